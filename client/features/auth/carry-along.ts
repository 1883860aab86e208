import { localStore } from '../../api/browser-storage.js';
import { claimForNewAccount } from '../../api/claim-for-new-account.js';
import { forgetGuestPage, isToBePublished, keptGuestPage, publishAtFirst } from '../../api/guest-page.js';
import { tellOfMail } from '../../api/verification-mail.js';
import { putDraft } from '../../page-editing/draft/draft-places.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { screens, START } from '../../shell/screens.js';

/**
 * Gives a new account the linkname and the page of the guest who opened it, and returns the address of its first screen. If this device has no
 * room for the page, that is the guest editor, where the page still is.
 */
export async function carryAlong(owner: string, pageId: string): Promise<string> {
  await claimForNewAccount();
  const design = keptGuestPage();
  if (design === null) return `${screens.editor}${START}`;
  if (!givePage(design, owner, pageId)) return screens.guestEditor;
  tellOfMail();
  return screens.editor;
}

/** Makes the page of the guest the draft of the account's page. False if there is no room. */
function givePage(design: PageDesign, owner: string, pageId: string): boolean {
  const page = { owner, pageId, isMain: true, isFirst: true };
  if (!putDraft(localStore, { owner, version: 0, unsaved: true, tab: '', design }, page, 'owner')) return false;
  const isPublished = isToBePublished();
  forgetGuestPage();
  if (isPublished) publishAtFirst(pageId);
  return true;
}
