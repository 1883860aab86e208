import { LinkPages, type LinkPageHead, type ProfileLinks } from '../../pages/link-previews/ports/link-pages.port.js';
import { OutgoingRequestFailed, type GuardedHttp, type ReadFile } from '../outgoing-http/guarded-http.js';

const TYPES = ['text/html', 'application/xhtml+xml'];
/** How many bytes of a page are read for its head, and for its links. */
const [HEAD, WHOLE] = [512 * 1024, 1024 * 1024];

/** What asks the web: with little time for the head of a page, and with more for all its links. */
export interface LinkPageConnections {
  readonly heads: GuardedHttp;
  readonly profiles: GuardedHttp;
}

/** Reads the pages that users link to, by HTTP. */
export class HttpLinkPages extends LinkPages {
  constructor(private readonly connections: LinkPageConnections) {
    super();
  }

  override async read(address: string): Promise<LinkPageHead | null> {
    const page = await pageAt(this.connections.heads, address, HEAD);
    if (page === null) return null;
    // The parser is loaded when the first page has come.
    const { readPageHead } = await import('./page-head.js');
    return { address: page.address, ...readPageHead(page.bytes, page.type) };
  }

  override async readProfileLinks(address: string): Promise<ProfileLinks | null> {
    const page = await pageAt(this.connections.profiles, address, WHOLE);
    if (page === null) return null;
    const { readProfileLinks } = await import('./profile-links.js');
    return readProfileLinks(page);
  }
}

async function pageAt(http: GuardedHttp, address: string, mostBytes: number): Promise<ReadFile | null> {
  try {
    return await http.read({ address, types: TYPES, mostBytes });
  } catch (error) {
    if (error instanceof OutgoingRequestFailed) return null;
    throw error;
  }
}
