import type { CheckedPage, CheckProgress, FoundPage, LinkFinding } from '../link-check.js';

/** What one step of a comparison has done. */
export interface CheckStep {
  readonly progress: CheckProgress;
  /** The pages that were compared. Their former findings go. */
  readonly pages: readonly CheckedPage[];
  readonly findings: readonly LinkFinding[];
  readonly at: Date;
}

/** Stores how far published pages were compared with the list of blocked places, and which of them lead there. */
export abstract class LinkCheckStore {
  /** How far the last comparison is; null before the first. */
  abstract progress(): Promise<CheckProgress | null>;

  /** The next published pages after this one in an order that never changes, up to `until` with it: at most 100, and fewer if they are large. None if there are no more. Those of a newer format are left out. */
  abstract pagesAfter(after: string | null, until: string | null): Promise<CheckedPage[]>;

  /** Stores a step, whole or not at all. A page that was removed meanwhile has no finding. */
  abstract saveStep(step: CheckStep): Promise<void>;

  /** The pages that lead to blocked places, the newest finding first. One that was published anew since is left out. */
  abstract findings(atMost: number): Promise<FoundPage[]>;
}
