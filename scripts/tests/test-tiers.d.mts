export interface ShortTier {
  readonly files: readonly string[];
  /** The ids by which tests are chosen, for each level that does not run as a whole. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** The ids of the sentences that the tier proves. */
  readonly proved: readonly string[];
  /** The ids of the sentences that any test proves. */
  readonly tested: readonly string[];
}

export interface RestOfTests {
  readonly files: readonly string[];
  readonly leftOut: ShortTier['chosen'];
}

export function testFilesIn(folder: string): string[];
export function allTestFiles(): string[];
export function shortTier(): ShortTier;
export function restOfTests(): RestOfTests;
