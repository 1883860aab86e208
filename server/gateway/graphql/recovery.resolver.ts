import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../actor.js';
import type { Caller } from '../../accounts/caller.js';
import { RequestEmailVerification, type EmailVerification } from '../../accounts/use-cases/request-email-verification.js';
import { ResetPassword } from '../../accounts/use-cases/reset-password.js';
import { SendRecoveryMail } from '../../accounts/use-cases/send-recovery-mail.js';
import { VerifyEmail } from '../../accounts/use-cases/verify-email.js';
import { Public } from '../authentication.guard.js';
import { CurrentCaller } from '../caller.js';
import { CurrentActor } from '../current-actor.js';
import type {
  MutationRecoverUsernameArgs,
  MutationRequestPasswordResetArgs,
  MutationResetPasswordArgs,
  MutationVerifyEmailArgs,
  MutationVerifyOwnEmailArgs,
} from './generated.js';

/** The GraphQL mutations that send a mail or use a mailed link: recovery of username and password, verification of the address. */
@Resolver()
export class RecoveryResolver {
  constructor(
    private readonly sendRecoveryMail: SendRecoveryMail,
    private readonly replacePassword: ResetPassword,
    private readonly mailVerificationLink: RequestEmailVerification,
    private readonly verifyByLink: VerifyEmail,
  ) {}

  @Public()
  @Mutation('recoverUsername')
  async recoverUsername(@Args() { email }: MutationRecoverUsernameArgs, @CurrentCaller() caller: Caller): Promise<true> {
    await this.sendRecoveryMail.execute('recover-username', email, caller);
    return true;
  }

  @Public()
  @Mutation('requestPasswordReset')
  async requestPasswordReset(@Args() { email }: MutationRequestPasswordResetArgs, @CurrentCaller() caller: Caller): Promise<true> {
    await this.sendRecoveryMail.execute('reset-password', email, caller);
    return true;
  }

  @Public()
  @Mutation('resetPassword')
  async resetPassword(@Args() { input }: MutationResetPasswordArgs, @CurrentCaller() caller: Caller): Promise<true> {
    await this.replacePassword.execute(input, caller);
    return true;
  }

  @Mutation('requestEmailVerification')
  requestEmailVerification(@CurrentActor() actor: Actor, @CurrentCaller() caller: Caller): Promise<EmailVerification> {
    return this.mailVerificationLink.execute(actor, caller);
  }

  @Public()
  @Mutation('verifyEmail')
  async verifyEmail(@Args() { token }: MutationVerifyEmailArgs): Promise<true> {
    await this.verifyByLink.execute(token);
    return true;
  }

  @Mutation('verifyOwnEmail')
  async verifyOwnEmail(@Args() { token }: MutationVerifyOwnEmailArgs, @CurrentActor() actor: Actor): Promise<true> {
    await this.verifyByLink.execute(token, actor);
    return true;
  }
}
