import { hashToken, type TokenHash } from './session.js';

/** How long a device is known without signing in, in milliseconds: a year. The browser keeps its token for as long. */
export const DEVICE_KNOWN_FOR = 365 * 24 * 60 * 60 * 1000;

/** How many devices of one account are known: those that signed in last. */
export const MOST_KNOWN_DEVICES = 50;

/** A browser that has signed in to an account. Only the browser has its token, which signs nobody in. */
export interface KnownDevice {
  readonly accountId: string;
  readonly tokenHash: TokenHash;
  readonly lastUsedAt: Date;
}

/** The stored form of the token of a browser. It differs for each account, so nobody reads from it which accounts one browser uses. */
export function hashDevice(accountId: string, token: string): TokenHash {
  return hashToken(`${accountId} ${token}`);
}
