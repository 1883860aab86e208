import { randomBytes, randomInt } from 'node:crypto';
import type { TokenHash } from '../sessions/session.js';
import { bareCode } from '../typed-code.rules.js';

const minute = 60 * 1000;

/** For how long a set-up that was begun can be finished, in milliseconds. */
export const SET_UP_LIFETIME = 10 * minute;

/** For how long a sign-in waits for its second step, in milliseconds. */
export const CHALLENGE_LIFETIME = 10 * minute;

/** How many wrong codes end a sign-in that waits for its second step. */
export const MOST_WRONG_CODES = 5;

/** For how long a device is not asked for a code again, if its owner wants that, in milliseconds: 30 days. */
export const DEVICE_REMEMBERED_FOR = 30 * 24 * 60 * minute;

/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10;

/** The authenticator app of an account, after its owner has switched it on. */
export interface AuthenticatorApp {
  readonly secret: Uint8Array;
  readonly since: Date;
  /** The step of the last code that was accepted. */
  readonly lastStep: number;
  /** How many recovery codes are left. */
  readonly codesLeft: number;
}

/** A sign-in whose password was right, and which waits for its second step. Only the client has its token. */
export interface Challenge {
  readonly tokenHash: TokenHash;
  readonly accountId: string;
  /** The hash that the password matched: a new password ends the sign-in. */
  readonly passwordHash: string;
  readonly expiresAt: Date;
}

/** A device that is not asked for a code for a while. It is stored as a challenge is; only the device has its token. */
export type RememberedDevice = Challenge;

// RFC 4226 recommends 160 bits.
const SECRET_BYTES = 20;

/** A new secret that an authenticator app and the server share. */
export function newSecret(): Uint8Array {
  return randomBytes(SECRET_BYTES);
}

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret as people type it into an app: 32 characters of base32. */
export function asKey(secret: Uint8Array): string {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE_32.charAt(Number.parseInt(five, 2))).join('');
}

/** The address that a QR code has for authenticator apps. It names the site and the account, and has the secret. */
export function appAddress(secret: Uint8Array, { siteName, username }: { readonly siteName: string; readonly username: string }): string {
  // A colon separates the two names.
  const issuer = encodeURIComponent(siteName.replaceAll(':', ' '));
  return `otpauth://totp/${issuer}:${encodeURIComponent(username)}?secret=${asKey(secret)}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
}

// Without those that look like one another: 0 and o, 1, i and l.
const CODE_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 8;
const code = new RegExp(`^[${CODE_CHARACTERS}]{${CODE_LENGTH}}$`);

/** New recovery codes, such as `k7wq-3f9d`. They are short enough to be typed, so they are stored like passwords. */
export function newRecoveryCodes(): string[] {
  const character = (): string => CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length));
  const half = (): string => Array.from({ length: CODE_LENGTH / 2 }, character).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
}

/** What is stored of a recovery code, before it is hashed; null for a text that cannot be one. */
export function bareRecoveryCode(text: string): string | null {
  const bare = bareCode(text);
  return code.test(bare) ? bare : null;
}

/** The six digits of an app; null for a text that cannot be such a code. */
export function bareAppCode(text: string): string | null {
  const bare = bareCode(text);
  return /^\d{6}$/.test(bare) ? bare : null;
}
