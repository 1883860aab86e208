import { randomBytes } from 'node:crypto';
import type { Language } from '../languages.rules.js';
import type { AttemptResult } from './delivery.js';
import type { WebhookEvent } from './webhook.rules.js';

/** The most webhooks of an account. */
export const MOST_WEBHOOKS = 10;

const hour = 60 * 60 * 1_000;

/** For how long a replaced secret still signs, beside the new one, in milliseconds: a day. */
export const FORMER_SECRET_FOR = 24 * hour;

/** How many former secrets sign beside the present one, each for its day. */
export const FORMER_SECRETS = 3;

/** For how long a webhook may fail without one success before it is switched off, in milliseconds: three days. */
export const FAILING_FOR = 72 * hour;

/**
 * Why the service has switched a webhook off: its receiver answered 410, or failed for days, or the account was recovered: its password was
 * reset by mail, or the provider signed in to it for the first time. Somebody else may have added the webhook before that.
 */
export type WebhookEnd = 'gone' | 'failing' | 'recovered';

/** An address that is told of changes. */
export interface Webhook {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
  readonly address: string;
  /** In the order of `WEBHOOK_EVENTS`, each once; at least one. */
  readonly events: readonly WebhookEvent[];
  readonly isEnabled: boolean;
  /** Null if it is switched on, or its owner has switched it off. */
  readonly end: WebhookEnd | null;
  /** Since when no delivery has succeeded; null if the last one did. */
  readonly failingSince: Date | null;
  /** The language of mails to the owner about this webhook: that of the request that created it. Null if an older release created it. */
  readonly language: Language | null;
  readonly createdAt: Date;
}

/** A webhook as an operator sees it. */
export interface WatchedWebhook extends Webhook {
  /** How many deliveries wait for it. */
  readonly waiting: number;
  /** What the last attempt came to; null before the first one. */
  readonly last: (AttemptResult & { readonly at: string }) | null;
}

/** A new secret as Standard Webhooks describes it: `whsec_` and 192 random bits in base64. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}
