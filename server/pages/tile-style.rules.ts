import type { Color } from './color.rules.js';

/** The look of a tile's button. Radius: CSS pixels, 0 to 900 (specification §5). Thickness: 0 to 900, see `fontWeight`. */
export interface TileStyle {
  readonly text: Color;
  readonly button: Color;
  readonly hover: Color;
  readonly border: Color;
  readonly shadow: Color;
  readonly radius: number;
  readonly thickness: number;
}
