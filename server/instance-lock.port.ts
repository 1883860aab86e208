/** Lets one of all instances do what each of them could. */
export abstract class InstanceLock {
  /**
   * Whether this instance is the one, at this moment: of all instances of the product one is, and stays it until it releases the lock or
   * dies. To be asked again and again, and before each piece of the work: whoever is silent for a minute counts as dead, and another one
   * takes over.
   */
  abstract hold(): Promise<boolean>;

  /** Another instance may take over from now on; does nothing when this one is not the one. */
  abstract release(): Promise<void>;
}
