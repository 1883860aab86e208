/** The current time, as a port: tests of expiry need not wait. */
export abstract class Clock {
  /** The current time. */
  abstract now(): Date;
}
