/** A colour as `#rrggbb` (lower case) and an opacity from 0 to 1. Made by `parseColor` or written out as a constant. */
export interface Color {
  readonly hex: string;
  readonly alpha: number;
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/;

/**
 * Reads `#rgb`, `#rrggbb` or `#rrggbbaa` with an opacity beside it; the alpha of an 8-digit hex multiplies that opacity.
 * What is no hex colour becomes `fallback`; an opacity outside 0 to 1 is brought back inside, one that is no number is 1.
 */
export function parseColor(hex: unknown, alpha: unknown, fallback: Color): Color {
  const digits = typeof hex === 'string' ? HEX.exec(hex.trim().toLowerCase())?.[1] : undefined;
  if (digits === undefined) return fallback;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const own = full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1;
  return { hex: `#${full.slice(0, 6)}`, alpha: roundAlpha(clampAlpha(alpha) * own) };
}

function clampAlpha(alpha: unknown): number {
  const number = typeof alpha === 'number' || (typeof alpha === 'string' && alpha.trim() !== '') ? Number(alpha) : 1;
  return Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : 1;
}

// Three decimals are finer than a screen shows and keep 0.1 × 0.5 from being written as 0.05000000000000000277.
function roundAlpha(alpha: number): number {
  return Math.round(alpha * 1000) / 1000;
}
