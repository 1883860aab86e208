import {
  DEFAULT_DESIGN,
  DEFAULT_TILE_STYLE,
  DESIGN_LIMITS,
  type PageDesign,
  type Tile,
  type TileStyle,
} from '../../server/pages/page-design.rules.js';

/** A realistic tile. Properties that matter for a test are given. */
export function aTile({ style, ...change }: Partial<Omit<Tile, 'style'>> & { style?: Partial<TileStyle> } = {}): Tile {
  return {
    name: 'My garden',
    html: '<p>Lemons, figs and one <strong>old</strong> olive tree.</p>',
    ...change,
    style: { ...DEFAULT_TILE_STYLE, ...style },
  };
}

/** A design with a title and two tiles. Properties that matter for a test are given. */
export function aDesign(change: Partial<PageDesign> = {}): PageDesign {
  return {
    ...DEFAULT_DESIGN,
    title: 'Ada Rossi',
    tiles: [aTile(), aTile({ name: 'Contact', html: '<p>Write to me.</p>' })],
    ...change,
  };
}

/** A design of exactly the maximum size, or of `more` bytes above it. */
export function aLargestDesign(more = 0): PageDesign {
  const tiles = Array.from({ length: 11 }, () => aTile({ html: '' }));
  const room = DESIGN_LIMITS.designBytes + more - Buffer.byteLength(JSON.stringify(aDesign({ tiles })));
  return aDesign({ tiles: tiles.map((tile, at) => ({ ...tile, html: 'x'.repeat(Math.floor(room / 11) + (at < room % 11 ? 1 : 0)) })) });
}
