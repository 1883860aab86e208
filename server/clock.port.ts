/** The time, as a port: rules about expiry are tested without waiting. */
export abstract class Clock {
  /** The present moment. */
  abstract now(): Date;
}
