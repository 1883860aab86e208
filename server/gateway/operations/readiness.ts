import { Injectable } from '@nestjs/common';

/** A requirement for traffic: the promise resolves when it is met, and rejects when it is not. */
export interface ReadinessCheck {
  readonly name: string;
  readonly check: () => Promise<void>;
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
