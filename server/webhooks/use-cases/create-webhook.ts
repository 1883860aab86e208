import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import type { Language } from '../../languages.rules.js';
import { parseWebhook } from '../parse-webhook.js';
import { WebhookStore } from '../ports/webhook-store.port.js';
import { WebhookSettings } from '../webhook-settings.js';
import { MOST_WEBHOOKS, newWebhookSecret, type Webhook } from '../webhook.js';
import type { WebhookEvent } from '../webhook.rules.js';
import { WebhookOwnerRemoved } from '../webhooks.errors.js';

/** What the owner chose for a new webhook. */
export interface CreateWebhookCommand {
  readonly actor: Actor;
  readonly address: string;
  readonly events: readonly WebhookEvent[];
  /** Of the request. */
  readonly language: Language;
}

/** A new webhook. The secret is shown to its owner once. */
export interface CreatedWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** Creates a webhook. Scope: account. Errors: WEBHOOK_REFUSED, TOO_MANY_WEBHOOKS; UNAUTHENTICATED when the account was just removed. */
@Injectable()
export class CreateWebhook {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly settings: WebhookSettings,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, language, ...chosen }: CreateWebhookCommand): Promise<CreatedWebhook> {
    const accountId = actor.accountFor('account');
    const { address, events } = parseWebhook(chosen, this.settings);
    const secret = newWebhookSecret();
    const state = { isEnabled: true, end: null, failingSince: null, language, createdAt: this.clock.now() };
    const webhook = { id: randomUUID(), accountId, address, events, ...state };
    if (!(await this.webhooks.add(webhook, secret, MOST_WEBHOOKS))) throw new WebhookOwnerRemoved();
    return { webhook, secret };
  }
}
