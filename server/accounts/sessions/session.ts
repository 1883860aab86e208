import { hash, randomBytes } from 'node:crypto';
import type { SignIn } from '../../actor.js';

const day = 24 * 60 * 60 * 1000;

/** How long a session lasts without being used, in milliseconds: 30 days. */
export const SESSION_LIFETIME = 30 * day;

/**
 * How outdated the stored time of the last use may be, in milliseconds: one hour. So most requests do not write. A session may expire up to
 * one hour too early.
 */
export const USE_NOTED_EVERY = day / 24;

/** A sign-in of an account on one device. Only the client has its token. */
export interface Session {
  readonly tokenHash: TokenHash;
  /** A UUID, which identifies the session in lists and reveals nothing about the token. */
  readonly id: string;
  readonly accountId: string;
  /** The browser and system of the sign-in, such as `Firefox on Linux`; null when the request did not name them. At most 100 characters. */
  readonly device: string | null;
  readonly startedAt: Date;
  /** When its owner has proved to a provider who they are, at the latest when it started; null where nobody says. */
  readonly provenAt: Date | null;
  /** How its owner has signed in, when it started. */
  readonly strength: SignIn['strength'];
  /** The name of the provider at which the owner has signed in; null after a password, and in sessions that a former release has started. */
  readonly provider: string | null;
  readonly lastUsedAt: Date;
}

/** The SHA-256 of a token, in 64 hexadecimal digits. */
export type TokenHash = string & { readonly __brand: 'TokenHash' };

/**
 * The sign-in of a session. It counts from the proof: a provider that knows a person may have asked for one days ago.
 * @param labelOf the name of a provider for people.
 */
export function signInOf({ strength, startedAt, provenAt, provider }: SessionSignIn, labelOf: (provider: string) => string): SignIn {
  if (provenAt === null || provider === null) return { strength, at: provenAt ?? startedAt };
  return { strength, at: provenAt, letIn: { by: labelOf(provider), at: startedAt } };
}

type SessionSignIn = Pick<Session, 'strength' | 'startedAt' | 'provenAt' | 'provider'>;

/** A new token that nobody can guess: 256 random bits in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. A fast hash is enough: a random token cannot be found by trying. */
export function hashToken(token: string): TokenHash {
  return hash('sha256', token) as TokenHash;
}

/** Whether the session was not used for too long. */
export function hasExpired(session: Session, now: Date): boolean {
  return session.lastUsedAt <= lastUseBeforeExpiry(now);
}

/** How many sessions of an account are listed. Programs that sign in again and again have more; ending all of them ends those, too. */
export const MOST_LISTED_SESSIONS = 200;

/** A session has expired if its last use is at this time or earlier. */
export function lastUseBeforeExpiry(now: Date): Date {
  return new Date(now.getTime() - SESSION_LIFETIME);
}

/** Whether a use of the session now has to be stored. */
export function isUseToBeNoted(session: Session, now: Date): boolean {
  return now.getTime() - session.lastUsedAt.getTime() >= USE_NOTED_EVERY;
}
