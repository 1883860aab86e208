/** A line in which work waits for its turn: so much at once, so much waiting behind it, and the rest refused. */
export class WaitingLine {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** `refusal` makes the error for whoever finds the line full. */
  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly refusal: () => Error,
  ) {}

  /** Does the work when its turn comes, first come, first served. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.mostWaiting) throw this.refusal();
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  // Whoever waits longest takes over the place, so that the number of those running stays.
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
