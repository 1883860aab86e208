import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../accounts/caller.js';
import { IdentityProviders } from '../../accounts/providers/identity-providers.js';
import { GOOGLE, type ProviderFacts } from '../../accounts/providers/provider-facts.rules.js';
import { FinishSignIn } from '../../accounts/providers/use-cases/finish-sign-in.js';
import { StartSignIn, type StartedSignIn } from '../../accounts/providers/use-cases/start-sign-in.js';
import { Public } from '../authentication.guard.js';
import { CurrentCaller } from '../caller.js';
import { logRefusal, logRefusalOfGoogle } from '../provider-sign-in-log.js';
import type {
  MutationFinishSignInArgs,
  MutationSignInWithGoogleArgs,
  MutationStartGoogleSignInArgs,
  MutationStartSignInArgs,
} from './generated.js';
import { signedInView, type SignedInView } from './seen-account.js';

/** The GraphQL operations for signing in at a provider. */
@Resolver()
export class ProviderSignInResolver {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly start: StartSignIn,
    private readonly finish: FinishSignIn,
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
