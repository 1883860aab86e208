import { hash, randomBytes } from 'node:crypto';
import type { Scope } from '../../actor.js';
import type { TokenHash } from '../sessions/session.js';

/** The maximum number of access tokens of an account. */
export const MOST_ACCESS_TOKENS = 50;

const day = 24 * 60 * 60 * 1000;

/** How long an expired token stays in the list of its owner, in milliseconds: 30 days. */
export const EXPIRED_LISTED_FOR = 30 * day;

/** What a program shows instead of a session. Only the program has its token, and it acts for one account. */
export interface AccessToken {
  readonly tokenHash: TokenHash;
  /** A UUID, which identifies the token in lists and reveals nothing about it. */
  readonly id: string;
  readonly accountId: string;
  /** What its owner calls it. */
  readonly name: string;
  /** What it allows, in the order of `SCOPES`, each once; at least one. */
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  /** Null for a token that is valid until it is revoked. */
  readonly expiresAt: Date | null;
  /** Up to an hour too early; null before the first use. */
  readonly lastUsedAt: Date | null;
}

const PREFIX = 'tessera_';
const bodyLength = 50;
const checkLength = 6;
const shape = new RegExp(`^${PREFIX}([0-9a-z]{${bodyLength}})([0-9a-f]{${checkLength}})$`);

/**
 * A new access token that nobody can guess: 256 random bits between a prefix, by which secret scanners find it, and a check sum, by which they
 * and the server recognise a text that only looks like one.
 */
export function newAccessToken(): string {
  const body = BigInt(`0x${randomBytes(32).toString('hex')}`)
    .toString(36)
    .padStart(bodyLength, '0');
  return `${PREFIX}${body}${checkSum(body)}`;
}

/** Whether the text can be an access token. The tokens of sessions never look like one. */
export function isAccessToken(text: string): boolean {
  const [, body, check] = shape.exec(text) ?? [];
  return body !== undefined && check === checkSum(body);
}

/** Whether the token is valid at this time. */
export function isInForce({ expiresAt }: AccessToken, now: Date): boolean {
  return expiresAt === null || expiresAt > now;
}

/** The moment of expiry that the owner chose. */
export function expiryAfter(days: number | undefined, now: Date): Date | null {
  return days === undefined ? null : new Date(now.getTime() + days * day);
}

/** Whether a use of the token now has to be stored: at most one in an hour is, so that most requests do not write. */
export function isTokenUseToBeNoted({ lastUsedAt }: AccessToken, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= day / 24;
}

function checkSum(body: string): string {
  return hash('sha256', body).slice(0, checkLength);
}
