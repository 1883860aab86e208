import { createHash, randomBytes } from 'node:crypto';

const day = 24 * 60 * 60 * 1000;

/** How long a session lasts without use. */
export const SESSION_LIFETIME = 30 * day;

/** How old the noted last use may get: reading would otherwise mean writing. A session ends up to this much early. */
export const USE_NOTED_EVERY = day / 24;

/** That an account is signed in somewhere. Its token is known to the client only. */
export interface Session {
  readonly tokenHash: TokenHash;
  /** A UUID: its name in lists, which tells nothing about the token. */
  readonly id: string;
  readonly accountId: string;
  /** The browser and system it was started on, such as `Firefox on Linux`; null when it did not say. At most 100 characters. */
  readonly device: string | null;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
}

/** The SHA-256 of a token, in 64 hexadecimal digits. */
export type TokenHash = string & { readonly __brand: 'TokenHash' };

/** A token that nobody can guess: 256 random bits as base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A fast hash is enough: a random token cannot be found by trying. */
export function hashToken(token: string): TokenHash {
  return createHash('sha256').update(token).digest('hex') as TokenHash;
}

/** Whether the session has been without use for too long. */
export function hasExpired(session: Session, now: Date): boolean {
  return session.lastUsedAt <= lastUseBeforeExpiry(now);
}

/** Whoever was last used at this moment or before has expired. */
export function lastUseBeforeExpiry(now: Date): Date {
  return new Date(now.getTime() - SESSION_LIFETIME);
}

/** Whether the use of a session now is to be noted. */
export function isUseToBeNoted(session: Session, now: Date): boolean {
  return now.getTime() - session.lastUsedAt.getTime() >= USE_NOTED_EVERY;
}
