import { Clock } from '../../server/clock.port.js';

/** A clock that moves only when a test says so. */
export class StoppedClock extends Clock {
  private moment = new Date('2026-03-01T12:00:00Z').getTime();

  override now(): Date {
    return new Date(this.moment);
  }

  /** Lets time pass. */
  advance(milliseconds: number): void {
    this.moment += milliseconds;
  }
}
