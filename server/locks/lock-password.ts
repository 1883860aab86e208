import { PasswordUnfit } from './locks.errors.js';

/** The limits of a password of a tile or page, in characters. It is given to guests, so it may be short: guesses are limited. Those from before may have four. */
export const LOCK_PASSWORD = { least: 6, most: 128 } as const;

/**
 * The password as it is compared: without spaces around it, and with characters that look the same written in the same way, because guests copy and type it.
 * @throws {PasswordUnfit}
 */
export function parseLockPassword(typed: string): string {
  const password = asCompared(typed);
  if (password.length < LOCK_PASSWORD.least || password.length > LOCK_PASSWORD.most) throw new PasswordUnfit(LOCK_PASSWORD);
  return password;
}

/** What a visitor has typed, as it is compared. */
export function asCompared(typed: string): string {
  return typed
    .slice(0, 4 * LOCK_PASSWORD.most)
    .normalize('NFKC')
    .trim();
}
