/**
 * What somebody is to be written about. A letter waits without its text: links are made when it is sent, so that no secret waits with
 * it and a link's time begins when its reader can have it.
 */
export type Letter =
  /** To whoever has the address, if anybody: their username. */
  | { readonly kind: 'recover-username'; readonly email: string }
  /** To whoever has the address, if anybody: a link to choose a new password. */
  | { readonly kind: 'reset-password'; readonly email: string }
  /** A link that shows that the account's address is its owner's. */
  | { readonly kind: 'verify-email'; readonly accountId: string }
  /** That the account has a new password. */
  | { readonly kind: 'password-changed'; readonly accountId: string };

export type LetterKind = Letter['kind'];

/** A letter on its way out. */
export interface QueuedLetter {
  /** A UUID that stays the same over every attempt. */
  readonly id: string;
  readonly letter: Letter;
  /** Whether the letter is given up when this attempt fails, too. */
  readonly isLastAttempt: boolean;
}

/**
 * How an attempt to send a letter ended: `delivered`, or `needless` because nobody is to be written to any more; `postponed` is tried
 * again later, `given-up` never.
 */
export type LetterFate = 'delivered' | 'needless' | 'postponed' | 'given-up';

/** How many letters wait, the ones under way included, and how many were given up and are still kept to be looked at. */
export interface LetterCounts {
  readonly waiting: number;
  readonly givenUp: number;
}
