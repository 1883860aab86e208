/** A lock that only one of all instances holds at a time. */
export abstract class InstanceLock {
  /**
   * Takes the lock if it is free, and returns whether this instance holds it now. The instance keeps the lock until it releases it or dies.
   * Call this regularly, and before each piece of work: an instance that is silent for a minute counts as dead, and another one takes the
   * lock.
   */
  abstract hold(): Promise<boolean>;

  /** Releases the lock, so that another instance can take it. Does nothing when this instance does not hold it. */
  abstract release(): Promise<void>;
}
