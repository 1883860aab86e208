import { DEFAULT_DESIGN, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { KeyValueStore } from '../../../page-editing/draft/draft-document.js';
import { findFoundDesign, removeFoundDesign } from '../../../page-editing/draft/former-drafts/reading.js';
import { sameDesign } from '../../../page-editing/draft/draft.js';
import type { ServerPage } from './choose-draft.js';

/** The design on this device of which only the user knows whether it is of this page, if it should be offered. One that has nothing new is removed. */
export function designToOffer(store: KeyValueStore, page: ServerPage): PageDesign | null {
  const found = findFoundDesign(store, page, page.design);
  if (found === null || isNew(found, page.design)) return found;
  removeFoundDesign(store, page);
  return null;
}

function isNew(found: PageDesign, published: PageDesign | null): boolean {
  return !sameDesign(found, DEFAULT_DESIGN) && !(published && sameDesign(found, published));
}
