import type { Language } from '../../../languages.rules.js';
import type { Account } from '../../account.js';
import type { TokenHash } from '../../sessions/session.js';
import type { EmailChange, EmailLinkPurpose } from '../email-change.js';

/** A change that its owner wishes. */
export interface WishedEmailChange {
  readonly change: EmailChange;
  /** The language of the request, for the mail with the link. */
  readonly language: Language;
}

/** The use of a mailed link. */
export interface UsedEmailLink {
  readonly tokenHash: TokenHash;
  readonly at: Date;
  /** The language of the request, for the mails about it. */
  readonly language: Language;
}

/** Stores changes of e-mail addresses. Removing an account removes its changes. */
export abstract class EmailChangeStore {
  /**
   * Stores a change that waits, and queues the mail with the link to confirm it, in one transaction. Another one of the account that waits ends with all of its
   * links. Does nothing when the account was removed.
   */
  abstract begin(wished: WishedEmailChange): Promise<void>;

  /** The change of the account that waits at this moment, or null. */
  abstract findWaiting(accountId: string, now: Date): Promise<EmailChange | null>;

  /** Ends the change of the account that waits. Does nothing when there is none. */
  abstract cancel(accountId: string): Promise<void>;

  /** The change with this id, or null when it has ended. */
  abstract find(id: string): Promise<EmailChange | null>;

  /**
   * Stores the token of a link that is about to be mailed. A link to confirm a change is valid until `endsAt`, and so is the change. False, with nothing stored, when
   * the change has no use for such a link any more.
   */
  abstract addLink(changeId: string, purpose: EmailLinkPurpose, tokenHash: TokenHash, endsAt: Date): Promise<boolean>;

  /**
   * Makes the change, once: the account has the new address, which counts as verified. All links that were mailed to the former address end, and
   * identities and passkeys prove nothing about the new one. The owner gets a mail. So does the former address, if it was verified, and the change can be taken back from
   * then on. One transaction. Null when the link is not valid; `taken` when another account has the address, or may take it back.
   * @throws {LastOperator} when nobody else administers the site, and `ADMIN_EMAIL` names the former address. Then nothing is changed.
   */
  abstract confirm(used: UsedEmailLink): Promise<Account | 'taken' | null>;

  /**
   * Gives the account its former address back, once, verified, and ends what somebody else could have: the password, sessions, links, access tokens,
   * webhooks, every identity that was linked since, every passkey and app that was added since or in the time before (`PREPARED_WITHIN`), and all changes that were made or begun since. Identities and passkeys from before
   * that did not prove who owns the address end, too, unless they are the only way in (`keepsLinked`); identities of that time end even then. Queues the mail with a link for a new password. One transaction. Null, with nothing changed, when the link is not valid.
   */
  abstract takeBack(used: UsedEmailLink, keepsLinked: boolean): Promise<Account | null>;

  /** Removes at most `atMost` changes that have ended, and returns how many it removed. */
  abstract removeEnded(now: Date, atMost: number): Promise<number>;
}
