import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { localStore } from '../../../api/browser-storage.js';
import { callServer } from '../../../api/connection/call-server.js';
import { PageDraftDocument } from '../../../api/generated/page-draft.js';
import { findDraft, findDraftOrigin, removeDraftOf, type DraftReading } from '../../../page-editing/draft/draft-places.js';
import type { StoredDraft } from '../../../page-editing/draft/draft-storage.js';
import { sameDesign } from '../../../page-editing/draft/draft.js';
import type { ServerPage } from '../drafts/choose-draft.js';
import { readDesign } from '../server-page.js';
import { orderOf, type AccountDraft, type FoundInAccount, type Outline } from './saved-draft.js';

/** The draft in the account. It has no design if it was discarded, or never saved. */
export type PresentDraft = AccountDraft | { readonly revision: number; readonly version: number; readonly design: null };

export async function fetchAccountDraft(pageId: string): Promise<PresentDraft> {
  const draft = (await callServer(PageDraftDocument, { id: pageId })).pageDraft;
  if (!draft) return { revision: 0, version: 0, design: null };
  const { revision, basedOnVersion: version, savedAt, device, writer, design } = draft;
  return design ? { revision, version, savedAt, device, writer, design: readDesign(design) } : { revision, version, design: null };
}

/**
 * The draft in the account, if the editor should open with it or ask about it; null if it opens with that of this device. A draft on this device
 * that the account had completely, and that was published or continued on another one since, is removed.
 */
export async function findInAccount(page: ServerPage, outline: Outline | null, reading: DraftReading): Promise<FoundInAccount | null> {
  if (!outline) return null;
  const order = orderOf(findDraftOrigin(localStore, page), outline);
  if (order === 'newer') return null;
  const draft = outline.isDiscarded ? null : await fetchAccountDraft(page.pageId);
  if (draft && !draft.design) return null;
  if (order === 'older') removeDraftOf(localStore, page);
  return draft && compared(draft, order === 'other' ? findDraft(localStore, page, reading) : null, page.design);
}

/** Asked is about a draft on this device that is another one than that of the account, and than the page. */
function compared(draft: AccountDraft, mine: StoredDraft | null, published: PageDesign | null): FoundInAccount | null {
  const isMine = (design: PageDesign | null) => mine !== null && design !== null && sameDesign(mine.design, design);
  // An older client, or a tab that has seen no answer, has stored the same.
  if (isMine(draft.design)) return null;
  return { draft, isAsked: mine !== null && !isMine(published) };
}
