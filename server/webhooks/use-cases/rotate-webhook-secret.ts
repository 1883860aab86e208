import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { WebhookStore } from '../ports/webhook-store.port.js';
import { FORMER_SECRET_FOR, newWebhookSecret } from '../webhook.js';
import { WebhookNotFound } from '../webhooks.errors.js';

/** Gives a webhook a new secret, and returns it. For a day, messages are signed with both. Scope: account. Errors: WEBHOOK_NOT_FOUND. */
@Injectable()
export class RotateWebhookSecret {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<string> {
    const accountId = actor.accountFor('account');
    const secret = newWebhookSecret();
    const until = new Date(this.clock.now().getTime() + FORMER_SECRET_FOR);
    if (!(await this.webhooks.replaceSecret(accountId, id, secret, until))) throw new WebhookNotFound();
    return secret;
  }
}
