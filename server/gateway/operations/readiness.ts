import { Injectable, Logger } from '@nestjs/common';
import { onceASecond } from './once-a-second.js';

/** A part that this process uses: the promise resolves when it works, and rejects when it does not. */
export interface ReadinessCheck {
  readonly name: string;
  readonly check: () => Promise<void>;
  /** Whether nothing can be served without it. Without the other parts, something is missing, such as new pictures. */
  readonly isNeeded: boolean;
}

/** How long a part may take to answer, in milliseconds. Load balancers wait about as long. */
const patience = 3_000;

/** A part as it was at the last check. */
export interface ExaminedPart {
  readonly name: string;
  readonly works: boolean;
  readonly isNeeded: boolean;
  /** How long it took to answer. */
  readonly milliseconds: number;
}

/** Whether this process accepts traffic and can serve it. */
@Injectable()
export class Readiness {
  private readonly log = new Logger(Readiness.name);
  /** The parts that did not work at the last check. */
  private readonly down = new Set<string>();
  private stopping = false;

  /** However often they are called, one call of each check runs at a time, and its result is kept for a second. */
  private readonly checks: readonly { readonly name: string; readonly isNeeded: boolean; readonly measure: () => Promise<number> }[];

  constructor(checks: readonly ReadinessCheck[]) {
    this.checks = checks.map(({ name, isNeeded, check }) => ({ name, isNeeded, measure: onceASecond(() => timeOf(check)) }));
  }

  /** Looks at every part. */
  examine(): Promise<ExaminedPart[]> {
    return Promise.all(this.checks.map((check) => this.examineOne(check)));
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Makes the process not ready, so that proxies send their requests elsewhere. */
  stop(): void {
    this.stopping = true;
  }

  // The reason is only in the log, because it may contain an address or a user name of the database.
  private async examineOne({ name, isNeeded, measure }: Readiness['checks'][number]): Promise<ExaminedPart> {
    try {
      const milliseconds = await inTime(measure());
      if (this.down.delete(name)) this.log.warn(`${name} works again.`);
      return { name, works: true, isNeeded, milliseconds };
    } catch (error) {
      if (!this.down.has(name)) this.log.warn(`${name} does not work: ${error instanceof Error ? error.message : String(error)}`);
      this.down.add(name);
      return { name, works: false, isNeeded, milliseconds: patience };
    }
  }
}

async function timeOf(check: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await check();
  return performance.now() - begin;
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not answer within ${patience / 1_000} s`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
