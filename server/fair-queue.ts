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
  /** The group of an owner, such as the networks of one provider. The default is that each owner is a group. */
  readonly groupOf?: (owner: string) => string;
  /** How many bytes a task may handle in a second. Its place stays taken for as long as its bytes last, so that visitors get the thread. */
  readonly bytesASecond?: number | undefined;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * A queue in which owners take turns (round robin): an owner with a thousand tasks cannot delay an owner with one task, nor can a group of owners. When
 * the queue is full, a new owner takes a place from the group, and in it from the owner, that has the most places. If each has only one place, a random
 * one loses it.
 */
export class FairQueue {
  private running = 0;
  private readonly runningOf = new Map<string, number>();
  private readonly turns: Turns<Waiting>;

  /** `refusal` makes the error for a task that gets no place, or loses its place. */
  constructor(
    private readonly limits: QueueLimits,
    private readonly refusal: () => Error,
  ) {
    this.turns = new Turns(limits.groupOf ?? ((owner) => owner));
  }

  /**
   * Runs the work when its turn comes. An owner is any text, such as a network or an account. `bytes` says how many bytes the work
   * handles: a number counts also when the work fails.
   * @throws the error of `refusal` when the queue is full, or when another owner takes the place.
   */
  async inTurn<T>(owner: string, work: () => Promise<T>, bytes: number | ((result: T) => number) = 0): Promise<T> {
    if (this.running < this.limits.atOnce && this.mayBegin(owner)) this.begin(owner);
    else await this.wait(owner);
    let handled = typeof bytes === 'number' ? bytes : 0;
    try {
      const result = await work();
      if (typeof bytes === 'function') handled = bytes(result);
      return result;
    } finally {
      this.endAfter(handled, owner);
    }
  }

  private endAfter(bytes: number, owner: string): void {
    const rest = (1_000 * bytes) / (this.limits.bytesASecond ?? Infinity);
    // No timer waits a shorter time than a millisecond.
    if (rest < 1) this.end(owner);
    else setTimeout(() => this.end(owner), rest).unref();
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
    if (this.turns.waitingOf(owner) >= mostWaitingOfOne) throw this.refusal();
    if (this.turns.waiting >= mostWaiting) this.makeRoomFor(owner);
    return new Promise((resolve, reject) => {
      this.turns.add(owner, { begin: resolve, refuse: () => reject(this.refusal()) });
    });
  }

  private beginNext(): void {
    const next = this.turns.next((owner) => this.mayBegin(owner));
    if (!next) return;
    this.begin(next.owner);
    next.task.begin();
  }

  private makeRoomFor(owner: string): void {
    const unlucky = this.turns.takeFor(owner);
    if (!unlucky) throw this.refusal();
    unlucky.refuse();
  }
}

type Owners<Task> = Map<string, Task[]>;

/**
 * What waits, by its owner, in the order of turns (round robin): groups of owners take turns, and within each group its owners do. So a group of a
 * thousand owners cannot delay another group by more than one task a turn.
 */
class Turns<Task> {
  private count = 0;
  /** The group whose turn is next comes first, and in it the owner whose turn is next. */
  private readonly groups = new Map<string, Owners<Task>>();

  constructor(private readonly groupOf: (owner: string) => string) {}

  /** How many tasks wait. */
  get waiting(): number {
    return this.count;
  }

  waitingOf(owner: string): number {
    return this.groups.get(this.groupOf(owner))?.get(owner)?.length ?? 0;
  }

  add(owner: string, task: Task): void {
    const name = this.groupOf(owner);
    const owners = this.groups.get(name) ?? new Map<string, Task[]>();
    owners.set(owner, [...(owners.get(owner) ?? []), task]);
    this.groups.set(name, owners);
    this.count += 1;
  }

  /** Takes the task whose turn it is, of an owner who may begin; undefined if there is none. Its owner and their group go to the end of the order. */
  next(mayBegin: (owner: string) => boolean): { readonly owner: string; readonly task: Task } | undefined {
    for (const [name, owners] of this.groups) {
      for (const [owner, tasks] of owners) {
        const [task, ...rest] = tasks;
        if (task === undefined || !mayBegin(owner)) continue;
        this.groups.delete(name);
        owners.delete(owner);
        this.keep(name, owners, owner, rest);
        return { owner, task };
      }
    }
    return undefined;
  }

  /** Takes the last task away from who has the most, for a new one of this owner; undefined if this owner has as many already, or one fewer. */
  takeFor(owner: string): Task | undefined {
    const own = this.groupOf(owner);
    const name = largest(this.groups, own, inAll) ?? own;
    const owners = this.groups.get(name);
    const unlucky = owners && largest(owners, owner, (tasks) => tasks.length);
    if (unlucky === undefined) return undefined;
    const tasks = owners?.get(unlucky) ?? [];
    this.keep(name, owners!, unlucky, tasks.slice(0, -1));
    return tasks.at(-1);
  }

  /** Stores what is left of an owner's tasks after one was taken. */
  private keep(name: string, owners: Owners<Task>, owner: string, rest: Task[]): void {
    if (rest.length > 0) owners.set(owner, rest);
    else owners.delete(owner);
    if (owners.size > 0) this.groups.set(name, owners);
    else this.groups.delete(name);
    this.count -= 1;
  }
}

function inAll<Task>(owners: Owners<Task>): number {
  return [...owners.values()].reduce((sum, tasks) => sum + tasks.length, 0);
}

/** The name that has the most; undefined if `own` has as many, or one fewer. */
function largest<Held>(all: ReadonlyMap<string, Held>, own: string, countOf: (held: Held) => number): string | undefined {
  const counts = [...all].map(([name, held]) => ({ name, count: countOf(held) }));
  const most = Math.max(...counts.map(({ count }) => count));
  const ownCount = counts.find(({ name }) => name === own)?.count ?? 0;
  if (ownCount > 0 && ownCount + 1 >= most) return undefined;
  // If each has one place, one client may have filled the queue from many addresses. A random choice probably hits such an address.
  if (most === 1) return counts[Math.floor(Math.random() * counts.length)]?.name;
  return counts.find(({ count }) => count === most)?.name;
}
