import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { EmailNotVerified } from '../accounts.errors.js';
import { AdmitWebhookUse } from './admit-webhook-use.js';
import { LoadAccount } from './load-account.js';

/** Lets an account with a verified e-mail address add a webhook, within its rate limit. Scope: account. Errors: EMAIL_NOT_VERIFIED, TOO_MANY_ATTEMPTS. */
@Injectable()
export class AdmitNewWebhook {
  constructor(
    private readonly loadAccount: LoadAccount,
    private readonly admitUse: AdmitWebhookUse,
  ) {}

  async execute<T>(actor: Actor, add: () => Promise<T>): Promise<T> {
    const { emailVerified } = await this.loadAccount.execute(actor, 'account');
    if (!emailVerified) throw new EmailNotVerified();
    return this.admitUse.execute(actor, add);
  }
}
