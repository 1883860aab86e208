import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Account } from '../../../accounts/account.js';
import type { AccountChoice, ListedAccount } from '../../../accounts/directory/account-directory.js';
import type { SuspensionReason } from '../../../accounts/suspension/suspension.rules.js';
import type { Actor } from '../../../actor.js';
import { AccountAdministration } from '../../../administration/use-cases/account-administration.js';
import { AccountSearch, type AccountFacts } from '../../../administration/use-cases/account-search.js';
import { OperatorAdministration } from '../../../administration/use-cases/operator-administration.js';
import { placeText } from '../../../lists/list-parts.rules.js';
import { SiteAddresses } from '../../../site-addresses.js';
import type {
  AccountRole,
  AdminAccount,
  AdminAccountFacts,
  AdminAccountList,
  AdminCreatedAccount,
  AdminDeletion,
  AdminSuspension,
  MutationAdminChangeRoleArgs,
  MutationAdminCreateAccountArgs,
  MutationAdminDeleteAccountArgs,
  MutationAdminSuspendAccountArgs,
  QueryAdminAccountArgs,
  QueryAdminAccountsArgs,
} from '../generated.js';
import { toAccessToken } from '../access-tokens.resolver.js';
import { CurrentOperator } from './admitted-operator.js';

interface OfAccount {
  readonly accountId: string;
}

/** The GraphQL operations with which operators look after the accounts of others. */
@Resolver()
export class AdminAccountsResolver {
  constructor(
    private readonly search: AccountSearch,
    private readonly accounts: AccountAdministration,
    private readonly operators: OperatorAdministration,
    private readonly addresses: SiteAddresses,
  ) {}

  @Query('adminAccounts')
  async list(@CurrentOperator() actor: Actor, @Args() { search, filter, order, at }: QueryAdminAccountsArgs): Promise<AdminAccountList> {
    const choice = { search: search ?? null, filter: small(filter ?? 'ALL'), order: small(order ?? 'SEEN') } as AccountChoice;
    const { rows, previous, next, ...part } = await this.search.list(actor, choice, at ?? null);
    return { ...part, accounts: rows.map(toAccount), previous: previous && placeText(previous), next: next && placeText(next) };
  }

  @Query('adminAccount')
  async show(@CurrentOperator() actor: Actor, @Args() { id }: QueryAdminAccountArgs): Promise<AdminAccountFacts> {
    return this.toFacts(await this.search.look(actor, id));
  }

  @Mutation('adminSuspendAccount')
  suspend(@CurrentOperator() actor: Actor, @Args() { input }: MutationAdminSuspendAccountArgs): Promise<AdminAccountFacts> {
    const why = { reason: small(input.reason) as SuspensionReason, words: input.words ?? null };
    return this.change(actor, input, (account) => this.accounts.suspend(actor, account, why));
  }

  @Mutation('adminLiftSuspension')
  lift(@CurrentOperator() actor: Actor, @Args() of: OfAccount): Promise<AdminAccountFacts> {
    return this.change(actor, of, (account) => this.accounts.liftSuspension(actor, account));
  }

  @Mutation('adminVerifyEmail')
  verifyEmail(@CurrentOperator() actor: Actor, @Args() of: OfAccount): Promise<AdminAccountFacts> {
    return this.change(actor, of, (account) => this.accounts.verifyEmail(actor, account));
  }

  @Mutation('adminMailPasswordLink')
  mailPasswordLink(@CurrentOperator() actor: Actor, @Args() of: OfAccount): Promise<AdminAccountFacts> {
    return this.change(actor, of, (account) => this.accounts.resetPassword(actor, account, true));
  }

  @Mutation('adminSendData')
  async sendData(@CurrentOperator() actor: Actor, @Args() { accountId }: OfAccount): Promise<boolean> {
    await this.accounts.sendData(actor, await this.search.load(actor, accountId));
    return true;
  }

  @Mutation('adminResetSecondFactor')
  resetSecondFactor(@CurrentOperator() actor: Actor, @Args() of: OfAccount): Promise<AdminAccountFacts> {
    return this.change(actor, of, (account) => this.accounts.resetSecondFactor(actor, account));
  }

  @Mutation('adminRemovePasskeys')
  removePasskeys(@CurrentOperator() actor: Actor, @Args() of: OfAccount): Promise<AdminAccountFacts> {
    return this.change(actor, of, (account) => this.accounts.removePasskeys(actor, account));
  }

  @Mutation('adminEndSessions')
  endSessions(@CurrentOperator() actor: Actor, @Args() of: OfAccount): Promise<AdminAccountFacts> {
    return this.change(actor, of, (account) => this.accounts.endSessions(actor, account));
  }

  @Mutation('adminChangeRole')
  changeRole(@CurrentOperator() actor: Actor, @Args() { role, ...of }: MutationAdminChangeRoleArgs): Promise<AdminAccountFacts> {
    const wanted = role === 'OPERATOR' ? 'operator' : 'person';
    return this.change(actor, of, (account) => this.operators.change(actor, account, wanted));
  }

  @Mutation('adminCreateAccount')
  async create(@CurrentOperator() actor: Actor, @Args() { input }: MutationAdminCreateAccountArgs): Promise<AdminCreatedAccount> {
    const { username, email, mailsLink } = input;
    const { account, link } = await this.accounts.create(actor, { username, email }, mailsLink ?? true);
    return { account: toAccount(await this.search.load(actor, account.id)), link };
  }

  @Mutation('adminDeleteAccount')
  async delete(@CurrentOperator() actor: Actor, @Args() { input }: MutationAdminDeleteAccountArgs): Promise<AdminDeletion> {
    const account = await this.search.load(actor, input.accountId);
    const { deletion } = await this.accounts.removeNamed(actor, account, input.username);
    return deletion;
  }

  /** What the account is after the change. */
  private async change(actor: Actor, { accountId }: OfAccount, act: (account: Account) => Promise<unknown>): Promise<AdminAccountFacts> {
    await act(await this.search.load(actor, accountId));
    return this.toFacts(await this.search.look(actor, accountId));
  }

  private toFacts(facts: AccountFacts): AdminAccountFacts {
    const { account, suspension, pages, passkeys, providers, storage, ...rest } = facts;
    return {
      ...rest,
      account: toAccount(account),
      suspension: suspension && { ...suspension, reason: suspension.reason.toUpperCase() as AdminSuspension['reason'] },
      pages: pages.map((page) => ({ ...page, address: this.addresses.page(page.linkname) })),
      passkeys: passkeys.map(({ name }) => name),
      providers: providers.map(({ provider, identity }) => ({
        label: provider.label,
        email: identity?.email ?? null,
        linkedAt: identity?.linkedAt ?? null,
      })),
      sessions: [...facts.sessions],
      accessTokens: facts.accessTokens.map(toAccessToken),
      storageUsed: storage.used,
      storageMost: storage.most,
    };
  }
}

function toAccount({ pages, reports, role, suspension, ...account }: ListedAccount): AdminAccount {
  return {
    ...account,
    role: role.toUpperCase() as AccountRole,
    pageCount: pages,
    reportCount: reports,
    suspendedAt: suspension?.since ?? null,
  };
}

function small(word: string): string {
  return word.toLowerCase();
}
