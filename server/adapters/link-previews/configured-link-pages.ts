import type { SiteSettings } from '../../administration/ports/site-settings.port.js';
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

/** Reads pages unless that is switched off. */
export function configuredLinkPages(config: Config, addresses: SiteAddresses, settings: SiteSettings): LinkPages {
  return unlessOff(settings, new HttpLinkPages(guardedHttp(config, addresses, PAGE)));
}

/** Reads pictures unless that is switched off. */
export function configuredLinkPictures(config: Config, addresses: SiteAddresses, settings: SiteSettings): LinkPictures {
  return unlessOff(settings, new HttpLinkPictures(guardedHttp(config, addresses, PICTURE)));
}

interface Reader<T> {
  read(address: string): Promise<T | null>;
}

function unlessOff<T>(settings: SiteSettings, reader: Reader<T>): Reader<T> {
  return { read: async (address) => (settings.value('LINK_PREVIEWS') === 'off' ? null : reader.read(address)) };
}

function guardedHttp({ siteName, linkPreviews }: Config, { origin }: SiteAddresses, timeout: number): GuardedHttp {
  return new GuardedHttp({ isPrivateAllowed: linkPreviews === 'private', userAgent: siteAgent('Previews', siteName, origin), timeout });
}
