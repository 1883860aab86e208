/** The limits of a queue. */
export interface QueueLimits {
  /** How many tasks run at the same time. */
  readonly atOnce: number;
  /** How many tasks of one owner run at the same time. The default is `atOnce`. */
  readonly atOnceOfOne?: number;
  /** How many tasks wait in the queue. */
  readonly mostWaiting: number;
  /** How many tasks of one owner wait in the queue. The default is `mostWaiting`. */
  readonly mostWaitingOfOne?: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * A queue in which owners take turns (round robin): an owner with a thousand tasks cannot delay an owner with one task. When the queue is
 * full, a new owner takes a place from the owner that has the most places. If each owner has only one place, a random owner loses it.
 */
export class FairQueue {
  private running = 0;
  private readonly runningOf = new Map<string, number>();
  private waiting = 0;
  /** The waiting tasks by their owner. The owner whose turn is next comes first. */
  private readonly turns = new Map<string, Waiting[]>();

  /** `refusal` makes the error for a task that gets no place, or loses its place. */
  constructor(
    private readonly limits: QueueLimits,
    private readonly refusal: () => Error,
  ) {}

  /**
   * Runs the work when its turn comes. An owner is any text, such as a network or an account.
   * @throws the error of `refusal` when the queue is full, or when another owner takes the place.
   */
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
      // The owner goes to the end of the order.
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
    // If each owner has one place, one client may have filled the queue from many addresses. A random choice probably hits such an address.
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
