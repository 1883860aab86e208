import {
  APPEARANCE_LIMITS as LIMITS,
  PLAIN_APPEARANCE as PLAIN,
  type Appearance,
} from '../../../server/pages/appearance/appearance.rules.js';
import { letterWidth } from './faces.js';

/** The sizes of a title in CSS pixels, and the widths of a page for which they were drawn. */
const PHONE = 390;
const DESKTOP = 1440;
/** What the longest word may take of a page, in percent of its width: all but the margins. */
const ON_PHONES = 89;
const ABOVE_TILES = 92;
/** Of a page whose tiles go from edge to edge, beside the title. */
const BESIDE_FULL = 32;
/** Capitals are wider than the mean of all letters. So are many words. */
const CAPITALS = 1.12;
const OTHERS = 1.06;

/** The font sizes of a title on phones and on wide pages: CSS lengths. */
export interface TitleSizes {
  readonly phone: string;
  readonly wide: string;
  /** The width of the column of a title that stands beside the tiles, in CSS pixels. */
  readonly column: number;
}

/**
 * A title as large as the creator chose, on pages as wide as the drawn ones. It is smaller on narrower pages, and where its longest word would
 * be broken; but never smaller than a plain title.
 */
export function titleSizes(title: string, { type, header, layout }: Appearance): TitleSizes {
  const size = chosen(type.size, PLAIN.type.size);
  const wide = chosen(type.wideSize, PLAIN.type.wideSize);
  const word = widthOfLongestWord(title, type);
  const column = Math.min(480, Math.max(340, wide * 5.4));
  const isBeside = header.wide === 'beside';
  const isFull = layout.spread === 'full';
  const most = isBeside && !isFull ? Math.min(wide, column / word) : wide;
  const share = isBeside && isFull ? BESIDE_FULL : ABOVE_TILES;
  return {
    phone: clamped(Math.min(size, PLAIN.type.size), Math.min((100 * size) / PHONE, ON_PHONES / word), size),
    wide: clamped(Math.min(wide, PLAIN.type.wideSize), Math.min((100 * wide) / DESKTOP, share / word), most),
    column,
  };
}

function clamped(least: number, share: number, most: number): string {
  return `clamp(${rem(least)},${digits(share)}cqi,${rem(Math.max(least, most))})`;
}

/** In em, as far as the mean width of the letters tells it. */
function widthOfLongestWord(title: string, { heading, spacing, isUpperCase }: Appearance['type']): number {
  const letters = Math.max(1, ...title.split(/[\s-]+/u).map((word) => [...word].length));
  return letters * Math.max(0.3, letterWidth(heading) * (isUpperCase ? CAPITALS : OTHERS) + spacing / 100);
}

function chosen(value: number, fallback: number): number {
  return Number.isFinite(value) ? Math.min(LIMITS.titleSize, Math.max(0, value)) : fallback;
}

/** At most three digits after the point. */
export function digits(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Pixels as a size that follows the reader's font size. */
export function rem(pixels: number): string {
  return `${digits(pixels / 16)}rem`;
}
