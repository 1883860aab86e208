import { accepted, refused, type Parsed } from '../parsed.rules.js';

/** A password that may be chosen, exactly as typed: never trimmed, never cut. Made by `parsePassword` only. */
export type Password = string & { readonly __brand: 'Password' };

/** Lengths of a password in characters, where an emoji counts as the characters (code points) that it is made of. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/**
 * Reads a password that somebody chooses. The server also refuses the most common ones, whose list stays there.
 * Codes: PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_INVALID.
 */
export function parsePassword(text: string): Parsed<Password> {
  // Half a surrogate pair cannot be hashed: all of them would become the same replacement character.
  if (/\0|\p{Surrogate}/u.test(text)) {
    return refused('PASSWORD_INVALID', 'The password holds a character that cannot be used. Choose another one.');
  }
  const length = [...text].length;
  if (length < PASSWORD_LENGTH.least) {
    return refused('PASSWORD_TOO_SHORT', `Choose a password of at least ${PASSWORD_LENGTH.least} characters.`);
  }
  if (length > PASSWORD_LENGTH.most) {
    return refused('PASSWORD_TOO_LONG', `Choose a password of at most ${PASSWORD_LENGTH.most} characters.`);
  }
  return accepted(text as Password);
}
