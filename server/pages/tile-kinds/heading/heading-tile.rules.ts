import type { BaseTile, TileKindRules } from '../tile-kind.rules.js';

/** A heading between tiles: its name. Without a name it is an empty gap. */
export interface HeadingTile extends BaseTile {
  readonly kind: 'heading';
}

export const headingTiles: TileKindRules<HeadingTile> = {
  toHtml: () => '',
  isBlank: () => true,
  publicFields: [],
};
