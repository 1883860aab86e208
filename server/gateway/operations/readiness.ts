import { Injectable } from '@nestjs/common';

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

  constructor(readonly checks: readonly ReadinessCheck[]) {}

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Makes the process not ready, so that proxies send their requests elsewhere. */
  stop(): void {
    this.stopping = true;
  }
}
