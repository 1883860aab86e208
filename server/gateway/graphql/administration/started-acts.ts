import { Injectable, Logger } from '@nestjs/common';

/** Acts that take longer than a request: they go on after it, each at most once at a time. What became of them is in the audit log. */
@Injectable()
export class StartedActs {
  private readonly log = new Logger('Administration');
  private readonly running = new Set<string>();

  /** Starts the act, unless it runs on this instance. Returns whether it was started. */
  start(name: string, act: () => Promise<unknown>): boolean {
    if (this.running.has(name)) return false;
    this.running.add(name);
    void act()
      .catch((error: unknown) => this.log.error(`The act ${name} failed`, error instanceof Error ? error.stack : undefined))
      .finally(() => this.running.delete(name));
    return true;
  }
}
