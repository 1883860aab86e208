import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Account } from '../../accounts/account.js';
import type { Caller } from '../../accounts/caller.js';
import { CheckPasswordIsSet } from '../../accounts/use-cases/check-password-is-set.js';
import { DeleteAccount } from '../../accounts/use-cases/delete-account.js';
import { EndSession } from '../../accounts/use-cases/end-session.js';
import { ListSessions } from '../../accounts/use-cases/list-sessions.js';
import { LoadAccount } from '../../accounts/use-cases/load-account.js';
import { LogIn } from '../../accounts/use-cases/log-in.js';
import { LogOut } from '../../accounts/use-cases/log-out.js';
import { LogOutEverywhere } from '../../accounts/use-cases/log-out-everywhere.js';
import { Register } from '../../accounts/use-cases/register.js';
import type { SignedIn } from '../../accounts/use-cases/start-session.js';
import { Public } from '../authentication.guard.js';
import { browserAndSystemOf, CurrentCaller } from '../caller.js';
import { CurrentAccount, CurrentToken } from '../current-account.js';
import type { MutationDeleteAccountArgs, MutationEndSessionArgs, MutationLogInArgs, MutationRegisterArgs, Session } from './generated.js';

/** The GraphQL operations for accounts and their sessions. */
@Resolver('Account')
export class AccountsResolver {
  constructor(
    private readonly loadAccount: LoadAccount,
    private readonly checkPasswordIsSet: CheckPasswordIsSet,
    private readonly registerAccount: Register,
    private readonly logInByPassword: LogIn,
    private readonly logOutOfSession: LogOut,
    private readonly listSessions: ListSessions,
    private readonly endOwnSession: EndSession,
    private readonly endAllSessions: LogOutEverywhere,
    private readonly removeAccount: DeleteAccount,
  ) {}

  @Query('me')
  me(@CurrentAccount() accountId: string): Promise<Account> {
    return this.loadAccount.execute(accountId);
  }

  @ResolveField('hasPassword')
  hasPassword(@Parent() { id }: Account): Promise<boolean> {
    return this.checkPasswordIsSet.execute(id);
  }

  @Public()
  @Mutation('register')
  register(@Args() { input }: MutationRegisterArgs, @CurrentCaller() caller: Caller): Promise<SignedIn> {
    return this.registerAccount.execute(input, caller);
  }

  @Public()
  @Mutation('logIn')
  logIn(@Args() { input }: MutationLogInArgs, @CurrentCaller() caller: Caller): Promise<SignedIn> {
    return this.logInByPassword.execute(input, caller);
  }

  @Mutation('logOut')
  async logOut(@CurrentToken() token: string): Promise<true> {
    await this.logOutOfSession.execute(token);
    return true;
  }

  @Query('sessions')
  async sessions(@CurrentAccount() accountId: string, @CurrentToken() token: string): Promise<Session[]> {
    const sessions = await this.listSessions.execute(accountId, token);
    return sessions.map((session) => ({ ...session, ...browserAndSystemOf(session.device) }));
  }

  @Mutation('endSession')
  async endSession(@CurrentAccount() accountId: string, @Args() { id }: MutationEndSessionArgs): Promise<true> {
    await this.endOwnSession.execute(accountId, id);
    return true;
  }

  @Mutation('logOutEverywhere')
  async logOutEverywhere(@CurrentAccount() accountId: string): Promise<true> {
    await this.endAllSessions.execute(accountId);
    return true;
  }

  @Mutation('deleteAccount')
  async deleteAccount(
    @CurrentAccount() accountId: string,
    @Args() { input }: MutationDeleteAccountArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<true> {
    await this.removeAccount.execute({ accountId, ...input }, caller);
    return true;
  }
}
