import { LinkPages, type LinkPageHead } from '../../pages/link-previews/ports/link-pages.port.js';
import { OutgoingRequestFailed, type GuardedHttp } from '../outgoing-http/guarded-http.js';

const PAGE = { types: ['text/html', 'application/xhtml+xml'], mostBytes: 512 * 1024 };

/** Reads the pages that users link to, by HTTP. */
export class HttpLinkPages extends LinkPages {
  constructor(private readonly http: GuardedHttp) {
    super();
  }

  override async read(address: string): Promise<LinkPageHead | null> {
    try {
      const page = await this.http.read({ address, ...PAGE });
      if (page === null) return null;
      // The parser is loaded when the first page has come.
      const { readPageHead } = await import('./page-head.js');
      return { address: page.address, ...readPageHead(page.bytes, page.type) };
    } catch (error) {
      if (error instanceof OutgoingRequestFailed) return null;
      throw error;
    }
  }
}
