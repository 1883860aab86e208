/** A colour as `#rrggbb` in lower case, and an opacity from 0 to 1. `parseColor` makes it, or it is a constant. */
export interface Color {
  readonly hex: string;
  readonly alpha: number;
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/;

/** Whether a value is a text such as `#rgb`, `#rrggbb` or `#rrggbbaa`. */
export function isHexColor(hex: unknown): hex is string {
  return digitsOf(hex) !== undefined;
}

/**
 * Parses `#rgb`, `#rrggbb` or `#rrggbbaa` with an opacity beside it. The alpha of an 8-digit hex multiplies that opacity. If the text is
 * not a hex colour, the result is `fallback`. An opacity outside 0 to 1 is clamped; one that is not a number becomes 1.
 */
export function parseColor(hex: unknown, alpha: unknown, fallback: Color): Color {
  const digits = digitsOf(hex);
  if (digits === undefined) return fallback;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const own = full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1;
  return { hex: `#${full.slice(0, 6)}`, alpha: roundAlpha(clampAlpha(alpha) * own) };
}

function digitsOf(hex: unknown): string | undefined {
  return typeof hex === 'string' ? HEX.exec(hex.trim().toLowerCase())?.[1] : undefined;
}

function clampAlpha(alpha: unknown): number {
  const number = typeof alpha === 'number' || (typeof alpha === 'string' && alpha.trim() !== '') ? Number(alpha) : 1;
  return Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : 1;
}

// Three decimals are finer than a screen shows. Rounding prevents texts such as 0.05000000000000000277.
function roundAlpha(alpha: number): number {
  return Math.round(alpha * 1000) / 1000;
}
