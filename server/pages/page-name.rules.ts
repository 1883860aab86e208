import { accepted, refused, type Parsed } from '../parsed.rules.js';

/** The longest name of a page, in UTF-16 units. */
export const PAGE_NAME_MAX_LENGTH = 60;

/** A text that a program made, cut to the length of a name, but not in the middle of a character. */
export function cutPageName(text: string): string {
  return text.slice(0, PAGE_NAME_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** Parses what an owner calls a page. Blanks at both ends and control characters are removed. An empty text is no name. Refusal: PAGE_NAME_INVALID. */
export function parsePageName(text: string): Parsed<string | null> {
  const name = text.replace(/\p{Cc}+/gu, ' ').trim();
  if (name.length > PAGE_NAME_MAX_LENGTH) {
    return refused('PAGE_NAME_INVALID', { most: PAGE_NAME_MAX_LENGTH, length: name.length }, 'TEXT_TOO_LONG');
  }
  return accepted(name === '' ? null : name);
}
