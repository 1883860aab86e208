import type { FairQueue } from '../../fair-queue.js';

/**
 * A task that several owners wait for and that runs only once (single-flight). It waits in the queue for each owner, and starts when the
 * first of them has its turn. So an owner does not wait longer because another owner with a thousand tasks requested the same.
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

  /** Adds an owner that waits. Does nothing when the task has started, or when the owner already waits. */
  join(owner: string): void {
    if (this.begun || this.owners.has(owner)) return;
    this.owners.add(owner);
    this.queue.inTurn(owner, () => (this.begun ??= this.work())).then(this.resolve, (error: unknown) => this.leave(owner, error));
  }

  // An owner that lost its place in the queue does not cancel the task for the others.
  private leave(owner: string, error: unknown): void {
    this.owners.delete(owner);
    if (this.begun || this.owners.size === 0) this.reject(error);
  }
}
