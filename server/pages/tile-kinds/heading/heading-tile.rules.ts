import type { TileFace, TileKindRules } from '../tile-kind.rules.js';

/** A heading between tiles: its name. Without a name it is an empty gap. */
export interface HeadingTile extends TileFace {
  readonly kind: 'heading';
}

export const headingTiles: TileKindRules<HeadingTile> = {
  toHtml: () => '',
  isBlank: () => true,
};
