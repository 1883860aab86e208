import { accepted, refused, type Parsed } from '../parsed.rules.js';

/** A new password as it was typed: never trimmed, never cut. Only `parsePassword` makes one. */
export type Password = string & { readonly __brand: 'Password' };

/** The lengths of a password in code points. An emoji counts as the code points that it consists of. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/**
 * Parses a new password. The server also refuses the most common ones, and keeps the list of them.
 * Codes: PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_INVALID.
 */
export function parsePassword(text: string): Parsed<Password> {
  // Half a surrogate pair cannot be encoded: all of them would become the same replacement character and have the same hash.
  if (/\0|\p{Surrogate}/u.test(text)) {
    return refused('PASSWORD_INVALID');
  }
  const length = [...text].length;
  if (length < PASSWORD_LENGTH.least) {
    return refused('PASSWORD_TOO_SHORT', { least: PASSWORD_LENGTH.least });
  }
  if (length > PASSWORD_LENGTH.most) {
    return refused('PASSWORD_TOO_LONG', { most: PASSWORD_LENGTH.most });
  }
  return accepted(text as Password);
}

/**
 * The forms in which a typed password is compared. The first one has characters that look alike written alike (NFKC, as NIST SP 800-63B asks): keyboards
 * type the same letter in several ways. The other one is as typed, for hashes from before.
 */
export function formsOfPassword(typed: string): readonly [string, ...string[]] {
  // A longer text is no password, and takes time to normalise.
  const normal = typed.length > 4 * PASSWORD_LENGTH.most ? typed : typed.normalize('NFKC');
  return normal === typed ? [typed] : [normal, typed];
}
