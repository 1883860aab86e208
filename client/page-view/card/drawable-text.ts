import { DRAWN_LETTERS } from './drawn-letters.js';

const DRAWN = new RegExp(`^[${DRAWN_LETTERS}]$`, 'u');
/** Letters that are joined or kept apart, such as in Persian. Nothing else that is not seen is kept. */
const JOINERS = '\u200c\u200d';
const UNSEEN = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/u;
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;
const WORDS = /[\p{L}\p{M}\p{N}]/u;

/**
 * A text without what the typefaces cannot draw, such as an emoji, in one line. Null if letters are among that, because words with holes say
 * something else, and if nothing is left.
 */
export function drawableText(text: string): string | null {
  let drawn = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(inOneLine(text.normalize('NFC')))) {
    const seen = [...segment].filter((letter) => !UNSEEN.test(letter) || JOINERS.includes(letter));
    if (!EMOJI.test(segment) && seen.every((letter) => DRAWN.test(letter) || JOINERS.includes(letter))) drawn += seen.join('');
    else if (!EMOJI.test(segment) && WORDS.test(segment)) return null;
  }
  return inOneLine(drawn) || null;
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
