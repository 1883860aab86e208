import {
  APPEARANCE_LIMITS as LIMITS,
  PLAIN_APPEARANCE as PLAIN,
  type Appearance,
} from '../../../server/pages/appearance/appearance.rules.js';
import { widthIn } from './faces.js';

/** The sizes of a title in CSS pixels, and the widths of a page for which they were drawn. */
const PHONE = 390;
const DESKTOP = 1440;
/** What the longest word may take of a page, in percent of its width: all but the margins. */
const ON_PHONES = 89;
const ABOVE_TILES = 92;
/** Of a page whose tiles go from edge to edge: beside the links on phones, and beside the tiles. */
const FULL_ON_PHONES = 76;
const BESIDE_FULL = 32;
/** Above such tiles, a title has at most this many lines. Words do not fill their lines. */
const LINES = 2;
const FILLED = 0.85;
/** Between a picture and the title beside it, and the margins of a page, in CSS pixels. */
const BESIDE_PICTURE = 58;
/** The tiles below a title that has the picture beside it, without the room around the picture. */
const BELOW_PICTURE = 1080 - 96;
/** A word needs a little more than its letters, which may be drawn over their edges. */
const ROOM = 1.03;
/** In em. */
const LEAST_WORD = 0.3;

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
  const column = layout.spread === 'broad' ? Math.min(400, Math.max(320, wide * 4.4)) : Math.min(480, Math.max(380, wide * 5.4));
  const isBeside = header.wide === 'beside';
  const isFull = layout.spread === 'full';
  const room = isBeside ? column : roomAbove(header);
  const most = isFull ? wide : Math.min(wide, room / word);
  const share = isFull ? fullShare(word, widthOf(title, type), isBeside) : ABOVE_TILES / word;
  return {
    phone: clamped(Math.min(size, PLAIN.type.size), Math.min((100 * size) / PHONE, phoneShare(header, isFull) / word), size),
    wide: clamped(Math.min(wide, PLAIN.type.wideSize), Math.min((100 * wide) / DESKTOP, share), most),
    column,
  };
}

/** In percent of the page. */
function phoneShare({ align, place, pictureSize }: Appearance['header'], isFull: boolean): number {
  if (isFull) return FULL_ON_PHONES;
  return align === 'start' && place !== 'above' ? (100 * (PHONE - pictureSize - BESIDE_PICTURE)) / PHONE : ON_PHONES;
}

/** In percent of the page: beside the tiles for the longest word, above them also for the whole title. */
function fullShare(word: number, whole: number, isBeside: boolean): number {
  return isBeside ? BESIDE_FULL / word : Math.min(ABOVE_TILES / word, (LINES * FILLED * ABOVE_TILES) / whole);
}

function roomAbove({ place, widePictureSize }: Appearance['header']): number {
  return place === 'above' ? Infinity : BELOW_PICTURE - widePictureSize;
}

function clamped(least: number, share: number, most: number): string {
  return `clamp(${rem(least)},${digits(share)}cqi,${rem(Math.max(least, most))})`;
}

/** In em. */
function widthOfLongestWord(title: string, type: Appearance['type']): number {
  return Math.max(LEAST_WORD, ...title.split(/[\s-]+/u).map((word) => widthOf(word, type) * ROOM));
}

/** In em. */
function widthOf(text: string, { heading, weight, isItalic, isUpperCase, spacing }: Appearance['type']): number {
  const shown = isUpperCase ? text.toUpperCase() : text;
  return widthIn(shown, heading, weight, isItalic) + ([...shown].length * spacing) / 100;
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
