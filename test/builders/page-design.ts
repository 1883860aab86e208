import {
  DEFAULT_DESIGN,
  DEFAULT_TILE_STYLE,
  type PageDesign,
  type Tile,
  type TileStyle,
} from '../../server/pages/page-design.rules.js';

/** A tile like the ones people make; what a test is about is given. */
export function aTile({ style, ...change }: Partial<Omit<Tile, 'style'>> & { style?: Partial<TileStyle> } = {}): Tile {
  return {
    name: 'My garden',
    html: '<p>Lemons, figs and one <strong>old</strong> olive tree.</p>',
    ...change,
    style: { ...DEFAULT_TILE_STYLE, ...style },
  };
}

/** A design with a title and two tiles; what a test is about is given. */
export function aDesign(change: Partial<PageDesign> = {}): PageDesign {
  return {
    ...DEFAULT_DESIGN,
    title: 'Ada Rossi',
    tiles: [aTile(), aTile({ name: 'Contact', html: '<p>Write to me.</p>' })],
    ...change,
  };
}
