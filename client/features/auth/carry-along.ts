import { localStore, sessionStore } from '../../api/browser-storage.js';
import { FIRST_SCREEN } from '../../api/session/first-screen.js';
import { claimForNewAccount } from '../../api/linknames/claim-for-new-account.js';
import { forgetGuestPage, isToBePublished, keptGuestPage, wishToPublish } from '../../api/session/guest-page.js';
import { tellOfMail } from '../../api/session/verification-mail.js';
import { putDraft } from '../../page-editing/draft/former-drafts/former-drafts.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { screens, START } from '../../shell/screens.js';

/** Gives a new account the linkname and the page of the guest who opened it, and notes the first screen of the account. */
export async function carryAlong(owner: string, pageId: string): Promise<void> {
  await claimForNewAccount();
  sessionStore.write(FIRST_SCREEN, firstScreenOf(owner, pageId));
}

/** If this device has no room for the page, that is the guest editor, where the page still is. */
function firstScreenOf(owner: string, pageId: string): string {
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
  const isWished = isToBePublished();
  forgetGuestPage();
  if (isWished) wishToPublish(pageId);
  return true;
}
