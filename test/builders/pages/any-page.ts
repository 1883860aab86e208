import fc from 'fast-check';
import { readDraftDesign } from '../../../server/pages/design/design-parsing.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { iconsOf } from '../../../server/pages/networks/network-links.rules.js';
import { anyFullDesign } from './any-appearance.js';
import { anyNetworkLinks } from './any-network-links.js';
import { anyVisibility } from './any-visibility.js';

/** Any page that a draft may have: tiles of all kinds, icons, a look, and when and for whom its tiles are. */
export const anyPage: fc.Arbitrary<PageDesign> = fc
  .record({ design: anyFullDesign, links: anyNetworkLinks, visibilities: fc.array(anyVisibility, { maxLength: 8 }) })
  .map(({ design, links, visibilities }) => {
    const tiles = design.tiles.map((tile, at) => ({ ...tile, ...(visibilities[at] && { visibility: visibilities[at] }) }));
    return readDraftDesign({ ...design, ...iconsOf(links), tiles }).design!;
  });
