import { accepted, refused, type Parsed } from '../../parsed.rules.js';
import { isReservedLinkname } from './reserved-linknames.rules.js';

declare const linkname: unique symbol;

/** The last part of a page's address, in lower case. Only `parseLinkname` makes one. */
export type Linkname = string & { readonly [linkname]: true };

/** The longest linkname, in characters. */
export const LINKNAME_MAX_LENGTH = 30;

// This is tested before the conversion to lower case, which would turn the Kelvin sign into a k.
const LINKNAME_IN_ANY_CASE = /^[a-z0-9](?:[a-z0-9_-]{0,28}[a-z0-9])?$/i;

/** What the sentence of a refusal can show: no control characters, and nothing invisible. */
const SHOWN_SIGN = /[\p{L}\p{N}\p{P}\p{S} ]/u;

/** Letters that are no other letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th' };

/**
 * Parses a typed text, or a segment of a path. It removes blanks at both ends and converts to lower case. Refusals: LINKNAME_INVALID for a
 * wrong length or other characters, LINKNAME_RESERVED for a name that nobody can claim.
 */
export function parseLinkname(text: string): Parsed<Linkname> {
  const typed = text.trim();
  if (typed === '') return refused('LINKNAME_INVALID', {}, 'LINKNAME_EMPTY');
  if (!LINKNAME_IN_ANY_CASE.test(typed)) return refuseForm(typed);
  const name = normalizeLinkname(typed);
  if (isReservedLinkname(name)) return refused('LINKNAME_RESERVED');
  return accepted(name as Linkname);
}

/** The text in the form of a stored linkname, whether or not it is valid. */
export function normalizeLinkname(text: string): string {
  return text.trim().toLowerCase();
}

/** A linkname that fits a name, to be changed by its author; empty if the name has no letter that a linkname may have. */
export function linknameFrom(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøłđþ]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^[_-]+/, '')
    .slice(0, LINKNAME_MAX_LENGTH)
    .replace(/[_-]+$/, '');
}

/** Names the first sign that a linkname cannot have. `fitting` is what could be claimed instead, if there is something. */
function refuseForm(typed: string): Parsed<never> {
  const [sign = ''] = /[^A-Za-z0-9_-]/u.exec(typed) ?? [];
  const fitting = linknameFrom(typed.slice(0, 2 * LINKNAME_MAX_LENGTH));
  if (fitting === '' || isReservedLinkname(fitting)) return refused('LINKNAME_INVALID');
  return SHOWN_SIGN.test(sign) ? refused('LINKNAME_INVALID', { sign, fitting }, 'LINKNAME_SIGN') : refused('LINKNAME_INVALID', { fitting });
}
