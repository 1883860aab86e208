import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../actor.js';
import type { Caller } from '../../accounts/caller.js';
import { RequestEmailVerification } from '../../accounts/use-cases/request-email-verification.js';
import { ResetPassword } from '../../accounts/use-cases/reset-password.js';
import { SendRecoveryMail } from '../../accounts/use-cases/send-recovery-mail.js';
import { VerifyEmail } from '../../accounts/use-cases/verify-email.js';
import { Public } from '../authentication.guard.js';
import { CurrentCaller } from '../caller.js';
import { CurrentActor } from '../current-actor.js';
import { WithoutCsrfToken } from './csrf.guard.js';
import type { WireAnswer } from './wire-answers.js';
import { readBody, WIRE_BODIES } from './wire-bodies.js';

/** The REST paths for recovery and verification by mail, for older clients (specification §7). */
@Controller('api')
export class RecoveryController {
  constructor(
    private readonly sendRecoveryMail: SendRecoveryMail,
    private readonly replacePassword: ResetPassword,
    private readonly mailVerificationLink: RequestEmailVerification,
    private readonly verifyByLink: VerifyEmail,
  ) {}

  @Public()
  @WithoutCsrfToken()
  @Post('recoverusername')
  @HttpCode(200)
  async recoverUsername(@Body() body: unknown, @CurrentCaller() caller: Caller): Promise<WireAnswer<'detail'>> {
    await this.sendRecoveryMail.execute('recover-username', readBody(WIRE_BODIES.address, body).email, caller);
    return { detail: 'If an account has this address, its username is on the way there.' };
  }

  @Public()
  @WithoutCsrfToken()
  @Post('passwordresetrequest')
  @HttpCode(200)
  async requestPasswordReset(@Body() body: unknown, @CurrentCaller() caller: Caller): Promise<WireAnswer<'detail'>> {
    await this.sendRecoveryMail.execute('reset-password', readBody(WIRE_BODIES.address, body).email, caller);
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
  ): Promise<WireAnswer<'detail'>> {
    await this.replacePassword.execute({ accountId, token, ...readBody(WIRE_BODIES.password, body) }, caller);
    return { detail: 'Your password is changed. Sign in with the new one.' };
  }

  @Post('verifyemail')
  @HttpCode(200)
  async requestEmailVerification(@CurrentActor() actor: Actor, @CurrentCaller() caller: Caller): Promise<WireAnswer<'detail'>> {
    const { detail } = await this.mailVerificationLink.execute(actor, caller);
    return { detail };
  }

  /**
   * This is the only path with GET that changes something (specification §7). A browser that opens it as a page is led to the landing page,
   * which asks first, because programs that scan mails open every link. Those, and older browsers, do not say that they navigate, but that they want a page.
   */
  @Public()
  @Get('verify-email-token')
  async verifyEmail(
    @Query('token') token: unknown,
    @Headers('sec-fetch-mode') mode: string | undefined,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WireAnswer<'detail'>> {
    const text = typeof token === 'string' ? token : '';
    const isOpened = mode === 'navigate' || (mode === undefined && accept?.includes('text/html') === true);
    if (isOpened && text !== '') {
      void reply.code(303).header('Location', `/?token=${encodeURIComponent(text)}`);
      return { detail: 'Verify the address on the landing page.' };
    }
    await this.verifyByLink.execute(text);
    return { detail: 'Your e-mail address is verified.' };
  }
}
