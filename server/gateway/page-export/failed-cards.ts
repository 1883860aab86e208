// In milliseconds.
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 600_000;
/** The most names that are remembered. The next comparison finds the others. */
const MANY = 1_000;

/** The pages whose card could not be drawn or written. All of them are tried again together, with a back-off. */
export class FailedCards {
  private readonly names = new Set<string>();
  private retry = FIRST_RETRY;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly tryAgain: (name: string) => void) {}

  begin(name: string): void {
    if (this.names.size < MANY) this.names.add(name);
    if (this.timer || this.isStopped) return;
    this.timer = setTimeout(() => this.tryAll(), this.retry).unref();
  }

  /** The card is there, or the page needs none any more. */
  end(name: string): void {
    if (!this.names.delete(name) || this.names.size > 0) return;
    this.retry = FIRST_RETRY;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private tryAll(): void {
    this.timer = undefined;
    this.retry = Math.min(LONGEST_RETRY, this.retry * 2);
    for (const name of this.names) this.tryAgain(name);
  }
}
