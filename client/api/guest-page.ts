import type { PageDesign } from '../../server/pages/page-design.rules.js';
import { sessionStore } from './browser-storage.js';

/*
 * The page that a guest makes. Only this tab keeps it, until the tab is closed or a new account has the page.
 */

const DESIGN = 'guestDesign';
const TO_PUBLISH = 'guestPublishes';
const FIRST_PUBLICATION = 'firstPublication';

/** False if the browser cannot keep it. */
export function keepGuestPage(design: PageDesign): boolean {
  return sessionStore.write(DESIGN, JSON.stringify(design));
}

/** Null for nothing. Another release may have written it before a reload, so it is parsed again before it is edited. */
export function keptGuestPage(): PageDesign | null {
  try {
    return JSON.parse(sessionStore.read(DESIGN) ?? 'null') as PageDesign | null;
  } catch {
    return null;
  }
}

export function forgetGuestPage(): void {
  sessionStore.remove(DESIGN);
  sessionStore.remove(TO_PUBLISH);
}

/** Whether the guest pressed Publish: then the page is published as soon as it has an account. */
export function isToBePublished(): boolean {
  return sessionStore.read(TO_PUBLISH) !== null;
}

export function setToBePublished(wanted: boolean): void {
  if (wanted) sessionStore.write(TO_PUBLISH, 'yes');
  else sessionStore.remove(TO_PUBLISH);
}

/** The editor of this page publishes it once, when it is opened next. */
export function publishAtFirst(pageId: string): void {
  sessionStore.write(FIRST_PUBLICATION, pageId);
}

/** True once for the page of `publishAtFirst`. */
export function takeFirstPublication(pageId: string): boolean {
  if (sessionStore.read(FIRST_PUBLICATION) !== pageId) return false;
  sessionStore.remove(FIRST_PUBLICATION);
  return true;
}
