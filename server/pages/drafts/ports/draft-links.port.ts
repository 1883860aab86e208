import type { PageDesign } from '../../design/page-design.rules.js';
import type { OwnedPage, Page } from '../../page.js';
import type { DraftLink } from '../draft-link.js';

/** What a link leads to. */
export interface LinkedDraft {
  readonly page: Page;
  /** The design of the draft, as it was sent. Null if there is none, or if a newer release saved it in a newer format. */
  readonly draft: PageDesign | null;
}

/** The links to drafts, at most one for each page. A link is deleted with its page. */
export abstract class DraftLinks {
  /**
   * The link of a page that works at this time, or null.
   * @throws {PageNotFound}
   */
  abstract find(page: OwnedPage, now: Date): Promise<DraftLink | null>;

  /**
   * Stores a link in the place of the one that the page has.
   * @throws {PageNotFound}
   * @throws {OwnerRemoved} when the account was removed.
   */
  abstract make(page: OwnedPage, link: DraftLink): Promise<void>;

  /**
   * Removes the link of a page. Does nothing when there is none.
   * @throws {PageNotFound}
   */
  abstract revoke(page: OwnedPage): Promise<void>;

  /** What is there at this time. Null when no such link works then, and when the page is hidden or its account suspended. */
  abstract open(token: string, now: Date): Promise<LinkedDraft | null>;

  /** The accounts of those links that work at this time. */
  abstract accountsOf(tokens: readonly string[], now: Date): Promise<readonly string[]>;

  /** Counts that a link was opened. Does nothing when it is gone. */
  abstract countOpening(token: string): Promise<void>;
}
