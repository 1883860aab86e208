import { accepted, refused, type Parsed } from '../parsed.rules.js';

/** An address that mail can be sent to, as its owner wrote it. Made by `parseEmailAddress` only. */
export type EmailAddress = string & { readonly __brand: 'EmailAddress' };

/** The longest address that mail servers must take (RFC 5321), in characters. */
export const EMAIL_MAX_LENGTH = 254;

// ASCII only, so that "the same address ignoring case" means one thing in every database; a domain with other letters has an
// ASCII form. Quoted local parts ("a b"@example.org) are refused: nobody has one, and they are a way into mail headers.
const ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/i;
const LOCAL_PART_MAX_LENGTH = 64;

/** Reads an e-mail address; blanks at both ends are dropped, its case is kept. Codes: EMAIL_INVALID. */
export function parseEmailAddress(text: string): Parsed<EmailAddress> {
  const trimmed = text.trim();
  const fits = trimmed.length <= EMAIL_MAX_LENGTH && trimmed.indexOf('@') <= LOCAL_PART_MAX_LENGTH;
  if (fits && ADDRESS.test(trimmed)) return accepted(trimmed as EmailAddress);
  return refused('EMAIL_INVALID', 'Enter an e-mail address such as name@example.org.');
}
