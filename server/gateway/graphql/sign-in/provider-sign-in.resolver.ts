import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import type { Caller } from '../../../accounts/caller.js';
import { IdentityProviders } from '../../../accounts/providers/identity-providers.js';
import { GOOGLE, type ProviderFacts } from '../../../accounts/providers/provider-facts.rules.js';
import { FindLogOutAddress } from '../../../accounts/providers/use-cases/find-log-out-address.js';
import { FinishSignIn } from '../../../accounts/providers/use-cases/finish-sign-in.js';
import { LinkedAccounts } from '../../../accounts/providers/use-cases/linked-accounts.js';
import { StartSignIn, type StartedSignIn } from '../../../accounts/providers/use-cases/start-sign-in.js';
import { CurrentActor, CurrentToken } from '../../current-actor.js';
import { Public } from '../../authentication.guard.js';
import { CurrentCaller } from '../../caller.js';
import { logRefusal, logRefusalOfGoogle } from '../../provider-sign-in-log.js';
import type {
  LinkedAccount,
  MutationFinishLinkingArgs,
  MutationFinishSignInArgs,
  MutationStartLinkingArgs,
  MutationUnlinkProviderArgs,
  MutationSignInWithGoogleArgs,
  MutationStartGoogleSignInArgs,
  MutationStartSignInArgs,
} from '../generated.js';
import { signedInView, type SignedInView } from '../seen-account.js';

/** The GraphQL operations for signing in at a provider. */
@Resolver()
export class ProviderSignInResolver {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly start: StartSignIn,
    private readonly finish: FinishSignIn,
    private readonly linked: LinkedAccounts,
    private readonly findLogOutAddress: FindLogOutAddress,
  ) {}

  @Public()
  @Query('signInProviders')
  signInProviders(): ProviderFacts[] {
    return this.providers.all.map(({ facts }) => facts);
  }

  @Public()
  @Mutation('startSignIn')
  startSignIn(@Args() command: MutationStartSignInArgs, @CurrentCaller() caller: Caller): Promise<StartedSignIn> {
    return logRefusal(this.start.execute(command, caller));
  }

  @Public()
  @Mutation('finishSignIn')
  async finishSignIn(@Args() { input }: MutationFinishSignInArgs, @CurrentCaller() caller: Caller): Promise<SignedInView> {
    const { code, state, iss: issuer = null } = input;
    return signedInView(await logRefusal(this.finish.execute({ code, state, issuer }, caller)));
  }

  @Query('providerLogOut')
  providerLogOut(@CurrentActor() actor: Actor, @CurrentToken() token: string): Promise<string | null> {
    return this.findLogOutAddress.execute(actor, token);
  }

  @Query('linkedAccounts')
  async linkedAccounts(@CurrentActor() actor: Actor): Promise<LinkedAccount[]> {
    const all = await this.linked.list(actor);
    return all.map(({ identity, ...linked }) => ({
      ...linked,
      isLinked: identity !== null,
      email: identity?.email ?? null,
      linkedAt: identity?.linkedAt ?? null,
    }));
  }

  @Mutation('startLinking')
  startLinking(
    @CurrentActor() actor: Actor,
    @Args() { provider }: MutationStartLinkingArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<StartedSignIn> {
    return this.linked.start(actor, provider, caller);
  }

  @Mutation('finishLinking')
  async finishLinking(
    @CurrentActor() actor: Actor,
    @Args() { input: { code, state, iss = null } }: MutationFinishLinkingArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<true> {
    await this.linked.finish(actor, { code, state, issuer: iss }, caller);
    return true;
  }

  @Mutation('unlinkProvider')
  async unlinkProvider(
    @CurrentActor() actor: Actor,
    @Args() { provider }: MutationUnlinkProviderArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<true> {
    await this.linked.unlink(actor, provider, caller);
    return true;
  }

  @Public()
  @Mutation('startGoogleSignIn')
  startGoogleSignIn(@Args() { invitation }: MutationStartGoogleSignInArgs, @CurrentCaller() caller: Caller): Promise<StartedSignIn> {
    return logRefusalOfGoogle(this.start.execute({ provider: GOOGLE, invitation }, caller));
  }

  @Public()
  @Mutation('signInWithGoogle')
  async signInWithGoogle(@Args() { input }: MutationSignInWithGoogleArgs, @CurrentCaller() caller: Caller): Promise<SignedInView> {
    return signedInView(await logRefusalOfGoogle(this.finish.execute({ ...input, isOfGoogle: true }, caller)));
  }
}
