import { Injectable } from '@nestjs/common';
import type { SignInNotice } from '../../../mail/mail-request.js';
import { Mails } from '../../../mail/use-cases/mails.js';
import { TooManyAttempts } from '../../accounts.errors.js';
import type { Caller } from '../../caller.js';
import { RATE_LIMITS } from '../../limits/rate-limit.js';
import { LimitAttempts } from '../../limits/use-cases/limit-attempts.js';
import { hashDevice } from '../known-device.js';
import { KnownDeviceStore } from '../ports/known-device-store.port.js';
import { newToken } from '../session.js';

/** A sign-in that has just succeeded. */
export interface NewSignIn extends Pick<SignInNotice, 'strength' | 'provider'> {
  readonly accountId: string;
  readonly at: Date;
  readonly isNewAccount: boolean;
}

/**
 * Mails the owner of an account when a device signs in that the account does not know. The limits of these mails refuse no sign-in. Nobody is told of the first device of
 * an account: after an upgrade, that would be a mail to everybody.
 */
@Injectable()
export class NoticeDevice {
  constructor(
    private readonly devices: KnownDeviceStore,
    private readonly mails: Mails,
    private readonly limitAttempts: LimitAttempts,
  ) {}

  async execute(signIn: NewSignIn, caller: Caller): Promise<void> {
    const { accountId } = signIn;
    const isToTell = caller.browser || signIn.isNewAccount ? await this.learn(signIn, caller) : await this.devices.isToTell(accountId);
    if (!isToTell) return;
    const limit = caller.browser ? RATE_LIMITS.newDeviceMail : RATE_LIMITS.olderClientMail;
    await this.limitAttempts.execute([{ limit, key: accountId }], () => this.tell(signIn, caller)).catch(unlessTold);
  }

  // A client that keeps no token may open an account, too. Its first browser is not the first device then.
  private async learn({ accountId, at }: NewSignIn, { browser }: Caller): Promise<boolean> {
    const token = browser?.token ?? newToken();
    browser?.keep(token);
    return this.devices.learn({ accountId, tokenHash: hashDevice(accountId, token), lastUsedAt: at });
  }

  private tell({ accountId, at, strength, provider }: NewSignIn, { device, language }: Caller): Promise<void> {
    return this.mails.add({ kind: 'new-device', accountId, at: at.toISOString(), device, strength, provider, language });
  }
}

function unlessTold(error: unknown): void {
  if (!(error instanceof TooManyAttempts)) throw error;
}
