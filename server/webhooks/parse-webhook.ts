import type { WebhookSettings } from './webhook-settings.js';
import { parseWebhookAddress, WEBHOOK_EVENTS, type WebhookEvent } from './webhook.rules.js';
import { WebhookRefused, withoutEvent } from './webhooks.errors.js';

interface Chosen {
  readonly address: string;
  readonly events: readonly WebhookEvent[];
}

/**
 * The address and the events of a webhook, in their order and each once.
 * @throws {WebhookRefused}
 */
export function parseWebhook({ address: text, events: chosen }: Chosen, { webhookPrivateAddresses }: WebhookSettings): Chosen {
  const address = parseWebhookAddress(text, webhookPrivateAddresses === 'allow');
  const events = WEBHOOK_EVENTS.filter((event) => chosen.includes(event));
  if (address.ok && events.length > 0) return { address: address.value, events };
  throw new WebhookRefused({
    ...(!address.ok && { url: [address.refusal] }),
    ...(events.length === 0 && { events: [withoutEvent] }),
  });
}
