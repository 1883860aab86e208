/*
 * Tiles in columns fill their rows: what stands at the end of a row that no other tile completes is as wide as the rest of that row.
 */

/** What a tile takes: a whole row, the first free cell, or that cell and those of the next three rows. */
export type ColumnRoom = 'row' | 'cell' | 'high';

/** The rows of a tile beside which short ones stand. */
const HIGH = 4;

/** How many columns each tile takes. */
export function columnSpans(rooms: readonly ColumnRoom[], columns: number): number[] {
  const spans = rooms.map((room) => (room === 'row' ? columns : 1));
  const run = new Run(columns);
  rooms.forEach((room, at) => {
    if (room !== 'row') run.place(room === 'high' ? HIGH : 1);
    const isLast = at === rooms.length - 1 || rooms[at + 1] === 'row';
    if (room !== 'row' && isLast) spans[at] = 1 + run.free();
    if (isLast) run.end();
  });
  return spans;
}

/** Tiles between two that take whole rows, as the browser places them: each after the one before it, where its cell is free. */
class Run {
  private readonly until: number[];
  private row = 0;
  private column = -1;

  constructor(private readonly columns: number) {
    this.until = Array.from({ length: columns }, () => 0);
  }

  place(rows: number): void {
    do {
      this.column += 1;
      if (this.column === this.columns) [this.column, this.row] = [0, this.row + 1];
    } while ((this.until[this.column] ?? 0) > this.row);
    this.until[this.column] = this.row + rows;
  }

  /** The free cells after the last tile, in its row. */
  free(): number {
    const after = this.until.slice(this.column + 1);
    const taken = after.findIndex((until) => until > this.row);
    return taken < 0 ? after.length : taken;
  }

  end(): void {
    this.until.fill(0);
    [this.row, this.column] = [0, -1];
  }
}
