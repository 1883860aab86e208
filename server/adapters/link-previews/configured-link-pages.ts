import type { SiteSettings } from '../../administration/ports/site-settings.port.js';
import type { Config } from '../../config/config.js';
import type { LinkPages } from '../../pages/link-previews/ports/link-pages.port.js';
import type { LinkPictures } from '../../pages/link-previews/ports/link-pictures.port.js';
import type { SiteAddresses } from '../../site-addresses.js';
import { GuardedHttp } from '../outgoing-http/guarded-http.js';
import { siteAgent } from '../outgoing-http/site-agent.js';
import type { StrangersHtml } from '../strangers-html/strangers-html.js';
import { HttpLinkPages } from './http-link-pages.js';
import { HttpLinkPictures } from './http-link-pictures.js';

/** How long they may take, in milliseconds. */
const [HEAD, PROFILE, PICTURE] = [3_000, 10_000, 10_000];

/** Reads pages unless that is switched off. */
export function configuredLinkPages(config: Config, addresses: SiteAddresses, settings: SiteSettings, html: StrangersHtml): LinkPages {
  const connection = (timeout: number) => guardedHttp(config, addresses, timeout);
  const pages = new HttpLinkPages({ heads: connection(HEAD), profiles: connection(PROFILE) }, html);
  return {
    read: unlessOff(settings, (address) => pages.read(address)),
    readProfileLinks: unlessOff(settings, (address) => pages.readProfileLinks(address)),
  };
}

/** Reads pictures unless that is switched off. */
export function configuredLinkPictures(config: Config, addresses: SiteAddresses, settings: SiteSettings): LinkPictures {
  const pictures = new HttpLinkPictures(guardedHttp(config, addresses, PICTURE));
  return { read: unlessOff(settings, (address) => pictures.read(address)) };
}

type Read<T> = (address: string) => Promise<T | null>;

function unlessOff<T>(settings: SiteSettings, read: Read<T>): Read<T> {
  return async (address) => (settings.value('LINK_PREVIEWS') === 'off' ? null : read(address));
}

function guardedHttp({ siteName, linkPreviews }: Config, { origin }: SiteAddresses, timeout: number): GuardedHttp {
  return new GuardedHttp({ isPrivateAllowed: linkPreviews === 'private', userAgent: siteAgent('Previews', siteName, origin), timeout });
}
