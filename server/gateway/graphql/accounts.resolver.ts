import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../actor.js';
import type { Caller } from '../../accounts/caller.js';
import { CheckPasswordIsSet } from '../../accounts/use-cases/check-password-is-set.js';
import { DeleteAccount } from '../../accounts/use-cases/delete-account.js';
import { EndSession } from '../../accounts/sessions/use-cases/end-session.js';
import { ListSessions } from '../../accounts/sessions/use-cases/list-sessions.js';
import { LoadAccount } from '../../accounts/use-cases/load-account.js';
import { LogIn } from '../../accounts/sessions/use-cases/log-in.js';
import { LogOut } from '../../accounts/sessions/use-cases/log-out.js';
import { LogOutEverywhere } from '../../accounts/sessions/use-cases/log-out-everywhere.js';
import { Register } from '../../accounts/use-cases/register.js';
import { Public } from '../authentication.guard.js';
import { browserAndSystemOf, CurrentCaller } from '../caller.js';
import { CurrentActor, CurrentToken } from '../current-actor.js';
import { signedInView, type SeenAccount, type SignedInView } from './seen-account.js';
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
  async me(@CurrentActor() actor: Actor): Promise<SeenAccount> {
    return { ...(await this.loadAccount.execute(actor)), actor };
  }

  @ResolveField('hasPassword')
  hasPassword(@Parent() { actor }: SeenAccount): Promise<boolean> {
    return this.checkPasswordIsSet.execute(actor);
  }

  @Public()
  @Mutation('register')
  async register(@Args() { input }: MutationRegisterArgs, @CurrentCaller() caller: Caller): Promise<SignedInView> {
    return signedInView(await this.registerAccount.execute(input, caller));
  }

  @Public()
  @Mutation('logIn')
  async logIn(@Args() { input }: MutationLogInArgs, @CurrentCaller() caller: Caller): Promise<SignedInView> {
    return signedInView(await this.logInByPassword.execute(input, caller));
  }

  @Mutation('logOut')
  async logOut(@CurrentActor() actor: Actor, @CurrentToken() token: string): Promise<true> {
    await this.logOutOfSession.execute(actor, token);
    return true;
  }

  @Query('sessions')
  async sessions(@CurrentActor() actor: Actor, @CurrentToken() token: string): Promise<Session[]> {
    const sessions = await this.listSessions.execute(actor, token);
    return sessions.map((session) => ({ ...session, ...browserAndSystemOf(session.device) }));
  }

  @Mutation('endSession')
  async endSession(@CurrentActor() actor: Actor, @Args() { id }: MutationEndSessionArgs): Promise<true> {
    await this.endOwnSession.execute(actor, id);
    return true;
  }

  @Mutation('logOutEverywhere')
  async logOutEverywhere(@CurrentActor() actor: Actor): Promise<true> {
    await this.endAllSessions.execute(actor);
    return true;
  }

  @Mutation('deleteAccount')
  async deleteAccount(
    @CurrentActor() actor: Actor,
    @Args() { input }: MutationDeleteAccountArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<true> {
    await this.removeAccount.execute({ actor, ...input }, caller);
    return true;
  }
}
