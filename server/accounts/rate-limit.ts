import { createHmac } from 'node:crypto';

/** How often something may be tried. */
export interface RateLimit {
  /** Unique among all limits: what is counted is kept under it. */
  readonly name: string;
  readonly attempts: number;
  /** For how long an attempt counts, from the first of them on. */
  readonly seconds: number;
  /** Counted by each instance for itself, and anew after a restart: what protects its own processor is not worth a statement each time. */
  readonly ofInstance?: true;
}

/** One attempt, under what it is counted: a network, an account, an address. */
export interface Attempt {
  readonly limit: RateLimit;
  readonly key: string;
}

const minute = 60;
const hour = 60 * minute;

/** The limits on what guesses, floods or costs much. */
export const RATE_LIMITS = {
  /** Wrong passwords of one account from one network. */
  logInAtAccount: { name: 'log-in-at-account', attempts: 10, seconds: 15 * minute },
  /** Wrong passwords of all accounts from one network; a school has one address. */
  logInFromNetwork: { name: 'log-in-from-network', attempts: 60, seconds: 15 * minute },
  /** Wrong passwords of one account from all networks together: beyond it, somebody guesses from many places. */
  logInFromAnywhere: { name: 'log-in-from-anywhere', attempts: 100, seconds: hour },
  /** Wrong passwords of an account that is guessed at from many places, from one network: the owner's has its own few tries. */
  logInWhileGuessed: { name: 'log-in-while-guessed', attempts: 3, seconds: hour },
  registerFromNetwork: { name: 'register-from-network', attempts: 60, seconds: hour },
  recoverFromNetwork: { name: 'recover-from-network', attempts: 30, seconds: hour },
  /**
   * Letters of one kind to one address, whoever asks for them and whether or not it is known. Of one kind: who floods somebody with
   * usernames must not keep them from a new password.
   */
  recoverToAddress: { name: 'recover-to-address', attempts: 4, seconds: 15 * minute },
  verificationMail: { name: 'verification-mail', attempts: 4, seconds: 15 * minute },
  /** Pictures of one account: each keeps a core of the server busy for some seconds. */
  pictureUpload: { name: 'picture-upload', attempts: 60, seconds: hour },
  /** Publications of one account: each may keep a core busy for a second. Whoever publishes every few seconds never notices. */
  publish: { name: 'publish', attempts: 200, seconds: 10 * minute, ofInstance: true },
  googleFromNetwork: { name: 'google-from-network', attempts: 60, seconds: 15 * minute },
} as const satisfies Readonly<Record<string, RateLimit>>;

// Whoever makes names up does not make the table grow by each.
const sharedKeys = 65_536;

/** One of 65,536 keys for any text. Without the secret nobody can tell which texts have the same one. */
export function sharedKey(text: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(text).digest();
  return `shared ${digest.readUInt32BE() % sharedKeys}`;
}
