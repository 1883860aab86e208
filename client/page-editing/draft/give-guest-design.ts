import { putDraft } from './draft-places.js';
import type { DraftStore } from './draft-storage.js';
import { forgetGuestDesign, keptGuestDesign } from './guest-design.js';

/** Makes what the guest of this tab has made the draft of the page of an account that was just opened. False if there is no room. */
export function giveGuestDesign(tabStore: DraftStore, store: DraftStore, owner: string, pageId: string): boolean {
  const design = keptGuestDesign(tabStore);
  if (!design) return false;
  const page = { owner, pageId, isMain: true, isFirst: true };
  if (!putDraft(store, { owner, version: 0, unsaved: true, tab: '', design }, page, 'owner')) return false;
  forgetGuestDesign(tabStore);
  return true;
}
