import {
  APPEARANCE_LIMITS as LIMITS,
  PLAIN_APPEARANCE as PLAIN,
  type Appearance,
} from '../../../../server/pages/appearance/appearance.rules.js';
import { typefaceName, widthIn } from './typefaces.js';
import { clamped, greatest, least, ofPage, pixels, scaled, type Length } from './length.js';
import { clusters } from './text-width.js';
import { isBesidePicture, roomOnPhones, roomOnWidePages } from './title-room.js';

/** The sizes of a title in CSS pixels, and the widths of a page for which they were drawn. */
const PHONE = 390;
const DESKTOP = 1440;
/** Above tiles from edge to edge, what a title may take of a page, in percent of its width. */
const ABOVE_TILES = 92;
/** Above such tiles, a title has at most this many lines. Words do not fill their lines. */
const LINES = 2;
const FILLED = 0.85;
/** A word needs a little more than its letters, which may be drawn over their edges. */
const ROOM = 1.05;
/** Of the typefaces of devices, some are wider than the one by which they are measured. */
const ROOM_ON_DEVICES = 1.18;
/** In em. */
const LEAST_WORD = 0.3;
/** The least size of a title, in CSS pixels. A word that does not fit in this size is broken. */
const LEAST = 15;
/** A title beside a picture that would be smaller than this on phones stands above it. */
const LEAST_BESIDE = 27;
/** Widths of pages between which sizes change evenly: below 960 px and from there on. */
const NARROW: readonly number[] = [320, 390, 560, 600, 640, 719, 959];
const WIDE: readonly number[] = [960, 1080, 1200, 1320, DESKTOP, 1920];

/** The font sizes of a title on phones and on wide pages. */
export interface TitleSizes {
  readonly phone: Length;
  readonly wide: Length;
  /** The width of the column of a title that stands beside the tiles, in CSS pixels. */
  readonly column: number;
  /** Whether it stands above a picture on phones that it would stand beside. */
  readonly hasOwnLine: boolean;
}

/**
 * A title as large as the creator chose, on pages as wide as the drawn ones. It is smaller on narrower pages, but not smaller than a plain title
 * unless its longest word would be broken.
 */
export function titleSizes(title: string, appearance: Appearance, hasPicture = true): TitleSizes {
  const { type, header, layout } = appearance;
  const [size, wide] = [chosen(type.size, PLAIN.type.size), chosen(type.wideSize, PLAIN.type.wideSize)];
  const word = widthOfLongestWord(title, type);
  const column = layout.spread === 'broad' ? Math.min(400, Math.max(320, wide * 4.4)) : Math.min(480, Math.max(380, wide * 5.4));
  const hasOwnLine = hasPicture && isBesidePicture(header) && needsOwnLine(appearance, size, word);
  const isAbove = layout.spread === 'full' && header.wide === 'above';
  const most = isAbove ? (LINES * FILLED * ABOVE_TILES) / widthOf(title, type) : Infinity;
  const onPhones = asDrawn(size, PLAIN.type.size, (100 * size) / PHONE);
  const onWidePages = asDrawn(wide, PLAIN.type.wideSize, Math.min((100 * wide) / DESKTOP, most));
  return {
    phone: fitted(onPhones, roomOnPhones(appearance, hasPicture, hasOwnLine), word, NARROW),
    wide: fitted(onWidePages, roomOnWidePages(appearance, hasPicture, column), word, WIDE),
    column,
    hasOwnLine,
  };
}

/** Tiles from edge to edge have a header of their own, and so has the plate of a header. */
function needsOwnLine(appearance: Appearance, size: number, word: number): boolean {
  const { layout, panel } = appearance;
  if (layout.spread === 'full' || (panel.kind !== 'none' && panel.holds === 'header')) return false;
  return roomOnPhones(appearance, true, false).at(PHONE) / word < Math.min(size, LEAST_BESIDE);
}

function asDrawn(size: number, plain: number, share: number): Length {
  return clamped(pixels(Math.min(size, plain)), ofPage(share), pixels(size));
}

/** A size with which a word of this width, in em, has room. Most words need no more than the size that was drawn. */
function fitted(drawn: Length, room: Length, word: number, widths: readonly number[]): Length {
  const fitting = scaled(room, 1 / word);
  const isFine = widths.every((width) => drawn.at(width) <= fitting.at(width));
  return isFine ? drawn : greatest(pixels(LEAST), least(drawn, fitting));
}

/** In em. Words are divided after their hyphens. */
function widthOfLongestWord(title: string, type: Appearance['type']): number {
  const room = typefaceName(type.heading) === '' ? ROOM_ON_DEVICES : ROOM;
  return Math.max(LEAST_WORD, ...title.split(/\s+|(?<=-)/u).map((word) => widthOf(word, type) * room));
}

/** In em. */
function widthOf(text: string, { heading, weight, isItalic, isUpperCase, spacing }: Appearance['type']): number {
  const shown = isUpperCase ? text.toUpperCase() : text;
  return widthIn(shown, heading, weight, isItalic) + (clusters(shown).length * spacing) / 100;
}

function chosen(value: number, fallback: number): number {
  return Number.isFinite(value) ? Math.min(LIMITS.titleSize, Math.max(0, value)) : fallback;
}
