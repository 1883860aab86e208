import { receiptMail, type AskedDeletion, type DeletedAccount } from '../../../server/accounts/deletion-receipt.js';
import type { Account } from '../../../server/accounts/account.js';
import type { EmailAddress } from '../../../server/accounts/email-address.rules.js';
import type { ExternalIdentity, KnownIdentity } from '../../../server/accounts/providers/external-identity.js';
import type { OneTimeToken } from '../../../server/accounts/one-time-token.js';
import {
  AccountStore,
  type Credentials,
  type JoiningIdentity,
  type PasswordReset,
  type UsernameChange,
} from '../../../server/accounts/ports/account-store.port.js';
import type { Username } from '../../../server/accounts/username.rules.js';
import type { MailRequest } from '../../../server/mail/mail-request.js';
import { MemoryOneTimeTokenStore } from './memory-one-time-token-store.js';
import { MemoryPageStore } from '../pages/memory-page-store.js';
import { MemorySessionStore } from './memory-session-store.js';

/** What belongs to accounts and is kept elsewhere. */
interface Belongings {
  readonly sessions: MemorySessionStore;
  readonly tokens: MemoryOneTimeTokenStore;
  readonly pages: MemoryPageStore;
}

interface StoredIdentity {
  readonly identity: ExternalIdentity;
  readonly accountId: string;
  readonly provesAddress: boolean;
}

/** Accounts in memory, for unit tests. What happens to their sessions, tokens and pages happens in the stores that are given. */
export class MemoryAccountStore extends AccountStore {
  /** The mails that wait since a change of an account. */
  mails: MailRequest[] = [];

  private rows: Credentials[] = [];
  private identities: StoredIdentity[] = [];
  private readonly belongings: Belongings;

  constructor(belongings: Partial<Belongings> = {}) {
    super();
    this.belongings = {
      sessions: new MemorySessionStore(),
      tokens: new MemoryOneTimeTokenStore(),
      pages: new MemoryPageStore(),
      ...belongings,
    };
  }

  override async add(account: Account, passwordHash: string): Promise<boolean> {
    return this.keep({ account, passwordHash });
  }

  override async isTaken(username: Username, email: EmailAddress): Promise<boolean> {
    return this.has(username, email);
  }

  override async rename({ accountId: id, username, language }: UsernameChange): Promise<boolean> {
    const row = this.row(id);
    const holder = this.rows.find(({ account }) => hasUsername(account, username));
    if (!row || (holder && holder !== row)) return false;
    this.rows = this.rows.map((one) => (one === row ? { ...row, account: { ...row.account, username } } : one));
    this.mails.push({ kind: 'username-changed', accountId: id, former: row.account.username, language });
    return true;
  }

  override async findById(id: string): Promise<Account | null> {
    return this.row(id)?.account ?? null;
  }

  override async findCredentials(username: Username): Promise<Credentials | null> {
    return this.rows.find(({ account }) => isSame(account.username, username)) ?? null;
  }

  override async findCredentialsByEmail(email: EmailAddress): Promise<Credentials | null> {
    return this.rows.find(({ account }) => isSame(account.email, email)) ?? null;
  }

  override async findCredentialsById(id: string): Promise<Credentials | null> {
    return this.row(id) ?? null;
  }

  override async findByEmail(email: EmailAddress): Promise<Account | null> {
    return (await this.findCredentialsByEmail(email))?.account ?? null;
  }

  override async findByIdentity(identity: ExternalIdentity): Promise<Account | null> {
    return this.row(this.ownerOf(identity))?.account ?? null;
  }

  override async addWithIdentity(account: Account, identity: KnownIdentity): Promise<boolean> {
    if (this.ownerOf(identity) !== undefined || !this.keep({ account, passwordHash: null })) return false;
    this.identities.push({ identity, accountId: account.id, provesAddress: identity.provesAddress !== false });
    return true;
  }

  override async addIdentity({ accountId, email, identity, label, language }: JoiningIdentity): Promise<boolean> {
    if (!this.rows.some(({ account }) => account.id === accountId && account.email === email)) return false;
    const owner = this.ownerOf(identity);
    if (owner !== undefined) return owner === accountId;
    const isFirst = !this.identities.some((known) => known.accountId === accountId && known.provesAddress);
    if (isFirst) {
      this.identities = this.identities.filter((known) => known.accountId !== accountId);
      this.change(accountId, ({ account }) => ({ account, passwordHash: null }));
      this.mails.push({ kind: 'provider-joined', accountId, provider: label, language });
      await this.endOtherWaysIn(accountId);
    }
    this.identities.push({ identity, accountId, provesAddress: true });
    return true;
  }

  override async markEmailVerified(id: string): Promise<void> {
    this.change(id, ({ account, ...rest }) => ({ ...rest, account: { ...account, emailVerified: true } }));
  }

  override async resetPassword({ tokenHash, accountId, passwordHash, at, language }: PasswordReset): Promise<boolean> {
    const { tokens } = this.belongings;
    const isValid = tokens.kept.some((token) => isResetOf(accountId)(token) && token.tokenHash === tokenHash && token.expiresAt > at);
    if (!isValid) return false;
    this.change(accountId, ({ account }) => ({ account: { ...account, emailVerified: true }, passwordHash }));
    this.mails.push({ kind: 'password-changed', accountId, language });
    await this.endOtherWaysIn(accountId);
    return true;
  }

  override async remove(id: string, linknamesFreeAt: Date, asked?: AskedDeletion): Promise<DeletedAccount> {
    const account = await this.findById(id);
    this.rows = this.rows.filter(({ account }) => account.id !== id);
    this.mails = this.mails.filter((mail) => !('accountId' in mail) || mail.accountId !== id);
    this.identities = this.identities.filter(({ accountId }) => accountId !== id);
    this.belongings.tokens.removeWhere(({ accountId }) => accountId === id);
    const pages = this.belongings.pages.removeOwned(id, linknamesFreeAt);
    await this.belongings.sessions.removeAll({ accountId: id });
    const receipt = account && asked ? receiptMail(account, asked, { pages, linknamesFreeAt }) : null;
    if (receipt) this.mails.push(receipt);
    return { pages, isMailed: receipt !== null };
  }

  private async endOtherWaysIn(accountId: string): Promise<void> {
    this.belongings.tokens.removeWhere(isResetOf(accountId));
    await this.belongings.sessions.removeAll({ accountId });
  }

  private keep(row: Credentials): boolean {
    if (this.has(row.account.username, row.account.email)) return false;
    this.rows.push(row);
    return true;
  }

  private has(username: Username, email: EmailAddress): boolean {
    return this.rows.some(({ account }) => hasUsername(account, username) || isSame(account.email, email));
  }

  private row(id: string | undefined): Credentials | undefined {
    return this.rows.find(({ account }) => account.id === id);
  }

  private change(id: string, changed: (row: Credentials) => Credentials): void {
    this.rows = this.rows.map((row) => (row.account.id === id ? changed(row) : row));
  }

  private ownerOf({ issuer, subject }: ExternalIdentity): string | undefined {
    return this.identities.find(({ identity }) => identity.issuer === issuer && identity.subject === subject)?.accountId;
  }
}

function isResetOf(id: string) {
  return ({ accountId, purpose }: OneTimeToken): boolean => accountId === id && purpose === 'reset-password';
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether it is the username of the account, or the one that it was opened with. */
function hasUsername({ username, firstUsername }: Account, wanted: Username): boolean {
  return isSame(username, wanted) || isSame(firstUsername, wanted);
}
