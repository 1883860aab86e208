/** How much a queue takes. */
export interface QueueLimits {
  /** Pieces of work that are done at the same time. */
  readonly atOnce: number;
  /** Of one owner; as many as of all unless told. */
  readonly atOnceOfOne?: number;
  readonly mostWaiting: number;
  /** Of one owner; as many as of all unless told. */
  readonly mostWaitingOfOne?: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * A queue in which the owners of work take turns: whoever brings a thousand pieces waits behind everybody who brings one. When it is
 * full, the place that somebody new needs is taken from whoever has most of them, or by lot where nobody has two.
 */
export class FairQueue {
  private running = 0;
  private readonly runningOf = new Map<string, number>();
  private waiting = 0;
  /** What waits by its owner, whose turn it is first. */
  private readonly turns = new Map<string, Waiting[]>();

  /** `refusal` makes the error for whoever does not get in, or has to make room. */
  constructor(
    private readonly limits: QueueLimits,
    private readonly refusal: () => Error,
  ) {}

  /** Does the work when its turn comes. An owner is any text, such as a network or an account. */
  async inTurn<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.atOnce && this.mayBegin(owner)) this.begin(owner);
    else await this.wait(owner);
    try {
      return await work();
    } finally {
      this.end(owner);
    }
  }

  private mayBegin(owner: string): boolean {
    const { atOnce, atOnceOfOne = atOnce } = this.limits;
    return (this.runningOf.get(owner) ?? 0) < atOnceOfOne;
  }

  private begin(owner: string): void {
    this.running += 1;
    this.runningOf.set(owner, (this.runningOf.get(owner) ?? 0) + 1);
  }

  private end(owner: string): void {
    const left = (this.runningOf.get(owner) ?? 0) - 1;
    this.running -= 1;
    if (left > 0) this.runningOf.set(owner, left);
    else this.runningOf.delete(owner);
    this.beginNext();
  }

  private wait(owner: string): Promise<void> {
    const { mostWaiting, mostWaitingOfOne = mostWaiting } = this.limits;
    if ((this.turns.get(owner)?.length ?? 0) >= mostWaitingOfOne) throw this.refusal();
    if (this.waiting >= mostWaiting) this.makeRoomFor(owner);
    return new Promise((resolve, reject) => {
      const own = this.turns.get(owner) ?? [];
      own.push({ begin: resolve, refuse: () => reject(this.refusal()) });
      this.turns.set(owner, own);
      this.waiting += 1;
    });
  }

  private beginNext(): void {
    for (const [owner, own] of this.turns) {
      if (!this.mayBegin(owner)) continue;
      // Behind all others now.
      this.turns.delete(owner);
      const next = own.shift();
      if (own.length > 0) this.turns.set(owner, own);
      this.waiting -= 1;
      this.begin(owner);
      next?.begin();
      return;
    }
  }

  private makeRoomFor(owner: string): void {
    const own = this.turns.get(owner)?.length ?? 0;
    const [largest = [], ...rest] = this.turns.values();
    const most = rest.reduce((one, other) => (other.length > one.length ? other : one), largest);
    if (own > 0 && own + 1 >= most.length) throw this.refusal();
    // Where all have one, whoever fills the queue from many addresses loses a place to somebody new as likely as not.
    if (most.length > 1) most.pop()?.refuse();
    else this.refuseAny();
    this.waiting -= 1;
  }

  private refuseAny(): void {
    const owners = [...this.turns.keys()];
    const unlucky = owners[Math.floor(Math.random() * owners.length)];
    if (unlucky === undefined) throw this.refusal();
    this.turns.get(unlucky)?.forEach(({ refuse }) => refuse());
    this.turns.delete(unlucky);
  }
}
