import { readDraftDesign } from '../../../server/pages/design/design-parsing.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { besideKey, changedIn } from './tabs/draft-beside.js';
import {
  documentKey,
  documentOf,
  isOfNewerFormat,
  keyAside,
  keysOfNewer,
  moveAside,
  parsed,
  readDocument,
  savedIn,
  type DraftDocument,
  type DraftPage,
  type OwnedDraft,
} from './draft-document.js';
import { findDraftOrigin, hasUnsavedDraft, putDraft, type NewerDrafts } from './draft-places.js';
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
  if (!isReplaced) {
    const readable = keptIn(store, page).find(({ design }) => design);
    if (hasUnsavedDraft(store, page)) beginWithNewest(store, page);
    else if (readable) putBack(store, page, readable);
  }
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

/** Of the drafts of several tabs, the one that was changed last takes the place, and the former one is set aside. Without room, nothing changes. */
function beginWithNewest(store: KeyValueStore, page: DraftPage): void {
  const there = readDocument(store, page);
  const newest = there && newestIn(store, page, changedIn(findDraftOrigin(store, page) ?? {}));
  if (!newest) return;
  const text = store.read(documentKey(page.pageId)) ?? '';
  // Where its tab stores it, too, if that is still open.
  const ofTab = besideKey(page.pageId, there.tab.split('.')[0] ?? '');
  const aside = store.read(ofTab) === null ? ofTab : keyAside(store, page.pageId, text);
  if (!store.write(aside, text)) return;
  store.remove(putDraft(store, newest.draft, page, 'owner') ? newest.key : aside);
}

/** The latest of the drafts that were changed later than the one that has the place; null if there is none, or if nobody knows when that was changed. */
function newestIn(store: KeyValueStore, page: DraftPage, since = Infinity): { readonly key: string; readonly draft: OwnedDraft } | null {
  const later = keptIn(store, page).flatMap(({ key, document, design }) => {
    const { version, tab, ...noted } = document as DraftDocument;
    const changedAt = changedIn(noted) ?? 0;
    if (!design || changedAt <= since) return [];
    return [{ key, draft: { owner: page.owner, version, unsaved: true, tab, saved: savedIn(noted), changedAt, design } }];
  });
  return later.toSorted((one, other) => other.draft.changedAt - one.draft.changedAt)[0] ?? null;
}

/** What is in the keys of older clients by now is published, or of another page. */
function putBack(store: KeyValueStore, { pageId }: DraftPage, { key, document }: Kept): void {
  const text = store.read(key) ?? '';
  store.remove(key);
  const keys = digestOf(textsOf(store));
  if (!store.write(documentKey(pageId), JSON.stringify({ ...document, keys }))) store.write(key, text);
}
