import { parseColor, type Color } from '../../design/color.rules.js';
import { PLAIN_APPEARANCE, type Appearance, type Ground, type Pattern } from '../appearance.rules.js';
import type { TileStyle } from '../../design/tile-style.rules.js';

/** The groups in which themes are offered. */
export const MOODS = ['quiet', 'warm', 'lively', 'dark'] as const;

export type Mood = (typeof MOODS)[number];

/** A whole look of a page: everything but its words, its pictures and their order. */
export interface Look {
  readonly id: string;
  readonly name: string;
  readonly titleColor: Color;
  readonly backgroundColor: Color;
  /** The looks of tiles, in turn; at least one. */
  readonly tiles: readonly [TileStyle, ...TileStyle[]];
  /** The look of the tile that matters most. */
  readonly lead: TileStyle;
  readonly appearance: Omit<Appearance, 'theme'>;
}

/**
 * A look that is offered to everybody. Its id is the name of its file. Pages remember it, so it never changes. Its name is a proper name, which
 * is the same in every language.
 */
export interface Theme extends Look {
  readonly mood: Mood;
  /** Themes are offered in the order of these numbers. Neighbours have different moods. */
  readonly place: number;
}

/** The parts of an appearance that differ from the plain one. */
type Difference = { readonly [Part in keyof Look['appearance']]?: Partial<Appearance[Part]> };

/** A line or a shadow that is not there. */
export const NOTHING: Color = { hex: '#000000', alpha: 0 };

/** A colour of a theme, as `#rrggbb`. */
export function color(hex: string, alpha = 1): Color {
  return parseColor(hex, alpha, NOTHING);
}

/** The plain appearance with these differences. */
export function look(difference: Difference): Look['appearance'] {
  const parts = Object.entries(PLAIN_APPEARANCE).filter(([part]) => part !== 'theme');
  const merged = parts.map(([part, values]) => [part, { ...(values as object), ...difference[part as keyof Difference] }]);
  return Object.fromEntries(merged) as Look['appearance'];
}

/** A ground with a pattern in these colours. */
export function patterned(pattern: Pattern, ...hexes: readonly string[]): Partial<Ground> {
  return { kind: 'pattern', pattern, colors: hexes.map((hex) => color(hex)) };
}

/** A ground that becomes another colour towards the foot of the page. */
export function fading(hex: string, angle = 180): Partial<Ground> {
  return { kind: 'gradient', end: color(hex), angle };
}

/** The look of a tile without a line and without a shadow. */
export function tile(text: string, button: string, hover: string, more: Partial<TileStyle> = {}): TileStyle {
  const colors = { text: color(text), button: color(button), hover: color(hover) };
  return { ...colors, border: NOTHING, shadow: NOTHING, radius: 0, thickness: 500, ...more };
}
