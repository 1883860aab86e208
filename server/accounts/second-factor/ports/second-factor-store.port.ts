import type { Language } from '../../../languages.rules.js';
import type { TokenHash } from '../../sessions/session.js';
import type { AuthenticatorApp, Challenge, RememberedDevice } from '../second-factor.js';

/** A set-up of an authenticator app that its owner finishes with a code of the app. */
export interface FinishedSetUp {
  readonly accountId: string;
  readonly secret: Uint8Array;
  /** The step of the code. */
  readonly step: number;
  /** The hashes of the recovery codes. */
  readonly codeHashes: readonly string[];
  readonly at: Date;
  /** The language of the request, for the mail to the owner. */
  readonly language: Language;
}

/**
 * Stores the second factors of accounts: authenticator apps, recovery codes, sign-ins that wait for them, and devices that are not asked. Removing
 * an account, or its app, removes all of it. A change queues the mail that tells the owner, in the same transaction.
 */
export abstract class SecondFactorStore {
  /** The app of an account; null when it is not switched on. */
  abstract find(accountId: string): Promise<AuthenticatorApp | null>;

  /** Keeps the secret of a new app until the code of the app comes, instead of one that was kept before. False when an app is on, or the account was removed. */
  abstract begin(accountId: string, secret: Uint8Array, expiresAt: Date): Promise<boolean>;

  /** The secret of the app that is being set up; null when nothing was begun, or its time is over. */
  abstract findBegun(accountId: string, now: Date): Promise<Uint8Array | null>;

  /** Switches the app on. False, with nothing changed, when another secret was kept meanwhile, or the app is on. */
  abstract switchOn(finished: FinishedSetUp): Promise<boolean>;

  /** Accepts a code of the app at this step. False when this or a later step was accepted before: of concurrent calls exactly one gets true. */
  abstract acceptStep(accountId: string, secret: Uint8Array, step: number): Promise<boolean>;

  /** The hashes of the recovery codes that are left. */
  abstract codeHashes(accountId: string): Promise<string[]>;

  /** Uses a recovery code up, and tells the owner how many are left. Of concurrent calls exactly one gets true. */
  abstract useCode(accountId: string, codeHash: string, language: Language): Promise<boolean>;

  /** Replaces all recovery codes. False when the app is off. */
  abstract replaceCodes(accountId: string, codeHashes: readonly string[], language: Language): Promise<boolean>;

  /** Removes the app with all that belongs to it. False when there was none. */
  abstract remove(accountId: string, by: 'owner' | 'operator', language?: Language): Promise<boolean>;

  /** Keeps a sign-in until its second step. False when the app was switched off. */
  abstract addChallenge(challenge: Challenge): Promise<boolean>;

  /** The sign-in that waits with this token; null when it has ended. */
  abstract findChallenge(tokenHash: TokenHash, now: Date): Promise<Challenge | null>;

  /** Counts a code before it is checked. False when the sign-in has ended, or has this many attempts already. */
  abstract countAttempt(tokenHash: TokenHash, atMost: number): Promise<boolean>;

  /** Ends a sign-in. Of concurrent calls exactly one gets true. */
  abstract takeChallenge(tokenHash: TokenHash): Promise<boolean>;

  /** Lets a device sign in without a code. Does nothing when the app was switched off. */
  abstract remember(device: RememberedDevice): Promise<void>;

  /** Whether a device may sign in without a code, with this password hash. */
  abstract isRemembered(device: Omit<RememberedDevice, 'expiresAt'>, now: Date): Promise<boolean>;

  /** Removes at most `atMost` expired rows of each kind, and returns the most that it removed of one. */
  abstract removeExpired(now: Date, atMost: number): Promise<number>;
}
