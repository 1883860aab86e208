import { parseColor, type Color } from '../../server/pages/design/color.rules.js';
import { channels, INK } from './contrast.js';

const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * A CSS colour such as `rgba(55, 58, 112, 0.5)` from 6 or 8 hexadecimal digits and an opacity. The opacity is clamped to 0 to 1 and
 * multiplied by the alpha of an 8-digit colour. Anything else is logged, and the result is no colour (specification §5).
 */
export function rgba(hex: string, opacity: number): string | null {
  const digits = HEX.exec(hex)?.[1];
  if (digits === undefined) {
    console.error('Invalid hex color string');
    return null;
  }
  const color = parseColor(`#${digits}`, opacity, INK);
  return `rgba(${channels(color).join(', ')}, ${color.alpha})`;
}

/** A parsed colour as CSS. */
export function colorToCss({ hex, alpha }: Color): string {
  return rgba(hex, alpha) ?? 'transparent';
}
