import { networkLinksOf, type NetworkLink, type PageIcons } from '../../../server/pages/networks/network-links.rules.js';

/** The links of a page that lead somewhere, in their order. Older clients may have stored any text. */
export function shownLinks(icons: PageIcons): NetworkLink[] {
  return networkLinksOf(icons).filter(({ address }) => /^(?:https?:\/\/|mailto:|tel:)/i.test(address));
}
