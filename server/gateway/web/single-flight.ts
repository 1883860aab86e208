import type { FairQueue } from '../../fair-queue.js';

/**
 * Work that several owners wait for. It is done once, and begun when it is the turn of any of them: whoever wants what somebody else
 * has asked for among a thousand other things waits no longer for it.
 */
export class SingleFlight<T> {
  readonly done: Promise<T>;
  private readonly owners = new Set<string>();
  private begun: Promise<T> | undefined;
  private resolve!: (result: T) => void;
  private reject!: (error: unknown) => void;

  constructor(
    private readonly queue: FairQueue,
    private readonly work: () => Promise<T>,
  ) {
    this.done = new Promise<T>((resolve, reject) => Object.assign(this, { resolve, reject }));
  }

  /** Waits for it as well, if it is not begun. */
  join(owner: string): void {
    if (this.begun || this.owners.has(owner)) return;
    this.owners.add(owner);
    this.queue.inTurn(owner, () => (this.begun ??= this.work())).then(this.resolve, (error: unknown) => this.leave(owner, error));
  }

  // Whoever had to make room takes nothing from the others.
  private leave(owner: string, error: unknown): void {
    this.owners.delete(owner);
    if (this.begun || this.owners.size === 0) this.reject(error);
  }
}
