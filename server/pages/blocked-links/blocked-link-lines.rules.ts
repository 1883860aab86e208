/** A line of a file with entries of the list. */
export interface EntryLine {
  /** From 1. */
  readonly line: number;
  readonly entry: string;
}

/** The entries in the lines of a text, as they are written. What is behind `#` is a comment. */
export function entryLines(text: string): EntryLine[] {
  return text
    .split('\n')
    .map((line, at) => ({ line: at + 1, entry: (line.split('#', 1)[0] ?? '').trim() }))
    .filter(({ entry }) => entry !== '');
}
