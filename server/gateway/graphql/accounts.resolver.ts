import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../actor.js';
import type { Caller } from '../../accounts/caller.js';
import { Accounts } from '../../accounts/use-cases/accounts.js';
import { DeleteAccount } from '../../accounts/use-cases/delete-account.js';
import { Sessions } from '../../accounts/sessions/use-cases/sessions.js';
import { LogIn } from '../../accounts/sessions/use-cases/log-in.js';
import { SignUpTerms } from '../../accounts/sign-up/use-cases/sign-up-terms.js';
import { Register } from '../../accounts/use-cases/register.js';
import { Public } from '../authentication.guard.js';
import { browserAndSystemOf, CurrentCaller } from '../caller.js';
import { CurrentActor, CurrentToken } from '../current-actor.js';
import { signedInView, type SeenAccount, type SignedInView } from './seen-account.js';
import type {
  MutationDeleteAccountArgs,
  MutationEndSessionArgs,
  MutationLogInArgs,
  MutationRegisterArgs,
  QuerySignUpArgs,
  SeenInvitation,
  Session,
  SignUp,
} from './generated.js';

/** The GraphQL operations for accounts and their sessions. */
@Resolver('Account')
export class AccountsResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly registerAccount: Register,
    private readonly logInByPassword: LogIn,
    private readonly sessions: Sessions,
    private readonly removeAccount: DeleteAccount,
    private readonly signUpTerms: SignUpTerms,
  ) {}

  @Query('me')
  async me(@CurrentActor() actor: Actor): Promise<SeenAccount> {
    return { ...(await this.accounts.load(actor)), actor };
  }

  @ResolveField('hasPassword')
  hasPassword(@Parent() { actor }: SeenAccount): Promise<boolean> {
    return this.accounts.hasPassword(actor);
  }

  @Public()
  @Query('signUp')
  async signUp(@Args() { invitation: code }: QuerySignUpArgs, @CurrentCaller() caller: Caller): Promise<SignUp> {
    const { mode, invitation } = await this.signUpTerms.show(code ?? null, caller);
    return {
      mode: inCapitals(mode.kind) as SignUp['mode'],
      domains: [...mode.domains],
      invitation: invitation && { ...invitation, state: inCapitals(invitation.state) as SeenInvitation['state'] },
    };
  }

  @Public()
  @Mutation('register')
  async register(@Args() { input }: MutationRegisterArgs, @CurrentCaller() caller: Caller): Promise<SignedInView> {
    return signedInView(await this.registerAccount.execute(input, caller));
  }

  @Public()
  @Mutation('logIn')
  async logIn(@Args() { input }: MutationLogInArgs, @CurrentCaller() caller: Caller): Promise<SignedInView> {
    return signedInView(await this.logInByPassword.byPassword(input, caller));
  }

  @Mutation('logOut')
  async logOut(@CurrentActor() actor: Actor, @CurrentToken() token: string): Promise<true> {
    await this.sessions.logOut(actor, token);
    return true;
  }

  @Query('sessions')
  async listSessions(@CurrentActor() actor: Actor, @CurrentToken() token: string): Promise<Session[]> {
    const sessions = await this.sessions.list(actor, token);
    return sessions.map((session) => ({ ...session, ...browserAndSystemOf(session.device) }));
  }

  @Mutation('endSession')
  async endSession(@CurrentActor() actor: Actor, @Args() { id }: MutationEndSessionArgs): Promise<true> {
    await this.sessions.end(actor, id);
    return true;
  }

  @Mutation('logOutEverywhere')
  async logOutEverywhere(@CurrentActor() actor: Actor, @Args('withPrograms') withPrograms: boolean | null): Promise<true> {
    await this.sessions.logOutEverywhere(actor, withPrograms === true);
    return true;
  }

  @Mutation('deleteAccount')
  async deleteAccount(
    @CurrentActor() actor: Actor,
    @Args() { input }: MutationDeleteAccountArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<true> {
    await this.removeAccount.execute({ actor, username: input.username, password: input.password ?? null }, caller);
    return true;
  }
}

function inCapitals(word: string): string {
  return word.toUpperCase();
}
