import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { localStore } from '../../../../api/browser-storage.js';
import { callServer } from '../../../../api/connection/call-server.js';
import { DraftRevisionDocument } from '../../../../api/generated/draft-revision.js';
import { PageDraftDocument } from '../../../../api/generated/page-draft.js';
import {
  findDraft,
  findDraftOrigin,
  removeDraftOf,
  type DraftReading,
} from '../../../../page-editing/draft/former-drafts/former-drafts.js';
import type { StoredDraft } from '../../../../page-editing/draft/draft-document.js';
import { sameDesign } from '../../../../page-editing/draft/draft.js';
import type { ServerPage } from '../../drafts/choose-draft.js';
import { readDesign } from '../../server-page.js';
import { orderOf, type AccountDraft, type FoundInAccount, type Outline } from './saved-draft.js';

/** The draft in the account. It has no design if it was discarded, or never saved. */
export type PresentDraft =
  | AccountDraft
  // A newer release may have saved it, in a format that this one cannot read: then it was not discarded.
  | { readonly revision: number; readonly version: number; readonly isDiscarded: boolean; readonly design: null };

/** The revision alone. The server sanitizes a design each time that it is read. */
export async function fetchDraftRevision(pageId: string): Promise<number> {
  return (await callServer(DraftRevisionDocument, { id: pageId })).pageDraft.revision;
}

export async function fetchAccountDraft(pageId: string): Promise<PresentDraft> {
  const { pageDraft } = await callServer(PageDraftDocument, { id: pageId });
  const { revision, basedOnVersion: version, savedAt, device, writer, isDiscarded, design } = pageDraft;
  return design && savedAt !== null
    ? { revision, version, savedAt, device, writer, design: readDesign(design) }
    : { revision, version, isDiscarded, design: null };
}

/**
 * What the editor should open with or ask about; null if it opens with the draft of this device. One that the account had completely, and that was
 * published or continued on another device since, does not count, and is removed if there is none in the account any more.
 */
export async function findInAccount(page: ServerPage, outline: Outline | null, reading: DraftReading): Promise<FoundInAccount | null> {
  if (!outline) return null;
  const order = orderOf(findDraftOrigin(localStore, page), outline);
  if (order === 'newer') return null;
  if (outline.isDiscarded) return order === 'older' ? withoutDraft(page) : null;
  const draft = await fetchAccountDraft(page.pageId);
  if (!draft.design) return null;
  return compared(draft, order === 'other' ? findDraft(localStore, page, reading) : null, page.design);
}

function withoutDraft(page: ServerPage): FoundInAccount {
  removeDraftOf(localStore, page);
  return { draft: null, isAsked: false };
}

/** Asked is about a draft on this device that is another one than that of the account, and than the page. */
function compared(draft: AccountDraft, mine: StoredDraft | null, published: PageDesign | null): FoundInAccount | null {
  const isMine = (design: PageDesign | null) => mine !== null && design !== null && sameDesign(mine.design, design);
  // An older client, or a tab that has seen no answer, has stored the same.
  if (isMine(draft.design)) return null;
  return { draft, isAsked: mine !== null && !isMine(published) };
}
