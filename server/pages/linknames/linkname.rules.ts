import { accepted, refused, type Parsed } from '../../parsed.rules.js';
import { isReservedLinkname } from './reserved-linknames.rules.js';

declare const linkname: unique symbol;

/** The last part of a page's address, in lower case. Only `parseLinkname` makes one. */
export type Linkname = string & { readonly [linkname]: true };

/** The longest linkname, in characters. */
export const LINKNAME_MAX_LENGTH = 30;

// This is tested before the conversion to lower case, which would turn the Kelvin sign into a k.
const LINKNAME_IN_ANY_CASE = /^[a-z0-9](?:[a-z0-9_-]{0,28}[a-z0-9])?$/i;

/**
 * Parses a typed text, or a segment of a path. It removes blanks at both ends and converts to lower case. Refusals: LINKNAME_INVALID for a
 * wrong length or other characters, LINKNAME_RESERVED for a name that nobody can claim.
 */
export function parseLinkname(text: string): Parsed<Linkname> {
  const typed = text.trim();
  if (typed === '') return refused('LINKNAME_INVALID', {}, 'LINKNAME_EMPTY');
  if (!LINKNAME_IN_ANY_CASE.test(typed)) return refused('LINKNAME_INVALID');
  const name = normalizeLinkname(typed);
  if (isReservedLinkname(name)) return refused('LINKNAME_RESERVED');
  return accepted(name as Linkname);
}

/** The text in the form of a stored linkname, whether or not it is valid. */
export function normalizeLinkname(text: string): string {
  return text.trim().toLowerCase();
}
