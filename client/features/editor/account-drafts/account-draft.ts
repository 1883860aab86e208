import { localStore } from '../../../api/browser-storage.js';
import { callServer } from '../../../api/connection/call-server.js';
import { PageDraftDocument } from '../../../api/generated/page-draft.js';
import { findDraftOrigin, removeDraftOf } from '../../../page-editing/draft/draft-places.js';
import { savedIn, type DraftPage } from '../../../page-editing/draft/draft-document.js';
import type { DraftOrigin } from '../../../page-editing/draft/draft-storage.js';
import { readDesign } from '../server-page.js';
import type { AccountDraft, FoundInAccount, Outline } from './saved-draft.js';

/** The revision of the draft in the account, and its design. The design is null if it was discarded. */
export async function fetchAccountDraft(pageId: string): Promise<{ readonly revision: number; readonly draft: AccountDraft | null }> {
  const { draft } = (await callServer(PageDraftDocument, { id: pageId })).page;
  if (!draft) return { revision: 0, draft: null };
  const { revision, basedOnVersion: version, savedAt, device, writer, design } = draft;
  return { revision, draft: design && { revision, version, savedAt, device, writer, design: readDesign(design) } };
}

/**
 * The draft in the account, if the editor should open with it or ask about it; null if it opens with that of this device. A draft on this device
 * that the account had completely, and that was published or continued on another one since, is removed.
 */
export async function findInAccount(page: DraftPage, outline: Outline | null): Promise<FoundInAccount | null> {
  if (!outline) return null;
  const here = findDraftOrigin(localStore, page);
  const order = here?.unsaved ? orderOf(here, outline) : 'none';
  if (order === 'newer') return null;
  const draft = outline.isDiscarded ? null : (await fetchAccountDraft(page.pageId)).draft;
  if (order === 'older' && (draft || outline.isDiscarded)) removeDraftOf(localStore, page);
  return draft && { draft, isAsked: order === 'other' };
}

/** Whether the draft on this device continues that of the account, or the other way round, or neither. */
function orderOf(here: DraftOrigin, { revision, writer }: Outline): 'newer' | 'older' | 'other' {
  const { revision: continued = 0, isWhole = false } = savedIn(here) ?? {};
  const since = storedSince(here.tab, writer);
  if (continued >= revision || (since !== null && since >= 0)) return 'newer';
  return isWhole || since !== null ? 'older' : 'other';
}

/** How often the tab of a draft has stored it since it saved the other one in the account. Null if another tab saved that. */
export function storedSince(tab: string, writer: string | null): number | null {
  const [name, count] = tab.split('.');
  const [other, before] = (writer ?? '').split('.');
  return name !== '' && name === other ? Number(count) - Number(before) : null;
}
