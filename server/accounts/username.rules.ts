import { accepted, refused, type Parsed } from '../parsed.rules.js';
import type { EmailAddress } from './email-address.rules.js';

/** 3 to 30 letters, digits, `_`, `.` and `-`, as the owner typed them. Only `parseUsername` makes one. */
export type Username = string & { readonly __brand: 'Username' };

/** The lengths of a username, in characters. */
export const USERNAME_LENGTH = { least: 3, most: 30 } as const;

/** Parses a username. It removes blanks at both ends and keeps upper and lower case. Codes: USERNAME_INVALID. */
export function parseUsername(text: string): Parsed<Username> {
  const trimmed = text.trim();
  if (/^[A-Za-z0-9_.-]{3,30}$/.test(trimmed)) return accepted(trimmed as Username);
  return refused('USERNAME_INVALID', USERNAME_LENGTH);
}

/** A username from the part of an address before the @, cut to the allowed length, with digits behind it. Codes: USERNAME_INVALID. */
export function usernameOfEmail(email: EmailAddress, digits: string): Parsed<Username> {
  const name = email.slice(0, email.lastIndexOf('@')).replace(/[^A-Za-z0-9_.-]/g, '') || 'user';
  return parseUsername(name.slice(0, USERNAME_LENGTH.most - digits.length) + digits);
}
