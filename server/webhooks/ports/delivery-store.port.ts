import type { Delivery, DeliveredEvent, DeliveryCounts, DueDelivery, NotedAttempt } from '../delivery.js';

/**
 * Stores deliveries, one for each event and webhook. What changes a page or an account adds them in its own transaction. An id can be any
 * text.
 */
export abstract class DeliveryStore {
  /** The deliveries of a webhook, the newest first; null when the account has no such webhook. */
  abstract list(accountId: string, webhookId: string, atMost: number): Promise<Delivery[] | null>;

  /** Adds an event for one webhook, enabled or not. False when the account has no such webhook. */
  abstract add(accountId: string, webhookId: string, event: DeliveredEvent): Promise<boolean>;

  /** Makes a delivery wait again that does not. Returns it, or null when the account has none with this id. */
  abstract repeat(accountId: string, id: string): Promise<Delivery | null>;

  /** A delivery that waits, with what is needed to send it at this moment. Null when it does not wait, or its webhook was removed. */
  abstract findDue(id: string, now: Date): Promise<DueDelivery | null>;

  /**
   * Stores the result of an attempt, and what it says of the webhook: a success ends that it fails; the status 410 switches it off; and so does
   * a delivery that failed for good, if none has succeeded since `failingBefore`. Its owner is written to exactly once when it is switched off. Keeps the newest `atMost` deliveries of the webhook.
   */
  abstract note(attempt: NotedAttempt, failingBefore: Date, atMost: number): Promise<void>;

  /** The last attempt of a delivery has no result. Does nothing when it has one meanwhile. */
  abstract giveUp(id: string): Promise<void>;

  /** The deliveries of all instances together. */
  abstract count(): Promise<DeliveryCounts>;

  /** Removes at most `atMost` deliveries that are older than this, and returns how many it removed. */
  abstract removeOlder(moment: Date, atMost: number): Promise<number>;
}
