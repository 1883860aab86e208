import { accepted, refused, type Parsed } from '../parsed.rules.js';

/** An e-mail address as its owner typed it. Only `parseEmailAddress` makes one. */
export type EmailAddress = string & { readonly __brand: 'EmailAddress' };

/** The longest address that mail servers have to accept (RFC 5321), in characters. */
export const EMAIL_MAX_LENGTH = 254;

// ASCII only, so that every database agrees on which addresses differ only in case. A domain with other letters has an ASCII form. Quoted
// local parts ("a b"@example.org) are refused: hardly anybody has one, and they could inject mail headers. Dots may stand anywhere before the @, as
// browsers accept it: providers have given out such addresses (a..b@docomo.ne.jp).
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/i;
const LOCAL_PART_MAX_LENGTH = 64;

/** Whether two addresses differ at most in case. */
export function isSameEmail(one: EmailAddress, other: EmailAddress): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Parses an e-mail address. It removes blanks at both ends and keeps upper and lower case. Codes: EMAIL_INVALID. */
export function parseEmailAddress(text: string): Parsed<EmailAddress> {
  const trimmed = text.trim();
  const fits = trimmed.length <= EMAIL_MAX_LENGTH && trimmed.indexOf('@') <= LOCAL_PART_MAX_LENGTH;
  if (fits && ADDRESS.test(trimmed)) return accepted(trimmed as EmailAddress);
  return refused('EMAIL_INVALID');
}
