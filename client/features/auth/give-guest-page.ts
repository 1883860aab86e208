import { localStore } from '../../api/browser-storage.js';
import { forgetGuestPage, isToBePublished, keptGuestPage, publishAtFirst } from '../../api/guest-page.js';
import { putDraft } from '../../page-editing/draft/draft-places.js';

/** Makes what the guest of this tab has made the draft of a new account's page. False if there is no room. */
export function giveGuestPage(owner: string, pageId: string): boolean {
  const design = keptGuestPage();
  if (!design) return false;
  const page = { owner, pageId, isMain: true, isFirst: true };
  if (!putDraft(localStore, { owner, version: 0, unsaved: true, tab: '', design }, page, 'owner')) return false;
  if (isToBePublished()) publishAtFirst(pageId);
  forgetGuestPage();
  return true;
}
