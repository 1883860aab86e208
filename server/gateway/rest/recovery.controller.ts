import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import type { Caller } from '../../accounts/caller.js';
import { RequestEmailVerification } from '../../accounts/use-cases/request-email-verification.js';
import { ResetPassword } from '../../accounts/use-cases/reset-password.js';
import { SendRecoveryLetter } from '../../accounts/use-cases/send-recovery-letter.js';
import { VerifyEmail } from '../../accounts/use-cases/verify-email.js';
import { Public } from '../authentication.guard.js';
import { CurrentCaller } from '../caller.js';
import { CurrentActor } from '../current-actor.js';
import { textsOf } from './body.js';

interface Detail {
  readonly detail: string;
}

/** The REST paths for recovery and verification by mail, for older clients (specification §7). */
@Controller('api')
export class RecoveryController {
  constructor(
    private readonly sendRecoveryLetter: SendRecoveryLetter,
    private readonly replacePassword: ResetPassword,
    private readonly mailVerificationLink: RequestEmailVerification,
    private readonly verifyByLink: VerifyEmail,
  ) {}

  @Public()
  @Post('recoverusername')
  @HttpCode(200)
  async recoverUsername(@Body() body: unknown, @CurrentCaller() caller: Caller): Promise<Detail> {
    await this.sendRecoveryLetter.execute('recover-username', textsOf(body, 'email').email, caller);
    return { detail: 'If an account has this address, its username is on the way there.' };
  }

  @Public()
  @Post('passwordresetrequest')
  @HttpCode(200)
  async requestPasswordReset(@Body() body: unknown, @CurrentCaller() caller: Caller): Promise<Detail> {
    await this.sendRecoveryLetter.execute('reset-password', textsOf(body, 'email').email, caller);
    return { detail: 'If an account has this address, a link for a new password is on the way there.' };
  }

  @Public()
  @Post('password-reset-confirm/:uid/:token')
  @HttpCode(200)
  async resetPassword(
    @Param('uid') accountId: string,
    @Param('token') token: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller,
  ): Promise<Detail> {
    await this.replacePassword.execute({ accountId, token, ...textsOf(body, 'password') }, caller);
    return { detail: 'Your password is changed. Sign in with the new one.' };
  }

  @Post('verifyemail')
  @HttpCode(200)
  async requestEmailVerification(@CurrentActor() actor: Actor, @CurrentCaller() caller: Caller): Promise<Detail> {
    const { detail } = await this.mailVerificationLink.execute(actor, caller);
    return { detail };
  }

  /** This is the only path with GET that changes something, because mails may link to it. */
  @Public()
  @Get('verify-email-token')
  async verifyEmail(@Query('token') token: unknown): Promise<Detail> {
    await this.verifyByLink.execute(typeof token === 'string' ? token : '');
    return { detail: 'Your e-mail address is verified.' };
  }
}
