import type { Config } from '../../config/config.js';
import type { SiteAddresses } from '../../site-addresses.js';
import { LinkPages } from '../../pages/link-previews/ports/link-pages.port.js';
import { GuardedHttp } from '../outgoing-http/guarded-http.js';
import { siteAgent } from '../outgoing-http/site-agent.js';
import { HttpLinkPages } from './http-link-pages.js';

/** How long a page may take, in milliseconds. */
const TIMEOUT = 3_000;

/** Reads pages where the configuration allows. */
export function configuredLinkPages({ siteName, linkPreviews }: Config, { origin }: SiteAddresses): LinkPages {
  if (linkPreviews === 'off') return new NoLinkPages();
  const isPrivateAllowed = linkPreviews === 'private';
  return new HttpLinkPages(new GuardedHttp({ isPrivateAllowed, userAgent: siteAgent('Previews', siteName, origin), timeout: TIMEOUT }));
}

/** Reads no page. */
class NoLinkPages extends LinkPages {
  override read(): Promise<null> {
    return Promise.resolve(null);
  }
}
