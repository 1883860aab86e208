export interface ShortTier {
  readonly files: readonly string[];
  /** The ids by which tests are chosen, for each level that does not run as a whole. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** The ids of all sentences that a test of the tier proves. */
  readonly proved: readonly string[];
}

export function testFilesIn(folder: string): string[];
export function allTestFiles(): string[];
export function shortTier(): ShortTier;
