import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { sessionStore } from '../browser-storage.js';
import { forgetClaimedLinkname } from '../linknames/claimed-linkname.js';

/*
 * The page that a guest makes. Only this tab keeps it: until the tab is closed, a new account has the page, or somebody logs out.
 */

/** The key of the invitation with which the guest came: `invitation.ts`. */
export const INVITATION = 'invitation';

const DESIGN = 'guestDesign';
const TO_PUBLISH = 'guestPublishes';
const FIRST_PUBLICATION = 'firstPublication';

/** False if the browser cannot keep it. Then an older state of the page is not kept either. */
export function keepGuestPage(design: PageDesign): boolean {
  const isKept = sessionStore.write(DESIGN, JSON.stringify(design));
  if (!isKept) sessionStore.remove(DESIGN);
  return isKept;
}

/** Null for nothing. Another release may have written it before a reload, so it is parsed again before it is edited. */
export function keptGuestPage(): PageDesign | null {
  try {
    const kept = JSON.parse(sessionStore.read(DESIGN) ?? 'null') as PageDesign | null;
    return Array.isArray(kept?.tiles) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetGuestPage(): void {
  for (const key of [DESIGN, TO_PUBLISH, FIRST_PUBLICATION]) sessionStore.remove(key);
}

/** Removes everything that this tab stores for a guest, because the next user of the tab may be another person. */
export function forgetGuest(): void {
  forgetClaimedLinkname();
  sessionStore.remove(INVITATION);
  forgetGuestPage();
}

/** Whether the guest pressed Publish: then the editor of the new account asks what is asked before a first publication. */
export function isToBePublished(): boolean {
  return sessionStore.read(TO_PUBLISH) !== null;
}

export function setToBePublished(wanted: boolean): void {
  if (wanted) sessionStore.write(TO_PUBLISH, 'yes');
  else sessionStore.remove(TO_PUBLISH);
}

/** The editor of this page asks whether it shall be published, once, when it is opened next. */
export function wishToPublish(pageId: string): void {
  sessionStore.write(FIRST_PUBLICATION, pageId);
}

/** True once for the page of `wishToPublish`. */
export function takeWishToPublish(pageId: string): boolean {
  if (sessionStore.read(FIRST_PUBLICATION) !== pageId) return false;
  sessionStore.remove(FIRST_PUBLICATION);
  return true;
}
