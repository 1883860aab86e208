import type { Color } from './color.rules.js';

/** How the button of a tile is made. A tile without a surface is `filled`, with a soft shadow, as tiles were before there was a choice. */
export const SURFACES = ['filled', 'outline', 'hard', 'underline', 'cut', 'glazed', 'glass'] as const;

export type Surface = (typeof SURFACES)[number];

/** The look of a tile's button. Radius: CSS pixels, 0 to 900 (specification §5). Thickness: 0 to 900, see `fontWeight`. */
export interface TileStyle {
  readonly text: Color;
  readonly button: Color;
  readonly hover: Color;
  readonly border: Color;
  readonly shadow: Color;
  readonly radius: number;
  readonly thickness: number;
  /** `filled` if it is missing. Parsing leaves that out. */
  readonly surface?: Surface;
}
