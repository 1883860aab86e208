import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../accounts/caller.js';
import { SignInWithGoogle } from '../../accounts/providers/use-cases/sign-in-with-google.js';
import { StartGoogleSignIn, type StartedSignIn } from '../../accounts/providers/use-cases/start-google-sign-in.js';
import { Public } from '../authentication.guard.js';
import { CurrentCaller } from '../caller.js';
import { logRefusal } from '../google-sign-in-log.js';
import type { MutationSignInWithGoogleArgs, MutationStartGoogleSignInArgs } from './generated.js';
import { signedInView, type SignedInView } from './seen-account.js';

/** The GraphQL mutations for signing in with Google. */
@Resolver()
export class GoogleSignInResolver {
  constructor(
    private readonly startSignIn: StartGoogleSignIn,
    private readonly signIn: SignInWithGoogle,
  ) {}

  @Public()
  @Mutation('startGoogleSignIn')
  startGoogleSignIn(@Args() { invitation }: MutationStartGoogleSignInArgs, @CurrentCaller() caller: Caller): Promise<StartedSignIn> {
    return logRefusal(this.startSignIn.execute(caller, invitation));
  }

  @Public()
  @Mutation('signInWithGoogle')
  async signInWithGoogle(@Args() { input }: MutationSignInWithGoogleArgs, @CurrentCaller() caller: Caller): Promise<SignedInView> {
    return signedInView(await logRefusal(this.signIn.execute(input, caller)));
  }
}
