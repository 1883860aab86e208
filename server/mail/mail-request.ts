import type { SignIn } from '../actor.js';
import type { Language } from '../languages.rules.js';

/**
 * A mail that has to be sent: its kind and its receiver. It has no text while it waits in the queue: links are created when it is sent. So the
 * queue contains no secrets, and the lifetime of a link begins when it is sent.
 */
export type MailRequest = MailRequestContent & {
  /**
   * The language of the request that caused the mail; of a webhook, of the one that created it. Mails of an older release have none, and are
   * written in English.
   */
  readonly language?: Language;
};

type MailRequestContent =
  /** The username, for the account with this address, if there is one. */
  | { readonly kind: 'recover-username'; readonly email: string }
  /** A link for a new password, for the account with this address, if there is one. */
  | { readonly kind: 'reset-password'; readonly email: string }
  /** A link that verifies the address of the account. */
  | { readonly kind: 'verify-email'; readonly accountId: string }
  /** A link with which the owner saves the data of the account. An operator sends it. */
  | { readonly kind: 'data-archive'; readonly accountId: string }
  /** A notice that the account has a new password. */
  | { readonly kind: 'password-changed'; readonly accountId: string }
  /** The link to confirm a change of the e-mail address, to the new one; and the notice with the way back, to the former one. */
  | EmailChangeContent
  /** A notice that somebody has asked for another address of the account, to the present one. */
  | { readonly kind: 'email-change-asked'; readonly accountId: string; readonly newEmail: string }
  /** A notice that the account has a new address. */
  | { readonly kind: 'email-change-done'; readonly accountId: string }
  /** A notice that the account has another username. */
  | { readonly kind: 'username-changed'; readonly accountId: string; /** The one before. */ readonly former: string }
  /** A notice that an operator has suspended the account, and one that the suspension is lifted. */
  | ({ readonly kind: 'account-suspended'; readonly accountId: string } & SuspendedAccount)
  | { readonly kind: 'suspension-lifted'; readonly accountId: string }
  /** A notice that an operator has read a page of the account that its owner withholds from visitors. */
  | { readonly kind: 'page-read'; readonly accountId: string; /** Null if it has none. */ readonly linkname: string | null }
  /** A notice that an operator hides a page of the account, one that it is shown again, and what an owner asks the operators for. */
  | ({ readonly kind: 'page-hidden'; readonly accountId: string } & SuspendedAccount & {
        /** Null if it has none. */ readonly linkname: string | null;
      })
  | { readonly kind: 'page-shown'; readonly accountId: string; /** Null if it has none. */ readonly linkname: string | null }
  | AskedLookContent
  /** A notice to an operator that the first page of an account waits for a look, and one to its owner that visitors see it now. */
  | ({ readonly kind: 'first-page-waits'; readonly accountId: string } & WaitingFirstPage)
  | { readonly kind: 'page-approved'; readonly accountId: string; /** Null if it has none. */ readonly linkname: string | null }
  /** A notice that what was scheduled for a page could not be published. */
  | ({ readonly kind: 'publication-failed'; readonly accountId: string } & FailedPublication)
  /** A notice to an operator that a visitor has reported a page. */
  | ({ readonly kind: 'report-arrived'; readonly accountId: string } & ArrivedReport)
  /** What became of a report, for the visitor who has left this address. */
  | ({ readonly kind: 'report-decided'; readonly email: string } & DecidedReport)
  /** The receipt of a deletion, for the confirmed address of the account that was. A former release fails to write it, so that this one does. */
  | ({ readonly kind: 'account-deleted'; readonly to: string } & DeletedAccountNotice)
  /** A notice that the account has its former address again, with a link for a new password. */
  | { readonly kind: 'email-restored'; readonly accountId: string }
  /** A notice that somebody tried to open another account with the address of the account. */
  | { readonly kind: 'address-known'; readonly accountId: string }
  /** A notice that somebody signed in to the account by the provider for the first time, which ended everything else that signs in to it. */
  | {
      readonly kind: 'provider-joined';
      readonly accountId: string;
      /** What people call it. A mail of a former release has none, and is of Google. */ readonly provider?: string;
    }
  /** A notice that the owner has linked a provider to the account, or unlinked it. */
  | ({ readonly kind: 'provider-linked'; readonly accountId: string } & LinkedProvider)
  /** A notice that the owner has added a passkey to the account, or removed it. */
  | ({ readonly kind: 'passkey-changed'; readonly accountId: string } & ChangedPasskey)
  /** A notice that the second factor of the account was changed, or a recovery code used. */
  | ({ readonly kind: 'second-factor'; readonly accountId: string } & SecondFactorEvent)
  /** A notice that the password or the codes of the account are guessed from everywhere. */
  | ({ readonly kind: 'secret-guessed'; readonly accountId: string } & GuessedSecret)
  /** A notice that a device signed in that the account does not know. */
  | ({ readonly kind: 'new-device'; readonly accountId: string } & SignInNotice)
  /** An invitation for the address that it names, unless it was used or revoked in the meantime. */
  | { readonly kind: 'invitation'; readonly invitationId: string }
  /** A notice that the service has switched off a webhook of the account. */
  | ({ readonly kind: 'webhook-switched-off'; readonly accountId: string } & SwitchedOffWebhook);

interface AskedLookContent {
  readonly kind: 'page-look-asked';
  /** The operator; null for the support address, if nobody has an account that administers the site. */
  readonly accountId: string | null;
  /** Of the page; null if it has none any more. */
  readonly linkname: string | null;
  /** The username of the owner. */
  readonly owner: string;
  /** Why the page is hidden. */
  readonly reason: string;
}

/** A mail about a page whose owner asks for another look. */
export type AskedLookMail = AskedLookContent & Pick<MailRequest, 'language'>;

interface EmailChangeContent {
  readonly kind: 'confirm-email' | 'email-changed';
  readonly accountId: string;
  readonly changeId: string;
}

/** A mail about a change of an e-mail address that has not ended. */
export type EmailChangeMail = EmailChangeContent & Pick<MailRequest, 'language'>;

/** What a mail says of a webhook. */
export interface SwitchedOffWebhook {
  /** The host of its address, because the rest may be secret. */
  readonly host: string;
  /** Its receiver answered that it is gone, or nothing was delivered for days. */
  readonly end: 'gone' | 'failing';
}

/** What a mail to an operator says of a report. Nothing that the visitor wrote is in it. */
export interface ArrivedReport {
  readonly reportId: string;
  /** What the page is at. */
  readonly linkname: string;
  /** One of the reasons of `report.rules.ts`. */
  readonly reason: string;
}

/** What a mail says of a deleted account. */
export interface DeletedAccountNotice {
  readonly username: string;
  /** The number of the receipt. */
  readonly receipt: string;
  /** Who asked for it. */
  readonly by: 'owner' | 'operator';
  readonly pages: number;
  /** In the format of ISO 8601. */
  readonly at: string;
  /** Until then nobody can claim the linknames; in the format of ISO 8601. */
  readonly linknamesFreeAt: string;
}

/** What a mail to an operator says of a page that waits. */
export interface WaitingFirstPage {
  /** What the page is at; null if it has no address yet. */
  readonly linkname: string | null;
  /** The username of its owner. */
  readonly owner: string;
}

/** What a mail says of a scheduled publication. */
export interface FailedPublication {
  readonly pageId: string;
  /** What the page is at; null if it has no address yet. */
  readonly linkname: string | null;
  /** Why: the code of the error. */
  readonly code: string;
}

/** What a mail says to the sender of a report. */
export interface DecidedReport {
  /** What the page was at. */
  readonly linkname: string;
  /** Whether visitors do not see the page any more, it is not there any more, or nothing changes. */
  readonly outcome: 'withdrawn' | 'gone' | 'dismissed';
}

/** What a mail says of a suspension, or of a hidden page. */
export interface SuspendedAccount {
  /** One of the reasons of `suspension.rules.ts`. */
  readonly reason: string;
  /** What the operator writes to the owner; null for nothing. */
  readonly words: string | null;
}

/** What a mail says of a provider that signs in to an account. */
export interface LinkedProvider {
  /** What people call it. */
  readonly provider: string;
  readonly isLinked: boolean;
}

/** What a mail says of a passkey. */
export interface ChangedPasskey {
  /** What its owner calls it. */
  readonly name: string;
  readonly isAdded: boolean;
}

/** What a mail says of a sign-in. */
export interface SignInNotice {
  /** In the format of ISO 8601. */
  readonly at: string;
  /** The browser and system, as in the list of sessions; null when the request did not name them. */
  readonly device: string | null;
  readonly strength: NonNullable<SignIn['strength']>;
  /** What people call the provider; null if it was at none. */
  readonly provider: string | null;
}

/** What happened to the second factor of an account. */
export interface SecondFactorEvent {
  /** The app was switched `on` or `off` by the owner, or off by an operator (`reset`); or the recovery codes were replaced, or one of them used. */
  readonly event: 'on' | 'off' | 'reset' | 'renewed' | 'used';
  /** How many recovery codes are left. */
  readonly left: number;
}

/** What somebody guesses. Whoever guesses codes knows the password. */
export interface GuessedSecret {
  readonly secret: 'password' | 'code';
}

/** A kind of mail. */
export type MailKind = MailRequest['kind'];

/** A mail that the worker is sending. */
export interface QueuedMail {
  /** A UUID that is the same in every attempt. */
  readonly id: string;
  readonly mail: MailRequest;
  /** Whether the mail is given up if this attempt fails, too. */
  readonly isLastAttempt: boolean;
}

/**
 * The result of an attempt to send a mail: `delivered`; `needless` when there is no receiver any more; `postponed` when it will be
 * retried; `given-up` when it will not.
 */
export type MailFate = 'delivered' | 'needless' | 'postponed' | 'given-up';

/** A mail that was given up and is still stored. */
export interface GivenUpMail {
  /** A UUID. */
  readonly id: string;
  readonly mail: MailRequest;
  /** Why the last attempt failed, without an address or a link. */
  readonly reason: string;
  readonly givenUpAt: Date;
}

/** A mail that waits. */
export interface WaitingMail {
  /** A UUID. */
  readonly id: string;
  readonly mail: MailRequest;
  /** How often it was tried without success. */
  readonly failedTries: number;
  /** Why the last attempt failed, without an address or a link; null before the first one failed. */
  readonly answer: string | null;
  readonly isBeingSent: boolean;
  readonly nextTryAt: Date;
}

/** How many mails wait, which includes those being sent, and how many were given up and are still stored. */
export interface MailCounts {
  readonly waiting: number;
  /** How many seconds the oldest of the waiting mails has been in the queue; 0 when none waits. */
  readonly oldestSeconds: number;
  readonly givenUp: number;
}
