import type { WatchedWebhook, Webhook } from '../webhook.js';

/** What the owner of a webhook can change. What is undefined stays. */
export interface WebhookChange {
  readonly address?: string | undefined;
  readonly events?: Webhook['events'] | undefined;
  /** True also forgets why the service had switched it off, and that it failed. */
  readonly isEnabled?: boolean | undefined;
}

/** Stores webhooks. Removing an account removes its webhooks. An id can be any text. */
export abstract class WebhookStore {
  /** The webhooks of the account, the oldest first. */
  abstract list(accountId: string): Promise<Webhook[]>;

  /** The webhooks of all accounts: those first for which the most deliveries wait, then the oldest. */
  abstract listAll(atMost: number): Promise<WatchedWebhook[]>;

  /** A webhook of any account; null when there is none. */
  abstract find(id: string): Promise<Webhook | null>;

  /**
   * Stores a new webhook. False, with nothing stored, when the account was removed.
   * @throws {TooManyWebhooks} when the account has `most` webhooks.
   */
  abstract add(webhook: Webhook, secret: string, most: number): Promise<boolean>;

  /** Changes a webhook, and returns what it is now; null when the account has no such webhook. */
  abstract change(accountId: string, id: string, change: WebhookChange): Promise<Webhook | null>;

  /** Replaces the secret. The former one signs until then, too. False when the account has no such webhook. */
  abstract replaceSecret(accountId: string, id: string, secret: string, formerUntil: Date): Promise<boolean>;

  /** Removes a webhook with its deliveries, and returns whether there was one. */
  abstract remove(accountId: string, id: string): Promise<boolean>;
}
