import { readDraftDesign } from '../../../server/pages/design/design-parsing.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import {
  documentKey,
  documentOf,
  isOfNewerFormat,
  keyAside,
  keysOfNewer,
  moveAside,
  parsed,
  type DraftDocument,
  type DraftPage,
} from './draft-document.js';
import { hasUnsavedDraft, type NewerDrafts } from './draft-places.js';
import { digestOf, textsOf, type KeyValueStore, type StoredDraft } from './draft-storage.js';

/*
 * Drafts that only a newer release can read. They are there after an operator has gone back to an older one. Such a draft is moved to a key of
 * its own, where nothing is stored over it, and comes back in a release that can read it. So does one whose place another tab takes, at the
 * next opening of the editor.
 */

/**
 * Moves a document aside that this release cannot read. Puts one back that it can read; if there are other changes by now, it stays and is
 * offered. It is offered, too, if the account has another draft by now, or has discarded one: then `isReplaced`.
 */
export function restoreNewerDrafts(store: KeyValueStore, page: DraftPage, isReplaced = false): NewerDrafts {
  if (keptAt(store, documentKey(page.pageId), page)?.design === null) moveAside(store, page.pageId);
  const readable = keptIn(store, page).find(({ design }) => design);
  if (readable && !isReplaced && !hasUnsavedDraft(store, page)) putBack(store, page, readable);
  const kept = keptIn(store, page);
  return { areKept: kept.some(({ design }) => !design), areOffered: kept.some(({ design }) => design) };
}

/** Stores a copy of a draft aside, so that another one can take its place. False if there is no room. */
export function setAside(store: KeyValueStore, { owner, pageId }: DraftPage, draft: StoredDraft): boolean {
  const text = documentOf({ ...draft, owner }, '');
  return store.write(keyAside(store, pageId, text), text);
}

/** The draft that was moved aside and that this release can read. */
export function findNewerDraft(store: KeyValueStore, page: DraftPage): { readonly key: string; readonly design: PageDesign } | null {
  return keptIn(store, page).flatMap(({ key, design }) => (design ? [{ key, design }] : []))[0] ?? null;
}

/** Removes the drafts that this release cannot read. */
export function removeUnreadableDrafts(store: KeyValueStore, page: DraftPage): void {
  for (const { key, design } of keptIn(store, page)) if (!design) store.remove(key);
}

interface Kept {
  readonly key: string;
  readonly document: object;
  /** Null if this release cannot read it. */
  readonly design: PageDesign | null;
}

function keptIn(store: KeyValueStore, page: DraftPage): Kept[] {
  return keysOfNewer(store, page.pageId).flatMap((key) => keptAt(store, key, page) ?? []);
}

/** A document of the page's account, unless everything in it is published. */
function keptAt(store: KeyValueStore, key: string, { owner }: DraftPage): Kept | null {
  const document = parsed(store.read(key)) as Partial<DraftDocument> | null;
  if (document?.owner !== owner || document.unsaved === false) return null;
  return { key, document, design: isOfNewerFormat(document) ? null : readDraftDesign(document.design).design };
}

/** What is in the keys of older clients by now is published, or of another page. */
function putBack(store: KeyValueStore, { pageId }: DraftPage, { key, document }: Kept): void {
  const text = store.read(key) ?? '';
  store.remove(key);
  const keys = digestOf(textsOf(store));
  if (!store.write(documentKey(pageId), JSON.stringify({ ...document, keys }))) store.write(key, text);
}
