import { documentKey, readDocument, removeDocument, type KeyValueStore } from './draft-document.js';

/**
 * Removes the documents of pages that the account does not have any more, if they have nothing unpublished. An unpublished draft stays: its
 * user decides, at the address of its page.
 */
export function removePublishedDocuments(store: KeyValueStore, owner: string, pageIds: readonly string[]): void {
  const start = documentKey('');
  const ids = store.keys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  for (const pageId of ids) {
    const isPublished = readDocument(store, { owner, pageId })?.unsaved === false;
    if (isPublished && !pageIds.includes(pageId)) removeDocument(store, pageId);
  }
}
