import { parseColor, type Color } from '../../../../server/pages/design/color.rules.js';

/** A typed colour. Without `alpha`, the text has no opacity. */
export interface WrittenColor {
  readonly hex: string;
  readonly alpha?: number;
}

const HEX = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB = /^rgba?\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*(?:[,/]\s*(\d+|\d*\.\d+)(%?)\s*)?\)$/i;
const BLACK: Color = { hex: '#000000', alpha: 1 };

/** Parses 3, 4, 6 or 8 hexadecimal digits, with or without `#`, and `rgb()` or `rgba()`; null for anything else. */
export function readColor(text: string): WrittenColor | null {
  const written = text.trim();
  return readHex(written) ?? readRgb(written);
}

/** The colour as fields show it: `#373A70`. */
export function hexText({ hex }: Color): string {
  return hex.toUpperCase();
}

/** The opacity in per cent, as a whole number. */
export function percentOf({ alpha }: Color): number {
  return Math.round(alpha * 100);
}

function readHex(text: string): WrittenColor | null {
  const digits = HEX.exec(text)?.[1];
  if (digits === undefined) return null;
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const { hex, alpha } = parseColor(`#${full}`, 1, BLACK);
  return full.length === 8 ? { hex, alpha } : { hex };
}

function readRgb(text: string): WrittenColor | null {
  const [, red, green, blue, opacity, percent] = RGB.exec(text) ?? [];
  const parts = [red, green, blue].map(Number);
  if (!parts.every((part) => part <= 255)) return null;
  const hex = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  if (opacity === undefined) return { hex };
  return { hex, alpha: Math.min(1, Number(opacity) / (percent === '%' ? 100 : 1)) };
}
