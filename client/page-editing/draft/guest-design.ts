import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import type { DraftStore } from './draft-storage.js';

/*
 * What a guest makes exists only in memory, until the guest goes to sign up. From then on it is kept for this tab, and becomes the draft of
 * the new account's page.
 */

const key = 'guestDesign';

/** False if the browser cannot keep it. */
export function keepGuestDesign(tabStore: Pick<DraftStore, 'write'>, design: PageDesign): boolean {
  return tabStore.write(key, JSON.stringify(design));
}

/** What the guest of this tab has made; null for nothing. This code has written it, so it is only parsed when it becomes a draft. */
export function keptGuestDesign(tabStore: Pick<DraftStore, 'read'>): PageDesign | null {
  const text = tabStore.read(key);
  return text === null ? null : (JSON.parse(text) as PageDesign);
}

export function forgetGuestDesign(tabStore: Pick<DraftStore, 'remove'>): void {
  tabStore.remove(key);
}
