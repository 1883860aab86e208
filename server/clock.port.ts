/** The current time. It is a port, so that tests of expiry need not wait. */
export abstract class Clock {
  /** The current time. */
  abstract now(): Date;
}
