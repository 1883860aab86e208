import { opensProgram } from '../../../server/pages/tile-kinds/tile-address.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { networkLinksOf, saysMe, type NetworkLink, type PageIcons } from '../../../server/pages/networks/network-links.rules.js';

/** The links of a page that lead somewhere, in their order. Older clients may have stored any text. */
export function shownLinks(icons: PageIcons): NetworkLink[] {
  return networkLinksOf(icons).filter(({ address }) => /^https?:\/\//i.test(address) || opensProgram(address));
}

/** Where a page leads with `rel="me"`: to the profiles of its creator, those of its icons first. Each once. `design` has only tiles that visitors see. */
export function profileAddresses(design: PageDesign): string[] {
  const tiles = design.tiles.filter((tile) => 'isMe' in tile).flatMap((tile) => ('address' in tile ? tile.address : []));
  return [
    ...new Set([
      ...shownLinks(design)
        .filter(saysMe)
        .map(({ address }) => address),
      ...tiles,
    ]),
  ];
}
