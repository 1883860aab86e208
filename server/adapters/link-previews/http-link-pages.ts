import { LinkPages, type LinkPageHead, type ProfileLinks } from '../../pages/link-previews/ports/link-pages.port.js';
import { OutgoingRequestFailed, type GuardedHttp } from '../outgoing-http/guarded-http.js';
import { PageUnreadable, type StrangersHtml } from '../strangers-html/strangers-html.js';

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
  constructor(
    private readonly connections: LinkPageConnections,
    private readonly html: StrangersHtml,
  ) {
    super();
  }

  override async read(address: string): Promise<LinkPageHead | null> {
    return unlessFailed(async () => {
      const page = await textAt(this.connections.heads, address, HEAD);
      return page && { address: page.address, ...(await this.html.read('head', page.text, page.address)) };
    });
  }

  override async readProfileLinks(address: string): Promise<ProfileLinks | null> {
    return unlessFailed(async () => {
      const page = await textAt(this.connections.profiles, address, WHOLE);
      if (page === null) return null;
      const { addresses, isWhole } = await this.html.read('profileLinks', page.text, page.address);
      return { addresses, isWhole: isWhole && page.isWhole };
    });
  }
}

async function textAt(http: GuardedHttp, address: string, mostBytes: number) {
  const page = await http.read({ address, types: TYPES, mostBytes });
  return (
    page && {
      address: page.address,
      isWhole: page.isWhole,
      text: (await import('../strangers-html/page-text.js')).pageText(page.bytes, page.type),
    }
  );
}

/** Null if the page does not come, or nobody can read it. */
async function unlessFailed<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof OutgoingRequestFailed || error instanceof PageUnreadable) return null;
    throw error;
  }
}
