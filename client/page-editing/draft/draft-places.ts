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
 * The keys that older clients know hold the draft of one account: the one that is signed in and edits. Unpublished drafts of other accounts
 * are stored aside until their owners come back. All texts of such a draft are under one key, so it is stored completely or not at all. A
 * draft that is aside is newer than the draft of the same account in the other keys.
 */

/** The key of a draft without a known owner. */
const FOUND_KEY = 'draftFound';

/** The key of an account's draft while another account edits. */
export function asideKey(owner: string): string {
  return `draftOf:${owner}`;
}

/** The signed-in account of this device, for comparisons with the owner of a draft. */
export type SignedIn = 'owner' | 'nobody' | 'another';

/** A draft with a known owner. */
export type OwnedDraft = StoredDraft & { readonly owner: string };

/** The draft of this account, in whichever place it is; null when there is none. */
export function findDraft(store: DraftStore, owner: string): StoredDraft | null {
  const aside = readAside(store, asideKey(owner));
  if (aside !== null) return readDraft(aside);
  if (isInMainPlace(store, owner)) return readDraft(store);
  // Logs the missing parts when nothing is stored, as specified.
  return textsOf(store).size === 0 ? readDraft(store) : null;
}

/** The origin of the draft of this account. */
export function findDraftOrigin(store: DraftStore, owner: string): DraftOrigin | null {
  const aside = readAside(store, asideKey(owner));
  if (aside !== null) return readDraftOrigin(aside);
  return isInMainPlace(store, owner) ? readDraftOrigin(store) : null;
}

/** Whether the keys of older clients hold the draft of this account, and no newer one is aside. */
export function isOnlyInMainPlace(store: DraftStore, owner: string): boolean {
  return isInMainPlace(store, owner) && store.read(asideKey(owner)) === null;
}

function isInMainPlace(store: DraftStore, owner: string): boolean {
  return readDraftOrigin(store)?.owner === owner;
}

/**
 * Stores a draft completely or not at all, and does not change the drafts of other accounts. False when there is no space or no access. The
 * draft of another account is moved aside for the draft of the signed-in owner.
 */
export function putDraft(store: DraftStore, draft: OwnedDraft, signedIn: SignedIn): boolean {
  const isInMain = isInMainPlace(store, draft.owner);
  if (!draft.unsaved && !isInMain && (signedIn === 'another' || !isFree(store))) {
    // A published design is on the server, so it is not stored here.
    store.remove(asideKey(draft.owner));
    return true;
  }
  // If two accounts wrote the many keys at the same time, their drafts would be mixed.
  if (signedIn === 'another') return putAside(store, draft) || (isInMain && putInMain(store, draft));
  return isInMain ? putInMain(store, draft) : takeMain(store, draft, signedIn) || putAside(store, draft);
}

/** Removes the draft of a deleted account, in whichever place it is, and no other. */
export function removeDraft(store: DraftStore, owner: string): void {
  if (isInMainPlace(store, owner)) clearDraft(store);
  store.remove(asideKey(owner));
}

/** A design that an older client stored here, or whose origin cannot be read; null when there is none. */
export function findNobodysDesign(store: DraftStore): PageDesign | null {
  const place = isNobodys(store) ? store : readAside(store, FOUND_KEY);
  return place && (readDraft(place)?.design ?? null);
}

/** Removes the design that `findNobodysDesign` found. */
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

/** Frees the main place if its draft is not needed any more or can be moved aside. */
function takeMain(store: DraftStore, draft: OwnedDraft, signedIn: SignedIn): boolean {
  if (isFree(store)) return putInMain(store, draft);
  if (signedIn !== 'owner') return false;
  const owner = readDraftOrigin(store)?.owner ?? null;
  // A newer draft is already there.
  if (owner !== null && readAside(store, asideKey(owner)) !== null) return putInMain(store, draft);
  const key = owner === null ? FOUND_KEY : asideKey(owner);
  if (!copyAside(store, key)) return false;
  if (putInMain(store, draft)) return true;
  // The former draft is still in its place.
  store.remove(key);
  return false;
}

/** Copies the draft in the main place to a key of its own; false when there is no space. */
function copyAside(store: DraftStore, key: string): boolean {
  const text = asText(textsOf(store));
  const before = store.read(key);
  // The user has not yet decided about the former one.
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
