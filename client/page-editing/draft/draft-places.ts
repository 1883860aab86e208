import type { PageDesign } from '../../../server/pages/page-design.rules.js';
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
 * What waits aside is newer than what the other keys have of the same account.
 */

/** Where a draft waits that nobody can be named for. */
const FOUND_KEY = 'draftFound';

/** Where the draft of an account waits while another account edits. */
export function asideKey(owner: string): string {
  return `draftOf:${owner}`;
}

/** Who is signed in on this device, as the owner of a draft sees it. */
export type SignedIn = 'owner' | 'nobody' | 'another';

/** A draft of which the owner is known. */
export type OwnedDraft = StoredDraft & { readonly owner: string };

/** The draft of this account, wherever it waits; null when there is none. */
export function findDraft(store: DraftStore, owner: string): StoredDraft | null {
  const aside = readAside(store, asideKey(owner));
  if (aside !== null) return readDraft(aside);
  if (isInMainPlace(store, owner)) return readDraft(store);
  // Says what is missing, as it is specified, where nothing is stored.
  return textsOf(store).size === 0 ? readDraft(store) : null;
}

/** Where the draft of this account comes from. */
export function findDraftOrigin(store: DraftStore, owner: string): DraftOrigin | null {
  const aside = readAside(store, asideKey(owner));
  if (aside !== null) return readDraftOrigin(aside);
  return isInMainPlace(store, owner) ? readDraftOrigin(store) : null;
}

/** Whether the keys of older clients hold the draft of this account, and nothing newer waits aside. */
export function isOnlyInMainPlace(store: DraftStore, owner: string): boolean {
  return isInMainPlace(store, owner) && store.read(asideKey(owner)) === null;
}

function isInMainPlace(store: DraftStore, owner: string): boolean {
  return readDraftOrigin(store)?.owner === owner;
}

/**
 * Keeps a draft, whole or not at all, and leaves every other account's alone. False when there is no room, or the device doesn't let us.
 * Another account's draft has to make room for the draft of the owner who is signed in.
 */
export function putDraft(store: DraftStore, draft: OwnedDraft, signedIn: SignedIn): boolean {
  const isInMain = isInMainPlace(store, draft.owner);
  if (!draft.unsaved && !isInMain && (signedIn === 'another' || !isFree(store))) {
    // What is published waits on the server, it needs no place here.
    store.remove(asideKey(draft.owner));
    return true;
  }
  // Two accounts that wrote the many keys in the same moment would mix what they wrote.
  if (signedIn === 'another') return putAside(store, draft) || (isInMain && putInMain(store, draft));
  return isInMain ? putInMain(store, draft) : takeMain(store, draft, signedIn) || putAside(store, draft);
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

function putAside(store: DraftStore, draft: OwnedDraft): boolean {
  return store.write(asideKey(draft.owner), asText(draftTexts(draft)));
}

/** Takes the place of a draft that nobody needs, or of one that can wait aside. */
function takeMain(store: DraftStore, draft: OwnedDraft, signedIn: SignedIn): boolean {
  if (isFree(store)) return putInMain(store, draft);
  if (signedIn !== 'owner') return false;
  const owner = readDraftOrigin(store)?.owner ?? null;
  // A newer one waits there already.
  if (owner !== null && readAside(store, asideKey(owner)) !== null) return putInMain(store, draft);
  const key = owner === null ? FOUND_KEY : asideKey(owner);
  if (!copyAside(store, key)) return false;
  if (putInMain(store, draft)) return true;
  // The former is in its place still, and needs no other.
  store.remove(key);
  return false;
}

/** Copies what waits in the main place to a place of its own; false when there is no room. */
function copyAside(store: DraftStore, key: string): boolean {
  const text = asText(textsOf(store));
  const before = store.read(key);
  // Nobody has decided about the former yet.
  if (key === FOUND_KEY && before !== null && before !== text) return false;
  return store.write(key, text);
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
