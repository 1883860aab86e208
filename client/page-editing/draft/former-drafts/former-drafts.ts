import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import {
  documentKey,
  keysOfNewer,
  parsed,
  readDocument,
  removeDocument,
  removeDocumentsOf,
  writeDocument,
  type DraftDocument,
  type DraftOrigin,
  type DraftPage,
  type KeyValueStore,
  type OwnedDraft,
  type StoredDraft,
} from '../draft-document.js';
import {
  clearDraft,
  digestOf,
  ORIGIN_KEY,
  PARTS,
  readDraftOrigin,
  restoreTexts,
  textsOf,
  warnOfMissing,
  writeDraft,
  type KeyOrigin,
} from './keys-of-older-clients.js';

/*
 * Each page's draft is a document of its own. The keys that older clients know hold the draft of one main page, too: that of the account
 * that is signed in and edits. What somebody else wrote there, and what no document has, is moved aside before it is overwritten. The
 * previous release had no documents. It moved the draft of every other account aside, and such a draft is newer than any other of that page.
 */

/** The key of a draft without a known owner. */
const FOUND_KEY = 'draftFound';

/** The key of an account's draft that was moved out of the keys of older clients. */
function asideKey(owner: string): string {
  return `draftOf:${owner}`;
}

/** The signed-in account of this device, for comparisons with the owner of a draft. */
export type SignedIn = 'owner' | 'nobody' | 'another';

/** The latest draft of a page, in one of the places. */
interface Latest {
  readonly place: 'document' | 'keys' | 'aside';
  readonly origin: DraftOrigin;
  readonly read: (reading: DraftReading) => StoredDraft | null;
}

/** How stored drafts are read. Most visits find none to read, so the code for it is in a file of its own. */
export interface DraftReading {
  readonly draftIn: (document: DraftDocument) => OwnedDraft | null;
  readonly readDraft: (texts: Pick<KeyValueStore, 'read'>) => StoredDraft | null;
  /** The design that an older client wrote as texts, with the kinds of tiles that its page has. `written` is what a document of this page has. */
  readonly kindsOf: (texts: PageDesign, written: PageDesign | undefined) => PageDesign;
  readonly restoreNewer: (store: KeyValueStore, page: DraftPage, isReplaced?: boolean) => NewerDrafts;
  readonly setAside: (store: KeyValueStore, page: DraftPage, draft: StoredDraft) => boolean;
}

/** What was moved aside: whether a draft is there that this release cannot read, and whether there is one to offer. */
export interface NewerDrafts {
  readonly areKept: boolean;
  readonly areOffered: boolean;
}

/** The draft of this page, in whichever place it is; null when there is none. */
export function findDraft(store: KeyValueStore, page: DraftPage, reading: DraftReading): StoredDraft | null {
  return findLatest(store, page)?.read(reading) ?? null;
}

/** Says in the console that nothing is stored for the main page, as specified. */
export function warnIfNothingIsStored(store: KeyValueStore, page: DraftPage): void {
  if (page.isMain && textsOf(store).size === 0 && !findLatest(store, page)) warnOfMissing(PARTS);
}

/** The origin of the draft of this page. */
export function findDraftOrigin(store: KeyValueStore, page: DraftPage): DraftOrigin | null {
  return findLatest(store, page)?.origin ?? null;
}

/** Whether this device has changes of the page that are not published. */
export function hasUnsavedDraft(store: KeyValueStore, page: DraftPage): boolean {
  return findDraftOrigin(store, page)?.unsaved === true;
}

/**
 * Whether another tab that wrote this key may have stored a draft of the page. Two editors may be open whose pages were each the main page when
 * they were opened: they must not overwrite the keys of older clients in turn without end.
 */
export function mayConcern(store: KeyValueStore, { owner, pageId }: DraftPage, key: string): boolean {
  if (key !== ORIGIN_KEY) return key === documentKey(pageId) || key === asideKey(owner);
  const there = readDraftOrigin(store);
  return there?.owner !== owner || (there.page ?? pageId) === pageId;
}

/** Whether the draft of this page is where `putDraft` stores it for its signed-in owner. */
export function isInPlace(store: KeyValueStore, page: DraftPage): boolean {
  return findLatest(store, page)?.place === 'document' && (!page.isMain || isInKeys(store, page));
}

function findLatest(store: KeyValueStore, page: DraftPage): Latest | null {
  const document = readDocument(store, page);
  const aside = readAside(store, asideKey(page.owner));
  const isAside = aside !== null && isOf(readDraftOrigin(aside), page);
  const [place, keys] = isAside ? (['aside', aside] as const) : (['keys', store] as const);
  const texts = isAside || isInKeys(store, page) ? inKeys(place, keys, document) : null;
  if (texts && document?.keys !== digestOf(textsOf(keys))) return texts;
  // A design with a kind of tile that only a newer release knows is in the keys of older clients in another form.
  const read: Latest['read'] = (reading) =>
    (document && reading.draftIn(document)) ?? (document?.unsaved ? (texts?.read(reading) ?? null) : null);
  return document && { place: isAside ? place : 'document', origin: document, read };
}

/** Older clients write neither the origin nor the document: what they changed is not published. */
function inKeys(place: 'keys' | 'aside', keys: Pick<KeyValueStore, 'read'>, document: DraftDocument | null): Latest | null {
  const found = readDraftOrigin(keys);
  if (!found) return null;
  const isOverwritten = document !== null && tabOf(found) === tabOf(document) && found.version === document.version;
  const origin = { ...found, unsaved: found.unsaved || isOverwritten };
  const read: Latest['read'] = ({ draftIn, readDraft, kindsOf }) => {
    const draft = readDraft(keys);
    const written = document && draftIn(document);
    return draft && { ...draft, design: kindsOf(draft.design, written?.design), unsaved: origin.unsaved };
  };
  return { place, origin, read };
}

function tabOf({ tab }: DraftOrigin): string | undefined {
  return tab.split('.')[0];
}

/** Whether the keys of older clients hold a draft of this page. */
function isInKeys(store: KeyValueStore, page: DraftPage): boolean {
  return isOf(readDraftOrigin(store), page);
}

/** The previous release did not name the page. If another page has become the main one, nobody knows which of the two it was. */
function isOf<Origin extends KeyOrigin>(origin: Origin | null, { owner, pageId, isMain, isFirst }: DraftPage): origin is Origin {
  return origin?.owner === owner && (origin.page === undefined ? isFirst && isMain : origin.page === pageId);
}

/**
 * Stores a draft completely or not at all, and loses no other draft. False when there is no space or no access. The draft of a main page
 * gets the keys of older clients, too, if its owner is signed in and there is room for both.
 */
export function putDraft(store: KeyValueStore, draft: OwnedDraft, page: DraftPage, signedIn: SignedIn): boolean {
  // If two accounts wrote the many keys at the same time, their drafts would be mixed.
  const mayWriteKeys = page.isMain && signedIn !== 'another';
  if (isInKeys(store, page)) return putAgain(store, draft, page, mayWriteKeys);
  const areKeysFree = mayWriteKeys && isFree(store);
  if (draft.unsaved || areKeysFree) {
    const mayTakeKeys = areKeysFree || (mayWriteKeys && signedIn === 'owner');
    return (mayTakeKeys && takeKeys(store, draft, page)) || putInDocument(store, draft, page);
  }
  // A published design is on the server, so it is not stored here.
  removeDraftOf(store, page);
  return true;
}

/** Stores the draft of a page that has the keys of older clients. */
function putAgain(store: KeyValueStore, draft: OwnedDraft, page: DraftPage, mayWriteKeys: boolean): boolean {
  if (mayWriteKeys && putInBoth(store, draft, page)) return true;
  return putInDocument(store, draft, page) || putInsteadOfKeys(store, draft, page);
}

/** Removes all drafts of a page that is deleted, those of a newer release, too. */
export function removeDraftsOf(store: KeyValueStore, page: DraftPage): void {
  removeDraftOf(store, page);
  for (const key of keysOfNewer(store, page.pageId)) store.remove(key);
}

/** Removes the draft of a page that is published. */
export function removeDraftOf(store: KeyValueStore, page: DraftPage): void {
  if (isInKeys(store, page)) clearDraft(store);
  removeAside(store, page);
  removeDocument(store, page.pageId);
}

/** Removes the drafts of all pages of a deleted account, in whichever places they are, and no others. */
export function removeDrafts(store: KeyValueStore, owner: string): void {
  if (readDraftOrigin(store)?.owner === owner) clearDraft(store);
  store.remove(asideKey(owner));
  removeDocumentsOf(store, owner);
}

/** The texts of a found design, and the key that they were moved to: null while they are in the keys of older clients. */
interface Found {
  readonly texts: Pick<KeyValueStore, 'read'>;
  readonly key: string | null;
}

/** Where a design is of which nobody knows whether it is of this page; null when there is none. */
export function findFound(store: KeyValueStore, page: DraftPage): Found | null {
  for (const key of [null, asideKey(page.owner), FOUND_KEY]) {
    const texts = key === null ? store : readAside(store, key);
    if (texts && mayBeOf(texts, page)) return { texts, key };
  }
  return null;
}

/** An older client knew only the main page, and the previous release did not name it: that may have been the first page, too. */
function mayBeOf(texts: Pick<KeyValueStore, 'read'>, { owner, isMain, isFirst }: DraftPage): boolean {
  const origin = readDraftOrigin(texts);
  if (origin === null) return isMain && isNobodys(texts);
  return origin.owner === owner && origin.unsaved && origin.page === undefined && isMain !== isFirst;
}

/** The document is written last: another tab that gets its event finds both. */
function putInBoth(store: KeyValueStore, draft: OwnedDraft, page: DraftPage): boolean {
  const before = textsOf(store);
  if (!writeDraft(store, { ...draft, page: page.pageId })) return false;
  if (putInDocument(store, draft, page)) return true;
  restoreTexts(store, before);
  return false;
}

function putInDocument(store: KeyValueStore, draft: OwnedDraft, page: DraftPage): boolean {
  if (!writeDocument(store, page.pageId, draft, digestOf(textsOf(store)))) return false;
  removeAside(store, page);
  return true;
}

function removeAside(store: KeyValueStore, page: DraftPage): void {
  const key = asideKey(page.owner);
  const aside = readAside(store, key);
  if (aside && isOf(readDraftOrigin(aside), page)) store.remove(key);
}

/** With little storage, the draft is more important than what older clients can read. */
function putInsteadOfKeys(store: KeyValueStore, draft: OwnedDraft, page: DraftPage): boolean {
  const before = textsOf(store);
  clearDraft(store);
  if (putInDocument(store, draft, page)) return true;
  restoreTexts(store, before);
  return false;
}

/** Writes over the draft of somebody else in the keys of older clients, after it was moved aside if nothing else has it. */
function takeKeys(store: KeyValueStore, draft: OwnedDraft, page: DraftPage): boolean {
  const key = isFree(store) || hasDocument(store) ? null : keyForOthers(store);
  if (key !== null && !copyAside(store, key)) return false;
  if (putInBoth(store, draft, page)) return true;
  // The former draft is still in its place.
  if (key !== null) store.remove(key);
  return false;
}

/** The key to move the draft to that is in the keys of older clients; null if a newer one of that account is there. */
function keyForOthers(store: KeyValueStore): string | null {
  const owner = readDraftOrigin(store)?.owner ?? null;
  if (owner === null) return FOUND_KEY;
  return readAside(store, asideKey(owner)) === null ? asideKey(owner) : null;
}

/** Whether a document has the draft that is in the keys of older clients, or a newer one. */
function hasDocument(store: KeyValueStore): boolean {
  return documentOfKeys(store)?.keys === digestOf(textsOf(store));
}

/** The document of the page that the keys of older clients name. */
function documentOfKeys(store: KeyValueStore): DraftDocument | null {
  const { owner, page: pageId } = readDraftOrigin(store) ?? {};
  return owner && pageId !== undefined ? readDocument(store, { owner, pageId }) : null;
}

/** Copies what is in the keys of older clients to a key of its own; false when there is no space. */
function copyAside(store: KeyValueStore, key: string): boolean {
  const text = JSON.stringify(Object.fromEntries(textsOf(store)));
  const before = store.read(key);
  // The user has not yet decided about the former one.
  if (key === FOUND_KEY && before !== null && before !== text) return false;
  return store.write(key, text);
}

function isFree(store: KeyValueStore): boolean {
  const origin = readDraftOrigin(store);
  if (origin === null) return !isNobodys(store);
  // What an older client changed since then is not published.
  return !origin.unsaved && (hasDocument(store) || !documentOfKeys(store));
}

function isNobodys(store: Pick<KeyValueStore, 'read'>): boolean {
  return readDraftOrigin(store) === null && textsOf(store).size > 0;
}

function readAside(store: KeyValueStore, key: string): Pick<KeyValueStore, 'read'> | null {
  const texts = parsed(store.read(key)) as Readonly<Record<string, unknown>> | null;
  if (typeof texts !== 'object' || texts === null) return null;
  return { read: (part) => (typeof texts[part] === 'string' ? texts[part] : null) };
}
