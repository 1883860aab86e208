import { Injectable } from '@nestjs/common';
import type { AccessToken } from '../../accounts/access-tokens/access-token.js';
import { AccessTokens } from '../../accounts/access-tokens/use-cases/access-tokens.js';
import type { AccountChoice, AccountList, ListedAccount } from '../../accounts/directory/account-directory.js';
import { AllAccounts } from '../../accounts/for-operators/all-accounts.js';
import type { Passkey } from '../../accounts/passkeys/passkey.js';
import { Passkeys } from '../../accounts/passkeys/use-cases/passkeys.js';
import { LinkedAccounts, type LinkedAccount } from '../../accounts/providers/use-cases/linked-accounts.js';
import { SecondFactorSettings } from '../../accounts/second-factor/use-cases/second-factor-settings.js';
import { Sessions, type ListedSession } from '../../accounts/sessions/use-cases/sessions.js';
import type { Suspension } from '../../accounts/suspension/suspension.rules.js';
import { Suspensions } from '../../accounts/for-operators/suspensions.js';
import { Accounts } from '../../accounts/use-cases/accounts.js';
import type { Actor } from '../../actor.js';
import type { PageOutline } from '../../pages/page.js';
import { OwnPages } from '../../pages/use-cases/own-pages.js';
import { AccountUnknown } from '../administration.errors.js';
import { AccountRoom } from '../../pages/publishing/use-cases/account-room.js';

/** What an operator sees of an account: nothing that only its owner may see, such as drafts. */
export interface AccountFacts {
  readonly account: ListedAccount;
  readonly suspension: Suspension | null;
  readonly pages: readonly PageOutline[];
  readonly hasPassword: boolean;
  /** Since when it has an authenticator app; null for none. */
  readonly appSince: Date | null;
  readonly passkeys: readonly Pick<Passkey, 'name'>[];
  /** Those that are linked. */
  readonly providers: readonly LinkedAccount[];
  readonly sessions: readonly ListedSession[];
  /** Those that are not revoked, the newest first. */
  readonly accessTokens: readonly AccessToken[];
  /** In bytes. */
  readonly storage: { readonly used: number; readonly most: number };
}

/** Finds the accounts of everybody, for operators. Errors of each: OPERATOR_NEEDED. */
@Injectable()
export class AccountSearch {
  constructor(
    private readonly allAccounts: AllAccounts,
    private readonly accounts: Accounts,
    private readonly suspensions: Suspensions,
    private readonly sessions: Sessions,
    private readonly passkeys: Passkeys,
    private readonly secondFactor: SecondFactorSettings,
    private readonly linkedAccounts: LinkedAccounts,
    private readonly accessTokens: AccessTokens,
    private readonly pages: OwnPages,
    private readonly accountRoom: AccountRoom,
  ) {}

  /** A part of the list of all accounts. `at`: a place that another part has named; null for the beginning. */
  async list(actor: Actor, choice: AccountChoice, at: string | null): Promise<AccountList> {
    actor.asOperator();
    return this.allAccounts.list(choice, at);
  }

  /** One account as in the list. Errors: ACCOUNT_UNKNOWN. */
  async load(actor: Actor, id: string): Promise<ListedAccount> {
    actor.asOperator();
    const account = await this.allAccounts.load(id);
    if (!account) throw new AccountUnknown();
    return account;
  }

  /** All that an operator sees of an account. Errors: ACCOUNT_UNKNOWN. */
  async look(actor: Actor, id: string): Promise<AccountFacts> {
    const account = await this.load(actor, id);
    const owner = actor.inPlaceOf(account.id);
    const [suspension, pages, hasPassword, app, passkeys, linked, sessions, accessTokens, stored] = await Promise.all([
      this.suspensions.find(account.id),
      this.pages.list(owner),
      this.accounts.hasPassword(owner),
      this.secondFactor.show(owner),
      this.passkeys.list(owner),
      this.linkedAccounts.list(owner),
      this.sessions.list(owner, ''),
      this.accessTokens.list(owner),
      this.accountRoom.measure(owner),
    ]);
    const providers = linked.filter(({ identity }) => identity !== null);
    const { pages: present, versions, pictures, most } = stored;
    return {
      account,
      suspension,
      pages,
      hasPassword,
      appSince: app?.since ?? null,
      passkeys,
      providers,
      sessions,
      accessTokens,
      storage: { used: present + versions + pictures, most },
    };
  }
}
