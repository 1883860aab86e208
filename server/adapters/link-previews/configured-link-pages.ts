import type { Config } from '../../config/config.js';
import type { LinkPages } from '../../pages/link-previews/ports/link-pages.port.js';
import type { LinkPictures } from '../../pages/link-previews/ports/link-pictures.port.js';
import type { SiteAddresses } from '../../site-addresses.js';
import { GuardedHttp } from '../outgoing-http/guarded-http.js';
import { siteAgent } from '../outgoing-http/site-agent.js';
import { HttpLinkPages } from './http-link-pages.js';
import { HttpLinkPictures } from './http-link-pictures.js';

/** How long they may take, in milliseconds. */
const [PAGE, PICTURE] = [3_000, 10_000];

/** Reads pages where the configuration allows. */
export function configuredLinkPages(config: Config, addresses: SiteAddresses): LinkPages {
  return config.linkPreviews === 'off' ? NOTHING : new HttpLinkPages(guardedHttp(config, addresses, PAGE));
}

/** Reads pictures where the configuration allows. */
export function configuredLinkPictures(config: Config, addresses: SiteAddresses): LinkPictures {
  return config.linkPreviews === 'off' ? NOTHING : new HttpLinkPictures(guardedHttp(config, addresses, PICTURE));
}

/** Nobody is asked. */
const NOTHING = { read: () => Promise.resolve(null) };

function guardedHttp({ siteName, linkPreviews }: Config, { origin }: SiteAddresses, timeout: number): GuardedHttp {
  return new GuardedHttp({ isPrivateAllowed: linkPreviews === 'private', userAgent: siteAgent('Previews', siteName, origin), timeout });
}
