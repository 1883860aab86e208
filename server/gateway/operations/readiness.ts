import { Injectable } from '@nestjs/common';
import { onceASecond } from './once-a-second.js';

/** A part that this process uses: the promise resolves when it works, and rejects when it does not. */
export interface ReadinessCheck {
  readonly name: string;
  readonly check: () => Promise<void>;
  /** Whether nothing can be served without it. Without the other parts, something is missing, such as new pictures. */
  readonly isNeeded: boolean;
}

/** Whether this process accepts traffic and can serve it. */
@Injectable()
export class Readiness {
  private stopping = false;

  /** However often they are called, one call of each check runs at a time, and its result is kept for a second. */
  readonly checks: readonly ReadinessCheck[];

  constructor(checks: readonly ReadinessCheck[]) {
    this.checks = checks.map((check) => ({ ...check, check: onceASecond(check.check) }));
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Makes the process not ready, so that proxies send their requests elsewhere. */
  stop(): void {
    this.stopping = true;
  }
}
