/** The most changed names that are remembered one by one. */
const mostNames = 10_000;

/**
 * Decides which pages a read replica has in their present state. A replica is never asked how far it is behind: it only has to have replayed
 * every change that this instance knows of. So an hour behind is no harm for a page that has not changed for a day.
 *
 * `floor` is a position in the primary's log (LSN). The replica may answer for a name that has not changed since then, once it has replayed
 * the log up to there. Names that have changed since then are read from the primary.
 */
export class ReplicaFreshness {
  private floor: string | undefined;
  /** The names that have changed since the floor, and those that had changed when the next floor was read. */
  private changed = new Set<string>();
  private proving: { readonly position: string; readonly names: ReadonlySet<string> } | undefined;
  /** Those of them that show less than before: a list must not have them as they were. */
  private narrowed = new Set<string>();
  private round = 0;

  /** The position that a replica must have replayed to answer for this name. Undefined: only the primary can. */
  floorFor(name: string): string | undefined {
    return this.isChanged(name) ? undefined : this.floor;
  }

  /** The same for lists of pages, which may lack the latest changes, but have nothing that is not listed any more. */
  floorForLists(): string | undefined {
    for (const name of this.narrowed) {
      if (this.isChanged(name)) return undefined;
      this.narrowed.delete(name);
    }
    return this.floor;
  }

  /** Whether a higher floor would let the replica answer for more names. */
  get needsProof(): boolean {
    return this.floor === undefined || this.changed.size > 0 || this.proving !== undefined;
  }

  /** A change of these names is committed, and its notification was received. */
  change(names: Iterable<string>): void {
    for (const name of names) this.changed.add(name);
    if (this.changed.size > mostNames) this.doubt();
  }

  /** The same of a name that shows less than before. */
  narrow(name: string): void {
    this.narrowed.add(name);
    this.change([name]);
  }

  /** Any name may have changed, or the replica may be another one. */
  doubt(): void {
    this.floor = undefined;
    this.changed = new Set();
    this.narrowed = new Set();
    this.proving = undefined;
    this.round += 1;
  }

  /**
   * One step towards a higher floor. `readPosition` asks the primary for the end of its log, `hasReplayed` the replica. The position is read
   * after the changes that it stands for, and the same position is tried until the replica has replayed it. True when the floor has risen.
   */
  async prove(readPosition: () => Promise<string>, hasReplayed: (position: string) => Promise<boolean>): Promise<boolean> {
    const { round } = this;
    if (!this.proving) {
      const names = this.changed;
      this.changed = new Set();
      // Until the position is known, these names count as changed.
      this.proving = { position: '', names };
      try {
        const position = await readPosition();
        if (round === this.round) this.proving = { position, names };
      } catch (error) {
        if (round === this.round) this.giveBack(names);
        throw error;
      }
    }
    const { position } = this.proving ?? {};
    if (round !== this.round || position === undefined || !(await hasReplayed(position)) || round !== this.round) return false;
    this.floor = position;
    this.proving = undefined;
    return true;
  }

  private isChanged(name: string): boolean {
    return this.changed.has(name) || this.proving?.names.has(name) === true;
  }

  private giveBack(names: ReadonlySet<string>): void {
    this.proving = undefined;
    this.change(names);
  }
}
