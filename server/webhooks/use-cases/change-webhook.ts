import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { parseWebhook } from '../parse-webhook.js';
import { WebhookStore } from '../ports/webhook-store.port.js';
import { WebhookSettings } from '../webhook-settings.js';
import type { Webhook } from '../webhook.js';
import type { WebhookEvent } from '../webhook.rules.js';
import { WebhookNotFound } from '../webhooks.errors.js';

/** The settings of a webhook that its owner changes. Undefined: not changed. */
export interface ChangeWebhookCommand {
  readonly actor: Actor;
  readonly id: string;
  readonly address?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly isEnabled?: boolean | undefined;
}

/** The parser needs all settings. These valid ones stand for those that do not change. */
const ACCEPTED = { address: 'https://example.org/', events: ['page.published'] as const };

/** Changes a webhook of the account. Scope: account. Errors: WEBHOOK_REFUSED, WEBHOOK_NOT_FOUND. */
@Injectable()
export class ChangeWebhook {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly settings: WebhookSettings,
  ) {}

  async execute({ actor, id, address, events, isEnabled }: ChangeWebhookCommand): Promise<Webhook> {
    const accountId = actor.accountFor('account');
    const owned = await this.webhooks.list(accountId);
    if (!owned.some((webhook) => webhook.id === id)) throw new WebhookNotFound();
    const parsed = parseWebhook({ address: address ?? ACCEPTED.address, events: events ?? ACCEPTED.events }, this.settings);
    const changed = await this.webhooks.change(accountId, id, {
      address: address === undefined ? undefined : parsed.address,
      events: events === undefined ? undefined : parsed.events,
      isEnabled,
    });
    if (!changed) throw new WebhookNotFound();
    return changed;
  }
}
