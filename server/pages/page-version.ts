import type { PageDesign } from './page-design.rules.js';

/** What a page was from one publishing to the next. */
export interface PageVersion {
  /** As of the page when it was published: the first is 1. */
  readonly version: number;
  readonly publishedAt: Date;
  readonly design: PageDesign;
}

/** A version as the list of them tells it: without its design, which can be 1 MB. */
export interface PageVersionSummary extends Pick<PageVersion, 'version' | 'publishedAt'> {
  readonly title: string;
  readonly tileCount: number;
}
