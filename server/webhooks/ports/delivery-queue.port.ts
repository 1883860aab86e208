/** A delivery that a worker has taken. */
export interface TakenDelivery {
  readonly id: string;
  /** Whether the delivery is given up if this attempt fails, too. */
  readonly isLastAttempt: boolean;
}

/** The order in which deliveries are sent, and when they are sent again. */
export abstract class DeliveryQueue {
  /**
   * Starts the worker: until the application stops, it passes each waiting delivery to `send`, also those that other instances added. Each
   * delivery is with one instance at a time, and of each account one delivery at a time. Of accounts with fewer that wait, deliveries come
   * first; those that have failed, and those of webhooks that fail, come last. When `send` rejects, it is tried again after growing pauses for
   * at least 22 h, then it is given up. One that an instance was sending when it died is tried again within a minute. While an operator holds
   * deliveries, all wait and none begins, not even with `wake` or `hasten`; afterwards they go on within a second. Call this once.
   */
  abstract consume(send: (delivery: TakenDelivery) => Promise<void>): void;

  /** Registers what is called once for each delivery that is given up, also for one whose last attempt died with its process. */
  abstract onGivenUp(tell: (id: string, reason: string) => void): void;

  /** Looks for new deliveries at once, instead of within two seconds. */
  abstract wake(): void;

  /** Tries a delivery at once that waits for its next attempt, and looks for new deliveries. The number of its attempts stays. */
  abstract hasten(id: string): Promise<void>;

  /** When deliveries are tried next, by their ids; without those that wait for nothing. */
  abstract nextAttempts(ids: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}
