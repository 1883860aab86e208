import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Account } from '../../accounts/account.js';
import { LoadAccount } from '../../accounts/use-cases/load-account.js';
import { LogIn } from '../../accounts/use-cases/log-in.js';
import { LogOut } from '../../accounts/use-cases/log-out.js';
import { Register } from '../../accounts/use-cases/register.js';
import type { SignedIn } from '../../accounts/use-cases/start-session.js';
import { Public } from '../authentication.guard.js';
import { CurrentAccount, CurrentToken } from '../current-account.js';
import type { MutationLogInArgs, MutationRegisterArgs } from './generated.js';

/** Accounts through the GraphQL door. */
@Resolver('Account')
export class AccountsResolver {
  constructor(
    private readonly loadAccount: LoadAccount,
    private readonly registerAccount: Register,
    private readonly logInByPassword: LogIn,
    private readonly endSession: LogOut,
  ) {}

  @Query('me')
  me(@CurrentAccount() accountId: string): Promise<Account> {
    return this.loadAccount.execute(accountId);
  }

  @Public()
  @Mutation('register')
  register(@Args() { input }: MutationRegisterArgs): Promise<SignedIn> {
    return this.registerAccount.execute(input);
  }

  @Public()
  @Mutation('logIn')
  logIn(@Args() { input }: MutationLogInArgs): Promise<SignedIn> {
    return this.logInByPassword.execute(input);
  }

  @Mutation('logOut')
  async logOut(@CurrentToken() token: string): Promise<true> {
    await this.endSession.execute(token);
    return true;
  }
}
