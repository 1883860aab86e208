import type { PageDesign } from '../design/page-design.rules.js';

/** How far the published pages were compared with the list. They have an order that never changes. */
export interface CheckProgress {
  /** The state of the list. */
  readonly mark: string;
  /** The last page that was compared; null if the next one is the first of all. */
  readonly after: string | null;
  /** The page after which the comparison began. It goes on to the last page, and then from the first one to this; null if it began with the first. */
  readonly begunAfter: string | null;
  /** Whether it is at the pages before. */
  readonly isSecondPart: boolean;
  readonly isDone: boolean;
}

/** A published page. */
export interface CheckedPage {
  readonly id: string;
  readonly version: number;
  readonly design: PageDesign;
}

/** That a version of a page leads to a blocked place. */
export interface LinkFinding {
  readonly pageId: string;
  readonly version: number;
  /** The entry of the list. */
  readonly pattern: string;
  /** The first such address. */
  readonly address: string;
}

/** A finding in the list of the operators. */
export interface FoundPage extends Omit<LinkFinding, 'address'> {
  /** Null for a page of which not everybody sees everything. */
  readonly address: string | null;
  /** Null if the page has none. */
  readonly linkname: string | null;
  /** The username of its owner. */
  readonly owner: string;
  readonly foundAt: Date;
  readonly isHidden: boolean;
}
