/**
 * Why a page waits for its export, the most urgent first: nobody may see it any more, it has changed, its files were found outdated, or they
 * are up to date, but were compressed quickly or have no card yet.
 */
export type Urgency = 'gone' | 'changed' | 'found' | 'unfinished';

/** Why files are not up to date. */
const OUTDATED: readonly Urgency[] = ['gone', 'changed', 'found'];

export const URGENCIES: readonly Urgency[] = [...OUTDATED, 'unfinished'];

/** What the next start finds, too. */
const LASTING: readonly Urgency[] = ['found', 'unfinished'];

/**
 * The names of pages that wait for their export. A name waits once to be brought up to date, and once to be finished, and is never taken twice at
 * the same time.
 */
export class ExportQueue {
  private readonly waiting: Readonly<Record<Urgency, Set<string>>> = {
    gone: new Set(),
    changed: new Set(),
    found: new Set(),
    unfinished: new Set(),
  };
  private readonly running = new Set<string>();
  private readonly watchers = new Set<() => void>();
  private isClosed = false;

  /** The names that wait because their files are not up to date, without those that were taken. */
  get names(): string[] {
    return OUTDATED.flatMap((urgency) => [...this.waiting[urgency]]);
  }

  add(urgency: Urgency, name: string): void {
    if (this.isClosed && LASTING.includes(urgency)) return;
    // To be brought up to date does not replace being finished: such an export may find nothing to do.
    if (urgency !== 'unfinished') {
      const at = OUTDATED.indexOf(urgency);
      if (OUTDATED.slice(0, at).some((other) => this.waiting[other].has(name))) return;
      for (const other of OUTDATED.slice(at + 1)) this.waiting[other].delete(name);
    }
    this.waiting[urgency].add(name);
    this.wake();
  }

  lengthOf(urgency: Urgency): number {
    return this.waiting[urgency].size;
  }

  /** Whether one name was taken and is not done, and no other change waits. */
  get isLast(): boolean {
    return this.running.size === 1 && this.waiting.gone.size + this.waiting.changed.size === 0;
  }

  /** Removes the names that wait with this urgency. */
  drop(urgency: Urgency): void {
    this.waiting[urgency].clear();
    this.wake();
  }

  /** The next name of one of these urgencies, as soon as there is one. The caller calls `done` for it. Undefined when the queue is closed and has none. */
  async take(urgencies: readonly Urgency[] = URGENCIES): Promise<{ readonly name: string; readonly urgency: Urgency } | undefined> {
    for (;;) {
      const next = this.next(urgencies);
      if (next || this.isClosed) return next;
      await this.change();
    }
  }

  /** The work for a name that was taken has ended. */
  done(name: string): void {
    this.running.delete(name);
    this.wake();
  }

  /** Resolves when nothing waits with this urgency, or when the queue is closed. */
  async areTaken(urgency: Urgency): Promise<void> {
    while (!this.isClosed && this.waiting[urgency].size > 0) await this.change();
  }

  /** The most urgent names that wait can still be taken. The others wait until the next start. */
  close(): void {
    this.isClosed = true;
    for (const urgency of LASTING) this.drop(urgency);
  }

  private next(urgencies: readonly Urgency[]): { name: string; urgency: Urgency } | undefined {
    for (const urgency of urgencies) {
      for (const name of this.waiting[urgency]) {
        if (this.running.has(name)) continue;
        this.waiting[urgency].delete(name);
        this.running.add(name);
        return { name, urgency };
      }
    }
    return undefined;
  }

  private change(): Promise<void> {
    return new Promise((resolve) => this.watchers.add(resolve));
  }

  private wake(): void {
    const watchers = [...this.watchers];
    this.watchers.clear();
    watchers.forEach((wake) => wake());
  }
}
