import { TYPEFACE_WIDTHS, STAND_IN_WIDTHS } from './typeface-widths.js';

/** The first of the printable ASCII characters, and how the width of one is written: see scripts/assets/typefaces.mjs. */
const FIRST = 32;
const LAST = 126;
const NONE = 35;
const CONTROLS = 34;

/** The widths, in em, of letters that no table has: in scripts with wide letters, of capitals, and of all others. */
const WIDE_LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const WIDE = 1;
/** The width of letters that the typeface does not have: the typefaces that devices use instead are wide. */
const FOREIGN = 0.76;
/** Several characters can be one emoji, such as a flag. */
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f/u;
const OF_EMOJI = 1.25;
const CAPITAL = 0.74;
const OTHER = 0.62;
/** In a typeface for code, all letters are equally wide. */
const OF_CODE = 0.6;

type StandIn = 'sans' | 'serif' | 'mono';

/**
 * How wide a text is in the weight of a typeface that is at this place, in em. Of accents and kerning, nothing is known. `letters` are those that
 * the typeface has.
 */
export function textWidth(text: string, typeface: string, cut: number, letters: RegExp): number {
  const table = TYPEFACE_WIDTHS[typeface]?.[cut];
  const ofLetters = (cluster: string): number =>
    sum(cluster, (letter) => widthOf(letter, table) ?? otherWidth(letter, letters.test(letter)));
  return clusters(text).reduce((total, cluster) => total + (EMOJI.test(cluster) ? OF_EMOJI : ofLetters(cluster)), 0);
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What is seen as one letter or one emoji. */
export function clusters(text: string): string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

/** Whether a line can end within a word, as between emoji and between Chinese letters. */
export function breaksInWords(text: string): boolean {
  return EMOJI.test(text) || WIDE_LETTER.test(text);
}

/** Kerning brings letters closer together. And what stands in is better a little too narrow: then what just fits a line fits it in both. */
const CLOSER = 0.985;

/** How much wider a text is in a typeface than in what stands in; undefined if it has no letter that is known. */
export function widthRatio(text: string, typeface: string, cut: number, standIn: StandIn): number | undefined {
  const table = TYPEFACE_WIDTHS[typeface]?.[cut];
  const known = [...plain(text)].filter((letter) => widthOf(letter, table) !== undefined).join('');
  if (!table || known.trim() === '') return undefined;
  const ofStandIn = (letter: string): number => (standIn === 'mono' ? OF_CODE : (widthOf(letter, STAND_IN_WIDTHS[standIn]) ?? 0));
  return (CLOSER * sum(known, (letter) => widthOf(letter, table) ?? 0)) / sum(known, ofStandIn);
}

function sum(text: string, widthOfLetter: (letter: string) => number): number {
  return [...plain(text)].reduce((total, letter) => total + widthOfLetter(letter), 0);
}

/** Letters without their accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

function widthOf(letter: string, table: string | undefined): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (table === undefined || code < FIRST || code > LAST) return undefined;
  const written = table.charCodeAt(code - FIRST);
  return ((written > LAST ? written - CONTROLS : written) - NONE) / 100;
}

function otherWidth(letter: string, isOwn: boolean): number {
  if (WIDE_LETTER.test(letter)) return WIDE;
  if (!isOwn) return FOREIGN;
  return /\p{Lu}/u.test(letter) ? CAPITAL : OTHER;
}
