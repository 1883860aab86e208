import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { isbot } from 'isbot';
import type { SiteAddresses } from '../../../site-addresses.js';

/** What headers say is remembered so often, until `forget`. */
const MOST_REMEMBERED = 1_000;
/** In characters. Longer texts are rare, and understood anew each time: otherwise strangers could fill the memory. */
const LONGEST_REMEMBERED = 500;
const LONGEST_HOST = 253;

/**
 * Reads from the headers of a visitor whether to count the visit, and where it came from. The same headers come again and again, and to understand
 * them costs more than to count. So what a text means is remembered until `forget`, without what page it was sent for, or when.
 */
export class VisitorHeaders {
  private readonly bots = new Map<string, boolean>();
  private readonly hosts = new Map<string, string | undefined>();
  private readonly ownHost: string;

  constructor({ host }: Pick<SiteAddresses, 'host'>) {
    this.ownHost = host;
  }

  /**
   * Whether a person looks at the page now, and has not asked to be left out, by Do Not Track or Global Privacy Control. Programs that say what
   * they are, and browsers that only load the page in case, are none.
   */
  isCounted(headers: IncomingHttpHeaders): boolean {
    if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
    if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined || headers['x-moz'] !== undefined) return false;
    const agent = headers['user-agent'];
    return agent !== undefined && !this.isBot(agent);
  }

  /** The host of another site that has led to the page: without `www.`, and empty if it is an address of a computer. */
  hostOf(referrer: string): string | undefined {
    if (this.hosts.has(referrer)) return this.hosts.get(referrer);
    return remember(this.hosts, referrer, otherHost(referrer, this.ownHost));
  }

  /** Forgets every text. */
  forget(): void {
    this.bots.clear();
    this.hosts.clear();
  }

  private isBot(agent: string): boolean {
    return this.bots.get(agent) ?? remember(this.bots, agent, isbot(agent));
  }
}

function remember<Meaning>(known: Map<string, Meaning>, text: string, meaning: Meaning): Meaning {
  if (text.length > LONGEST_REMEMBERED) return meaning;
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(text, meaning);
  return meaning;
}

function otherHost(referrer: string, ownHost: string): string | undefined {
  const parsed = URL.parse(referrer);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.host === ownHost) return undefined;
  const name = parsed.hostname.replace(/^www\./, '');
  // The address of a computer may be that of the visitor.
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || name.length > LONGEST_HOST ? '' : name;
}
