/** A pattern as CSS backgrounds: lists with one entry for each layer. */
export interface PatternLayers {
  readonly image: string;
  readonly size: string;
  readonly position?: string;
}

/**
 * Draws a pattern. `colors` are CSS colours, at least one, and what each is for depends on the pattern. A colour that is missing is the one
 * before it.
 */
export type DrawPattern = (colors: readonly string[]) => PatternLayers;

/** The colour at a place; the last one if there are fewer. */
export function colorAt(colors: readonly string[], at: number): string {
  return colors[at] ?? colors.at(-1) ?? '#000';
}
