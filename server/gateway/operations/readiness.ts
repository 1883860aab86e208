import { Injectable } from '@nestjs/common';

/** One thing that must work before this process may get traffic: resolves when it does, rejects when it does not. */
export interface ReadinessCheck {
  readonly name: string;
  readonly check: () => Promise<void>;
}

/** Whether this process wants traffic, and whether it could serve it. */
@Injectable()
export class Readiness {
  private stopping = false;

  constructor(readonly checks: readonly ReadinessCheck[]) {}

  get isStopping(): boolean {
    return this.stopping;
  }

  /** From now on the process is not ready, so that proxies send their requests elsewhere. */
  stop(): void {
    this.stopping = true;
  }
}
