import type { PageDesign } from '../../server/pages/page-design.rules.js';
import {
  clearDraft,
  readDraft,
  readDraftOrigin,
  textsOf,
  writeDraft,
  type DraftOrigin,
  type DraftStore,
  type StoredDraft,
} from './draft-storage.js';

/*
 * The keys that older clients know hold the draft of one account: the one that is signed in and edits. A draft of another account that
 * was never published waits aside until its owner comes back, all of its texts under one key, so that it is there whole or not at all.
 */

/** Where a draft waits that nobody can be named for. */
const FOUND_KEY = 'draftFound';

/** Where the draft of an account waits while another account edits. */
export function asideKey(owner: string): string {
  return `draftOf:${owner}`;
}

/** A draft of which the owner is known. */
export type OwnedDraft = StoredDraft & { readonly owner: string };

/** The draft of this account, wherever it waits; null when there is none. */
export function findDraft(store: DraftStore, owner: string): StoredDraft | null {
  const aside = readAside(store, asideKey(owner));
  const main = readDraftOrigin(store);
  if (main?.owner === owner && (main.unsaved || aside === null)) return readDraft(store);
  if (aside !== null) return readDraft(aside);
  // Says what is missing, as it is specified, where nothing is stored.
  return textsOf(store).size === 0 ? readDraft(store) : null;
}

/** Where the draft of this account comes from. */
export function findDraftOrigin(store: DraftStore, owner: string): DraftOrigin | null {
  const aside = readAside(store, asideKey(owner));
  const main = readDraftOrigin(store);
  if (main?.owner === owner && (main.unsaved || aside === null)) return main;
  return aside && readDraftOrigin(aside);
}

/** Whether the keys of older clients hold the draft of this account. */
export function isInMainPlace(store: DraftStore, owner: string): boolean {
  return readDraftOrigin(store)?.owner === owner;
}

/**
 * Keeps a draft, whole or not at all, and leaves every other account's alone. False when there is no room, or the device doesn't let us.
 * @param isPresent whether its owner is the one signed in now, for whom another account's draft has to make room.
 */
export function putDraft(store: DraftStore, draft: OwnedDraft, isPresent: boolean): boolean {
  if (isInMainPlace(store, draft.owner)) return putInMain(store, draft);
  if (!draft.unsaved && !isFree(store)) {
    // What is published waits on the server, it needs no place here.
    store.remove(asideKey(draft.owner));
    return true;
  }
  return takeMain(store, draft, isPresent) || store.write(asideKey(draft.owner), asText(draftTexts(draft)));
}

/** Removes the draft of an account that is no more, wherever it waits, and no other. */
export function removeDraft(store: DraftStore, owner: string): void {
  if (isInMainPlace(store, owner)) clearDraft(store);
  store.remove(asideKey(owner));
}

/** A design that an older client left here, or whose origin can't be read any more; null when there is none. */
export function findNobodysDesign(store: DraftStore): PageDesign | null {
  const place = isNobodys(store) ? store : readAside(store, FOUND_KEY);
  return place && (readDraft(place)?.design ?? null);
}

/** Removes what `findNobodysDesign` found. */
export function removeNobodysDesign(store: DraftStore): void {
  if (isNobodys(store)) clearDraft(store);
  else store.remove(FOUND_KEY);
}

function putInMain(store: DraftStore, draft: OwnedDraft): boolean {
  if (!writeDraft(store, draft)) return false;
  store.remove(asideKey(draft.owner));
  return true;
}

/** Takes the place of a draft that nobody needs, or of one that can wait aside. */
function takeMain(store: DraftStore, draft: OwnedDraft, isPresent: boolean): boolean {
  if (isFree(store)) return putInMain(store, draft);
  const key = isPresent ? moveAside(store) : null;
  if (key === null) return false;
  if (putInMain(store, draft)) return true;
  // The former is in its place still, and needs no other.
  store.remove(key);
  return false;
}

/** Copies what waits in the main place to a place of its own, and gives back where that is; null when there is no room. */
function moveAside(store: DraftStore): string | null {
  const owner = readDraftOrigin(store)?.owner ?? null;
  const text = asText(textsOf(store));
  if (owner !== null) return store.write(asideKey(owner), text) ? asideKey(owner) : null;
  const before = store.read(FOUND_KEY);
  // Nobody has decided about the former yet.
  if (before !== null && before !== text) return null;
  return store.write(FOUND_KEY, text) ? FOUND_KEY : null;
}

function isFree(store: DraftStore): boolean {
  const origin = readDraftOrigin(store);
  return origin === null ? !isNobodys(store) : !origin.unsaved;
}

function isNobodys(store: DraftStore): boolean {
  return readDraftOrigin(store) === null && textsOf(store).size > 0;
}

function draftTexts(draft: StoredDraft): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  writeDraft(
    {
      read: (key) => texts.get(key) ?? null,
      write: (key, text) => Boolean(texts.set(key, text)),
      remove: (key) => void texts.delete(key),
    },
    draft,
  );
  return texts;
}

function asText(texts: ReadonlyMap<string, string>): string {
  return JSON.stringify(Object.fromEntries(texts));
}

function readAside(store: DraftStore, key: string): Pick<DraftStore, 'read'> | null {
  const texts = parsedTexts(store.read(key) ?? 'null');
  return texts && { read: (part) => (typeof texts[part] === 'string' ? texts[part] : null) };
}

function parsedTexts(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const texts: unknown = JSON.parse(text);
    return typeof texts === 'object' ? (texts as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}
