/** How many deliveries of a webhook are listed and kept, the newest. */
export const MOST_DELIVERIES = 50;

/** How many deliveries of a webhook wait, the newest: while its receiver is away for long, older ones are removed. */
export const MOST_WAITING = 200;

/** For how long a delivery is kept, in milliseconds: 7 days. */
export const DELIVERY_KEPT_FOR = 7 * 24 * 60 * 60 * 1_000;

/** The type of the event that an owner sends to test a webhook. */
export const TEST_EVENT = 'webhook.test';

/**
 * Why an attempt failed. `status`: the receiver answered with another status than 2xx; `redirect`: with one that leads elsewhere, which is not
 * followed; `timeout`: not in time; `address`: its name leads to an address that is not public; `name`: its name does not exist, or no name server answered; `connection`:
 * no connection, or no valid certificate; `switched-off`: the webhook was switched off meanwhile; `unheard`: the process of the last attempt died.
 */
export type DeliveryFailure = 'status' | 'redirect' | 'timeout' | 'address' | 'name' | 'connection' | 'switched-off' | 'unheard';

/** `waiting` includes deliveries whose last attempt failed and that are tried again. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** What one attempt has come to. */
export interface AttemptResult {
  /** The status of the answer; null without one. */
  readonly status: number | null;
  /** Null if the receiver has accepted the event. */
  readonly failure: DeliveryFailure | null;
}

/** An event on its way to one webhook. */
export interface DeliveredEvent {
  /** A UUID that is the same in every attempt, and when the event is sent again. */
  readonly id: string;
  /** One of `WEBHOOK_EVENTS`, or `TEST_EVENT`. */
  readonly type: string;
  readonly createdAt: Date;
  /** What the event says, without the addresses that follow from it. */
  readonly data: EventData;
}

/** Facts of an event. `linkname` is the one of the page after the event. */
export type EventData = Readonly<Record<string, unknown>> & { readonly linkname?: string | null };

/** A delivery as its owner sees it. */
export interface Delivery extends DeliveredEvent, AttemptResult {
  readonly state: DeliveryState;
  /** The number of attempts; those before it was last sent again count, too. */
  readonly attempts: number;
  readonly lastAttemptAt: Date | null;
}

/** A delivery with what is needed to send it. */
export interface DueDelivery extends DeliveredEvent {
  readonly address: string;
  /** The secrets to sign with: the present one, and for a day also the one before. */
  readonly secrets: readonly string[];
  /** False if the webhook was switched off meanwhile. */
  readonly isEnabled: boolean;
}

/** Where an attempt leaves a delivery. */
export interface NotedAttempt extends AttemptResult {
  readonly id: string;
  readonly at: Date;
  readonly state: DeliveryState;
}

/** What became of one attempt. `needless`: nobody wants the event any more. */
export type DeliveryFate = 'delivered' | 'needless' | 'postponed' | 'given-up';

/** Deliveries of all instances together. */
export interface DeliveryCounts {
  readonly waiting: number;
  /** How many seconds the oldest of the waiting deliveries has waited; 0 when none waits. */
  readonly oldestSeconds: number;
  /** How many were given up and are still stored. */
  readonly givenUp: number;
}
