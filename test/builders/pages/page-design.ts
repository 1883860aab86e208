import type { PageDesignInput } from '../../../client/api/generated/types.js';
import {
  DEFAULT_DESIGN,
  DEFAULT_TILE_STYLE,
  DESIGN_LIMITS,
  type PageDesign,
  type Tile,
  type TileStyle,
} from '../../../server/pages/design/page-design.rules.js';
import { toStoredDesign, withKind } from '../../../server/pages/design/stored-design.rules.js';
import type { TextTile } from '../../../server/pages/tile-kinds/text/text-tile.rules.js';
import { asTextTile } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import type { TextDesign } from '../../../server/pages/design/wire-design.rules.js';

/** A realistic text tile. Properties that matter for a test are given. */
export function aTile({ style, ...change }: Partial<Omit<TextTile, 'style'>> & { style?: Partial<TileStyle> } = {}): TextTile {
  return {
    kind: 'text',
    name: 'My garden',
    html: '<p>Lemons, figs and one <strong>old</strong> olive tree.</p>',
    ...change,
    style: { ...DEFAULT_TILE_STYLE, ...style },
  };
}

/** A design with a title and two tiles. Properties that matter for a test are given. */
export function aDesign(change?: Partial<TextDesign>): TextDesign;
export function aDesign(change: Partial<PageDesign>): PageDesign;
export function aDesign(change: Partial<PageDesign> = {}): PageDesign {
  return {
    ...DEFAULT_DESIGN,
    title: 'Ada Rossi',
    tiles: [aTile(), aTile({ name: 'Contact', html: '<p>Write to me.</p>' })],
    ...change,
  };
}

/** A design of exactly the maximum size, or of `more` bytes above it. */
export function aLargestDesign(more = 0): TextDesign {
  const tiles = Array.from({ length: 11 }, () => aTile({ html: '' }));
  const room = DESIGN_LIMITS.designBytes + more - Buffer.byteLength(JSON.stringify(toStoredDesign(aDesign({ tiles })).document));
  return aDesign({ tiles: tiles.map((tile, at) => ({ ...tile, html: 'x'.repeat(Math.floor(room / 11) + (at < room % 11 ? 1 : 0)) })) });
}

/** The design for the fields of the API that know only text tiles. */
export function asTextInput({ title, titleColor, backgroundColor, tiles, socialLinks }: PageDesign | PageDesignInput): PageDesignInput {
  const texts = tiles.map((tile) => asTextTile(withKind(tile) as Tile));
  return { title, titleColor, backgroundColor, socialLinks, tiles: texts.map(({ name, html, style }) => ({ name, html, style })) };
}
