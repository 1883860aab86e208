import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { DraftPage } from './draft-document.js';
import { findFound } from './draft-places.js';
import { readDraft, withKinds } from './draft-reading.js';
import { clearDraft, type KeyValueStore } from './draft-storage.js';
import { findNewerDraft } from './newer-drafts.js';

/**
 * A design on this device of which nobody knows whether it is of this page: an older client stored it, or the previous release did, and another
 * page is the main one now; or its origin cannot be read; or a newer release stored it before this one did. Null when there is none. Which tiles of the published design it has, with their
 * kinds, is known.
 */
export function findFoundDesign(store: KeyValueStore, page: DraftPage, published: PageDesign | null): PageDesign | null {
  const found = findFound(store, page);
  const design = found && readDraft(found.texts)?.design;
  return design ? withKinds(design, published) : (findNewerDraft(store, page)?.design ?? null);
}

/** Removes the design that `findFoundDesign` found. */
export function removeFoundDesign(store: KeyValueStore, page: DraftPage): void {
  const found = findFound(store, page);
  const key = found ? found.key : findNewerDraft(store, page)?.key;
  if (key) store.remove(key);
  else if (found) clearDraft(store);
}
