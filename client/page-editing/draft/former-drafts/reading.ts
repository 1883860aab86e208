import { readDraftDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import { withFormerKinds } from '../../../../server/pages/vocabulary/former-kinds.rules.js';
import { DESIGN_LIMITS, NEW_TILE_NAME, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { WireDesign } from '../../../../server/pages/design/wire-design.rules.js';
import { readWireDesign } from '../../../../server/pages/design/wire-parsing.rules.js';
import { completeDesign } from '../../../../server/pages/vocabulary/complete-design.rules.js';
import { allBut, TEXTS, type PageProperty } from '../../../../server/pages/vocabulary/vocabulary.rules.js';
import {
  documentKey,
  documentOf,
  isOfNewerFormat,
  isOrigin,
  keyAside,
  keysOfNewer,
  moveAside,
  parsed,
  readDocument,
  savedIn,
  type DraftDocument,
  type DraftOrigin,
  type DraftPage,
  type KeyValueStore,
  type OwnedDraft,
  type StoredDraft,
} from '../draft-document.js';
import { besideKey, changedIn } from '../tabs/draft-beside.js';
import { findDraftOrigin, findFound, hasUnsavedDraft, putDraft, type DraftReading, type NewerDrafts } from './former-drafts.js';
import { clearDraft, digestOf, IS_KIND, ORIGIN_KEY, PART_KINDS, PARTS, textsOf, warnOfMissing } from './keys-of-older-clients.js';

/*
 * The parsing of stored drafts. Most visits find none with unpublished changes, so the editor loads this code only when it finds one.
 */

/** For parts that an older client stored, or whose origin cannot be read. It may be a page that was only viewed. */
const UNKNOWN_ORIGIN: DraftOrigin = { owner: null, version: 0, unsaved: false, tab: '' };

/** The functions that read the drafts of a page. `published` is the design that visitors see. */
export function draftReading(published: PageDesign | null): DraftReading {
  return {
    draftIn: (document) => draftIn(document, published),
    readDraft,
    kindsOf: (texts, written) => withKinds(texts, written, published),
    restoreNewer: restoreNewerDrafts,
    setAside,
  };
}

/**
 * The draft of a document; null if it is published, or, with a warning in the console, if its design cannot be read. One that the previous release stored says nothing of the icons beyond the ten,
 * of profiles, or of what links to other sites say: these are as on the published page.
 */
function draftIn(document: DraftDocument, published: PageDesign | null = null): OwnedDraft | null {
  const { owner, version, unsaved, tab, design } = document;
  if (design === null) return null;
  const found = readDraftDesign(design).design;
  const read = found && published ? withUnsaid(found, published, Object.keys(design as object)) : found;
  if (read) return { owner, version, unsaved, tab, saved: savedIn(document), changedAt: changedIn(document), design: read };
  console.warn("The stored draft can't be read.");
  return null;
}

/**
 * The draft in the keys of older clients, or null when there is none. A part that is missing or cannot be read gets its default, with a
 * warning in the console (specification §3); the other parts are used.
 */
export function readDraft(store: Pick<KeyValueStore, 'read'>): StoredDraft | null {
  const found: Partial<Record<keyof WireDesign, unknown>> = {};
  const missing = [...PARTS, ORIGIN_KEY].filter((key) => store.read(key) === null);
  if (missing.length > 0) warnOfMissing(missing);
  for (const part of PARTS) {
    const value = readItem(store, part, IS_KIND[PART_KINDS[part]]);
    if (value !== undefined) found[part] = value;
  }
  if (Object.keys(found).length === 0) return null;
  const origin = readItem(store, ORIGIN_KEY, isOrigin) as DraftOrigin | undefined;
  const { design, faults } = readWireDesign({ ...found, buttonNames: found.buttonNames ?? defaultNames(found) });
  if (!design) {
    console.warn(`The stored draft can't be read: ${Object.keys(faults).join(', ')}`);
    return null;
  }
  for (const place of Object.keys(faults)) warnOfDefault(place);
  return { ...(origin ?? UNKNOWN_ORIGIN), design };
}

/** The draft of a release that knows less of pages than this one. Who does not know what links to other sites say does not know of profiles either. */
function withUnsaid(found: PageDesign, published: PageDesign, parts: readonly string[]): PageDesign {
  const unsaid: readonly PageProperty[] = (['networkLinks', 'utm'] as const).filter((part) => !parts.includes(part));
  if (unsaid.length === 0) return found;
  const vocabulary = allBut({ page: unsaid, tiles: unsaid.includes('utm') ? ['isMe'] : [] });
  return completeDesign({ base: published, sent: found, vocabulary, now: new Date() });
}

/**
 * The design that an older client wrote as texts, with what it cannot say as it was shown: in the document of the draft, or, after it was published, on the server. A tile that the first of these does not have may
 * be one that another has.
 */
function withKinds(texts: PageDesign, ...shown: readonly (PageDesign | null | undefined)[]): PageDesign {
  const [base, ...others] = shown.filter((design) => design !== null && design !== undefined);
  if (!base) return texts;
  const completed = completeDesign({ base, present: others.at(-1) ?? base, sent: texts, vocabulary: TEXTS, now: new Date() });
  const places = [...texts.tiles.keys()].filter((at) => completed.tiles[at]?.kind === 'text');
  const former = others.flatMap(({ tiles }) => tiles.flatMap((tile) => (tile.kind === 'text' ? [] : [{ tile, most: 1 }])));
  return { ...completed, tiles: withFormerKinds(completed.tiles, { sent: texts.tiles, places, former }) };
}

// The number of names decides how many tiles there are. If only the names are missing, the tiles must not get lost.
function defaultNames({ btnCount }: Partial<Record<keyof WireDesign, unknown>>): string[] {
  return Array.from({ length: Math.min(Number(btnCount ?? 0), DESIGN_LIMITS.tiles) }, () => NEW_TILE_NAME);
}

function readItem(store: Pick<KeyValueStore, 'read'>, key: string, isRight: (value: unknown) => boolean): unknown {
  const text = store.read(key);
  if (text === null) return undefined;
  const value = parsed(text);
  if (isRight(value)) return value;
  warnOfDefault(key);
  return undefined;
}

function warnOfDefault(place: string): void {
  console.warn(`The stored ${place} can't be read; the default is used.`);
}

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
