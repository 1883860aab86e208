import { readDocument, type DraftPage, type KeyValueStore } from './draft-document.js';

/** The title in the draft of a page; null if this device has no unpublished draft of it. */
export function titleOfDraft(store: Pick<KeyValueStore, 'read'>, page: Pick<DraftPage, 'owner' | 'pageId'>): string | null {
  const document = readDocument(store, page);
  const title = document?.unsaved === true && (document.design as { readonly title?: unknown } | null)?.title;
  return typeof title === 'string' ? title : null;
}
