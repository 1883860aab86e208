import type { DraftReading } from '../../../page-editing/draft/former-drafts/former-drafts.js';
import { draftReading } from '../../../page-editing/draft/former-drafts/reading.js';
import type { PublishedPage } from './choose-draft.js';

export { findInAccount } from '../publishing/saving/account-draft.js';

/** How drafts of this page are read. Nothing imports this module but the editor, which loads it when a draft is there. */
export function readingOf(page: PublishedPage): DraftReading {
  return draftReading(page.design);
}
