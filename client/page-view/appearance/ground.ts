import { APPEARANCE_LIMITS as LIMITS, PLAIN_APPEARANCE, type Ground } from '../../../server/pages/appearance/appearance.rules.js';
import { parseColor, type Color } from '../../../server/pages/design/color.rules.js';
import { contrast, flatten } from '../contrast.js';
import { colorToCss } from '../rgba.js';
import { PATTERN_DRAWINGS } from './patterns/patterns.js';

/** What is behind a page as custom properties; none for a colour alone. */
export function groundLayers(ground: Ground, color: Color): Readonly<Record<string, string>> {
  if (ground.kind === 'gradient') return { 'ground-image': gradient(ground, color) };
  if (ground.kind !== 'pattern') return {};
  const colors = patternColors(ground);
  const { image, size, position = '50% 0' } = PATTERN_DRAWINGS[ground.pattern](colors);
  const grid: Readonly<Record<string, string>> = ground.pattern === 'grid' ? { grid: colors.at(-1) ?? 'transparent' } : {};
  return { 'ground-image': image, 'ground-size': size, 'ground-place': position, ...grid };
}

/**
 * The colours that can be behind words: those of both ends of a gradient, the nearer one first. Words on a pattern have a plate if they need one.
 */
export function groundColors({ kind, end, angle }: Ground, color: Color, isAtFoot: boolean): readonly [Color, ...Color[]] {
  if (kind !== 'gradient') return [color];
  const other = flatten(parsed(end, PLAIN_APPEARANCE.ground.end), color);
  const endsAtFoot = angle > 90 && angle < 270;
  return isAtFoot === endsAtFoot ? [other, color] : [color, other];
}

/** Patterns of large shapes. No words are read on them with ease, in whichever colours. */
const LOUD: readonly string[] = ['azulejo', 'terrazzo', 'bricks'];

/** Whether the words on a patterned ground need a plate. `words` is their colour. */
export function needsPlate({ kind, pattern, colors }: Ground, color: Color, words: Color): boolean {
  if (kind !== 'pattern') return false;
  return LOUD.includes(pattern) || colors.some((each) => contrast(flatten(parsed(each, color), color), words) < 4.5);
}

function gradient({ angle, end }: Ground, color: Color): string {
  const degrees = Number.isFinite(angle) ? Math.min(LIMITS.angle, Math.max(0, angle)) : PLAIN_APPEARANCE.ground.angle;
  return `linear-gradient(${degrees}deg,${color.hex},${colorToCss(parsed(end, PLAIN_APPEARANCE.ground.end))})`;
}

function patternColors({ colors, strength }: Ground): string[] {
  const share = Number.isFinite(strength) ? Math.min(100, Math.max(0, strength)) / 100 : 1;
  const first = PLAIN_APPEARANCE.ground.colors[0] as Color;
  return colors.slice(0, LIMITS.patternColors).map((each) => {
    const { hex, alpha } = parsed(each, first);
    // Hex digits are shorter in a drawing than functions.
    const seen = Math.round(alpha * share * 255);
    return seen === 255 ? hex : `${hex}${seen.toString(16).padStart(2, '0')}`;
  });
}

function parsed(color: Color, fallback: Color): Color {
  return parseColor(color.hex, color.alpha, fallback);
}
