import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../../accounts/caller.js';
import { AnswerChallenge } from '../../../accounts/second-factor/use-cases/answer-challenge.js';
import { BeginLogIn } from '../../../accounts/second-factor/use-cases/begin-log-in.js';
import { SecondFactorSettings, type BegunSetUp } from '../../../accounts/second-factor/use-cases/second-factor-settings.js';
import type { Actor } from '../../../actor.js';
import { Public } from '../../authentication.guard.js';
import { CurrentCaller } from '../../caller.js';
import { CurrentActor } from '../../current-actor.js';
import type {
  MutationAnswerChallengeArgs,
  MutationBeginLogInArgs,
  MutationFinishAuthenticatorAppArgs,
  SecondFactor,
  SecondFactorNeeded,
} from '../generated.js';
import { signedInView, type SignedInView } from '../seen-account.js';

/** The GraphQL operations for signing in in two steps, and for the authenticator app. */
@Resolver()
export class SecondFactorResolver {
  constructor(
    private readonly beginning: BeginLogIn,
    private readonly answering: AnswerChallenge,
    private readonly settings: SecondFactorSettings,
  ) {}

  @Public()
  @Mutation('beginLogIn')
  async beginLogIn(
    @Args() { input: { username, password, deviceToken = null } }: MutationBeginLogInArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<(SignedInView & { __typename: 'SignedIn' }) | SecondFactorNeeded> {
    const answer = await this.beginning.execute({ username, password }, deviceToken, caller);
    if ('challenge' in answer) return { __typename: 'SecondFactorNeeded', ...answer };
    return { __typename: 'SignedIn', ...signedInView(answer) };
  }

  @Public()
  @Mutation('answerChallenge')
  async answerChallenge(
    @Args() { input: { challenge, code, rememberDevice } }: MutationAnswerChallengeArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<{ signedIn: SignedInView; deviceToken: string | null }> {
    const { signedIn, deviceToken } = await this.answering.execute({ challenge, code, rememberDevice: rememberDevice ?? false }, caller);
    return { signedIn: signedInView(signedIn), deviceToken };
  }

  @Query('secondFactor')
  async secondFactor(@CurrentActor() actor: Actor): Promise<SecondFactor> {
    const app = await this.settings.show(actor);
    return { since: app?.since ?? null, recoveryCodesLeft: app?.codesLeft ?? 0 };
  }

  @Mutation('beginAuthenticatorApp')
  beginAuthenticatorApp(@CurrentActor() actor: Actor): Promise<BegunSetUp> {
    return this.settings.begin(actor);
  }

  @Mutation('finishAuthenticatorApp')
  async finishAuthenticatorApp(
    @CurrentActor() actor: Actor,
    @Args() { code }: MutationFinishAuthenticatorAppArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<string[]> {
    return [...(await this.settings.finish(actor, code, caller))];
  }

  @Mutation('renewRecoveryCodes')
  async renewRecoveryCodes(@CurrentActor() actor: Actor, @CurrentCaller() caller: Caller): Promise<string[]> {
    return [...(await this.settings.renewCodes(actor, caller))];
  }

  @Mutation('switchOffAuthenticatorApp')
  async switchOffAuthenticatorApp(@CurrentActor() actor: Actor, @CurrentCaller() caller: Caller): Promise<true> {
    await this.settings.switchOff(actor, caller);
    return true;
  }
}
