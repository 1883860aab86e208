import type { Language } from '../../../languages.rules.js';
import type { KnownIdentity } from '../external-identity.js';

/** An identity that its owner links to an account, after signing in there. */
export interface LinkedIdentity {
  readonly accountId: string;
  readonly identity: KnownIdentity;
  /** What people call the provider, for the mail to the owner. */
  readonly label: string;
  /** The language of the request, for that mail. */
  readonly language: Language;
}

/** The identities of an account at one provider, which shall not sign in to it any more. */
export interface UnlinkedIdentities {
  readonly accountId: string;
  readonly issuer: string;
  readonly label: string;
  readonly language: Language;
}

/** What signs in to an account. */
export interface AccountIdentities {
  readonly hasPassword: boolean;
  readonly identities: readonly KnownIdentity[];
  /** The ids of its passkeys. */
  readonly passkeyIds: readonly string[];
}

/**
 * Stores which identities at providers sign in to which accounts. Removing an account removes its identities.
 * @throws {NotSignedIn} from each change, when the account was just removed.
 */
export abstract class IdentityStore {
  /** What signs in to an account, the oldest identity first. Without anything for an account that was removed. */
  abstract list(accountId: string): Promise<AccountIdentities>;

  /**
   * Lets an identity sign in to an account, and queues the mail that tells the owner. Nothing else of the account ends. `of-another` when it signs in
   * to another account, and `full` when another identity at the same issuer signs in to this one; then nothing is stored. An identity that is linked
   * already stays as it is, and no mail is queued.
   */
  abstract link(link: LinkedIdentity): Promise<'linked' | 'of-another' | 'full'>;

  /**
   * Removes the identities of an account at an issuer, and queues the mail that tells the owner. `isAllowed` decides, by what signs in to the account
   * before; of two concurrent calls the later one sees what the earlier one has left. False, with nothing changed, when it does not allow it. Does nothing
   * when there is no such identity.
   */
  abstract unlink(unlinked: UnlinkedIdentities, isAllowed: (before: AccountIdentities) => boolean): Promise<boolean>;
}
