import { createHmac } from 'node:crypto';
import { networksAround } from './networks.rules.js';

/** A rate limit: at most `attempts` in `seconds`. */
export interface RateLimit {
  /** Unique among all limits. Counts are stored under it. */
  readonly name: string;
  readonly attempts: number;
  /** The length of the window in seconds. It begins with the first attempt. */
  readonly seconds: number;
  /**
   * Whether each instance counts for itself, from zero after a restart. These limits protect its own CPU, and a query for each attempt
   * would cost more.
   */
  readonly ofInstance?: true;
}

/** An attempt under one limit. Its key is a network, an account or an address. */
export interface Attempt {
  readonly limit: RateLimit;
  readonly key: string;
}

/** What an attempt leaves of its limit. */
export interface CountedAttempt {
  /** False if the limit was reached before. Then it is not counted. */
  readonly isAllowed: boolean;
  /** How many attempts are left. */
  readonly left: number;
  /** After how many seconds all attempts are there again; at least 1. */
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/** The limits on requests that guess secrets, send mail or need much CPU time. */
export const RATE_LIMITS = {
  /** Wrong passwords for one account from one network. */
  logInAtAccount: { name: 'log-in-at-account', attempts: 10, seconds: 15 * minute },
  /** Wrong passwords for all accounts from one network. A whole school may have one address. */
  logInFromNetwork: { name: 'log-in-from-network', attempts: 60, seconds: 15 * minute },
  /** Wrong passwords for one account from all networks together. Beyond this limit, a distributed attack is assumed. */
  logInFromAnywhere: { name: 'log-in-from-anywhere', attempts: 100, seconds: hour },
  /** Wrong passwords from one network for an account under a distributed attack. So the owner's network has a few attempts of its own. */
  logInWhileGuessed: { name: 'log-in-while-guessed', attempts: 3, seconds: hour },
  /** Mails to the owner of an account whose password or codes are guessed from everywhere. */
  guessedMail: { name: 'guessed-mail', attempts: 1, seconds: 24 * hour },
  /** Wrong codes of the second step for one account from one network. */
  secondStepAtAccount: { name: 'second-step-at-account', attempts: 10, seconds: 15 * minute },
  /** Wrong codes of the second step for all accounts from one network. */
  secondStepFromNetwork: { name: 'second-step-from-network', attempts: 60, seconds: 15 * minute },
  /** Wrong codes of the second step for one account from all networks together. Somebody has its password, and three of a million codes are right. */
  secondStepFromAnywhere: { name: 'second-step-from-anywhere', attempts: 30, seconds: hour },
  /** Wrong codes of the second step from one network for an account whose codes are guessed from everywhere. */
  secondStepWhileGuessed: { name: 'second-step-while-guessed', attempts: 3, seconds: hour },
  /** Changes of the second factor of one account. New recovery codes keep a core busy for a second. */
  changeSecondFactor: { name: 'change-second-factor', attempts: 30, seconds: hour },
  /** Archives of all that is stored about one account. Each reads all its pictures. */
  exportData: { name: 'export-data', attempts: 5, seconds: 24 * hour },
  /** Archives of single pages of one account. Each reads all pictures of a page. */
  exportPage: { name: 'export-page', attempts: 60, seconds: hour },
  /** Registrations from one network, including refused ones. */
  registerFromNetwork: { name: 'register-from-network', attempts: 60, seconds: hour },
  /** Mails to the owner of an account about registrations with the address of the account. */
  registerKnownAddress: { name: 'register-known-address', attempts: 1, seconds: 24 * hour },
  /** Invitations that one network looks up. Somebody could guess codes. */
  readInvitation: { name: 'read-invitation', attempts: 100, seconds: 15 * minute },
  /** Uses of a code of the set-up from one network. Somebody could guess it. */
  setUpFromNetwork: { name: 'set-up-from-network', attempts: 60, seconds: hour },
  /** The same from all networks together. */
  setUpFromAnywhere: { name: 'set-up-from-anywhere', attempts: 1000, seconds: hour },
  /** Requests for recovery mails from one network. */
  recoverFromNetwork: { name: 'recover-from-network', attempts: 30, seconds: hour },
  /**
   * Mails of one kind to one address, from any network, and whether or not an account has the address. Each kind has its own count: a
   * person who floods an address with usernames must not prevent its owner from getting a new password.
   */
  recoverToAddress: { name: 'recover-to-address', attempts: 4, seconds: 15 * minute },
  /** Verification mails of one account. */
  verificationMail: { name: 'verification-mail', attempts: 4, seconds: 15 * minute },
  /** Mails to the owner of an account about browsers that it does not know. */
  newDeviceMail: { name: 'new-device-mail', attempts: 5, seconds: 24 * hour },
  /** The same about older clients, which cannot be known. */
  olderClientMail: { name: 'older-client-mail', attempts: 1, seconds: 24 * hour },
  /** Changes of the username of one account, refused ones too. Each tells whether a name is taken, and sends a mail. */
  changeUsername: { name: 'change-username', attempts: 10, seconds: 24 * hour },
  /** Changes of the e-mail address that one account requests. Each sends a mail to an address that its owner has typed. */
  emailChange: { name: 'email-change', attempts: 5, seconds: 24 * hour },
  /** The same of all accounts to one new address, whether or not another account has it. */
  emailChangeToAddress: { name: 'email-change-to-address', attempts: 3, seconds: 24 * hour },
  /** Pictures of one account. Each keeps a core of the server busy for some seconds. */
  pictureUpload: { name: 'picture-upload', attempts: 60, seconds: hour },
  /** Uploads of one account that were refused, and do not count as pictures. What is refused beyond this limit counts as one: it was received, and perhaps decoded. */
  refusedPicture: { name: 'refused-picture', attempts: 60, seconds: hour },
  /** Linknames that one account claims for its pages, refused ones too. Each writes rows, and tells what is taken. */
  claimLinkname: { name: 'claim-linkname', attempts: 60, seconds: hour },
  /** New pages of one account. Each may take a linkname. */
  createPage: { name: 'create-page', attempts: 60, seconds: hour },
  /** Deleted pages of one account. Each reserves a linkname if it was published. */
  deletePage: { name: 'delete-page', attempts: 60, seconds: hour },
  /** Names of pages, changes of their order and of the main page, and changes of own looks, of one account. Each writes one or more rows. */
  arrangePages: { name: 'arrange-pages', attempts: 300, seconds: 10 * minute },
  /** Publications of one account. Each may keep a core busy for a second. Publishing every few seconds stays below the limit. */
  publish: { name: 'publish', attempts: 200, seconds: 10 * minute, ofInstance: true },
  /** Dry runs of one account by tokens that may not publish. They cost as much, and must not use up the publications of the owner. */
  tryPublication: { name: 'try-publication', attempts: 200, seconds: 10 * minute, ofInstance: true },
  /** Saved and discarded drafts of one account. A device saves one every second while something is written. */
  saveDraft: { name: 'save-draft', attempts: 1200, seconds: 10 * minute, ofInstance: true },
  /** Designs of drafts that one account reads. Each is sanitized, which may keep a core busy for a second. */
  readDraft: { name: 'read-draft', attempts: 200, seconds: 10 * minute, ofInstance: true },
  /** Pages that the server reads for one account, to preview a link. Each is a request to somebody. */
  previewLink: { name: 'preview-link', attempts: 60, seconds: 10 * minute, ofInstance: true },
  /** Profiles that the server reads for one account, to see whether they link back. A page has up to fifty. */
  checkLinkBack: { name: 'check-link-back', attempts: 200, seconds: 10 * minute, ofInstance: true },
  /** Pages from elsewhere that one account imports. Each asks up to a hundred servers. */
  importPage: { name: 'import-page', attempts: 20, seconds: 24 * hour },
  /** Pictures of these pages. Each keeps a core of the server busy for some seconds. */
  importPicture: { name: 'import-picture', attempts: 300, seconds: 24 * hour },
  /** New access tokens of one account. */
  createAccessToken: { name: 'create-access-token', attempts: 60, seconds: hour },
  /** New webhooks and secrets of one account, tests of them, and events that are sent again. Each may send a request to somebody. */
  useWebhooks: { name: 'use-webhooks', attempts: 60, seconds: 10 * minute },
  /** New passkeys of one account. */
  addPasskey: { name: 'add-passkey', attempts: 30, seconds: hour },
  /** Sign-ins with passkeys that begin in one network. Each visit to the sign-in screen begins one, and a whole school may have one address. */
  passkeysFromNetwork: { name: 'passkeys-from-network', attempts: 600, seconds: 15 * minute },
  /** Reports of pages from one network. */
  reportFromNetwork: { name: 'report-from-network', attempts: 20, seconds: hour },
  /** Uses of one proof that a browser has worked. It is valid for an hour. */
  reportProof: { name: 'report-proof', attempts: 1, seconds: hour },
  /** Reports of one page from one network. */
  reportOfPage: { name: 'report-of-page', attempts: 3, seconds: 24 * hour },
  /** Wrong passwords for one tile or page from one network. */
  openLock: { name: 'open-lock', attempts: 5, seconds: minute },
  /** Wrong passwords for all tiles and pages from one network. */
  openLockFromNetwork: { name: 'open-lock-from-network', attempts: 100, seconds: 15 * minute },
  /** Wrong passwords for one tile or page from all networks together. Beyond this limit, a distributed attack is assumed. */
  openLockFromAnywhere: { name: 'open-lock-from-anywhere', attempts: 500, seconds: hour },
  /** Wrong passwords from one network for a tile or page under a distributed attack. So each guest has a few attempts. */
  openLockWhileGuessed: { name: 'open-lock-while-guessed', attempts: 3, seconds: hour },
  /** New passwords of tiles and pages of one account. Each keeps a core busy for some milliseconds. */
  createLock: { name: 'create-lock', attempts: 60, seconds: hour },
  /** Sign-ins at providers from one network. The name is that of stored counts, from when there was only Google. */
  providersFromNetwork: { name: 'google-from-network', attempts: 60, seconds: 15 * minute },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** What a program of an account may do only so often. */
export const RATES_OF_ACCOUNTS: readonly RateLimit[] = [
  ...[
    RATE_LIMITS.publish,
    RATE_LIMITS.tryPublication,
    RATE_LIMITS.saveDraft,
    RATE_LIMITS.readDraft,
    RATE_LIMITS.claimLinkname,
    RATE_LIMITS.createPage,
  ],
  ...[RATE_LIMITS.deletePage, RATE_LIMITS.arrangePages, RATE_LIMITS.createLock, RATE_LIMITS.pictureUpload, RATE_LIMITS.refusedPicture],
  ...[RATE_LIMITS.previewLink, RATE_LIMITS.checkLinkBack, RATE_LIMITS.importPage, RATE_LIMITS.importPicture, RATE_LIMITS.exportPage],
  RATE_LIMITS.useWebhooks,
];

/** A wider network has so many times the attempts of the narrower one. */
const WIDER = 4;

/** An attempt from a network, under the limit of it and of each wider network that it lies in. `keyOf`: the key of one of them, if it is not the network alone. */
export function attemptsFrom(limit: RateLimit, network: string, keyOf = (one: string): string => one): readonly [Attempt, ...Attempt[]] {
  const [narrow = network, ...wider] = networksAround(network);
  const around = wider.map((one, at) => {
    const [, bits = ''] = one.split('/');
    return { limit: { ...limit, name: `${limit.name}/${bits}`, attempts: limit.attempts * WIDER ** (at + 1) }, key: keyOf(one) };
  });
  return [{ limit, key: keyOf(narrow) }, ...around];
}

/** The four limits of guesses at one kind of secret. */
export interface GuessLimits {
  readonly atAccount: RateLimit;
  readonly fromNetwork: RateLimit;
  readonly fromAnywhere: RateLimit;
  readonly whileGuessed: RateLimit;
}

export const PASSWORD_GUESSES: GuessLimits = {
  atAccount: RATE_LIMITS.logInAtAccount,
  fromNetwork: RATE_LIMITS.logInFromNetwork,
  fromAnywhere: RATE_LIMITS.logInFromAnywhere,
  whileGuessed: RATE_LIMITS.logInWhileGuessed,
};

export const SECOND_STEP_GUESSES: GuessLimits = {
  atAccount: RATE_LIMITS.secondStepAtAccount,
  fromNetwork: RATE_LIMITS.secondStepFromNetwork,
  fromAnywhere: RATE_LIMITS.secondStepFromAnywhere,
  whileGuessed: RATE_LIMITS.secondStepWhileGuessed,
};

export const LOCK_GUESSES: GuessLimits = {
  atAccount: RATE_LIMITS.openLock,
  fromNetwork: RATE_LIMITS.openLockFromNetwork,
  fromAnywhere: RATE_LIMITS.openLockFromAnywhere,
  whileGuessed: RATE_LIMITS.openLockWhileGuessed,
};

// A limit, so that attempts with invented usernames cannot make the table grow forever.
const sharedKeys = 65_536;

/** Maps any text to one of 65,536 keys. Without the secret, nobody can find texts with the same key. */
export function sharedKey(text: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(text).digest();
  return `shared ${digest.readUInt32BE() % sharedKeys}`;
}
