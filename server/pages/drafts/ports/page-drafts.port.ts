import type { PageDesign } from '../../design/page-design.rules.js';
import type { OwnedPage } from '../../page.js';
import type { NewDraft, PageDraft } from '../page-draft.js';

/**
 * The drafts of pages, one for each page. A draft is deleted with its page, and its pictures are kept as long as it is. Each method throws `PageNotFound`
 * when the account has no such page.
 */
export abstract class PageDrafts {
  /** The draft of a page, without its design. Null if none was ever saved. */
  abstract find(page: OwnedPage): Promise<PageDraft | null>;

  /** The design of a draft. Null if there is none, if it was discarded, or if a newer release saved it in a newer format. */
  abstract findDesign(page: OwnedPage): Promise<PageDesign | null>;

  /**
   * Saves a draft instead of that with the revision that it names. Of several concurrent writers of one revision exactly one succeeds.
   * @throws {DraftChangedElsewhere} when the draft has another revision.
   * @throws {PageFormatNewer} when a newer release saved the present draft in a newer format.
   * @throws {OwnerRemoved} when the account was removed.
   */
  abstract save(page: OwnedPage, draft: NewDraft): Promise<PageDraft>;

  /**
   * Discards the draft with this revision, and keeps only that it was.
   * @throws {DraftChangedElsewhere} when the draft has another revision, or was never saved.
   * @throws {OwnerRemoved} when the account was removed.
   */
  abstract discard(page: OwnedPage, revision: number, at: Date): Promise<PageDraft>;
}
