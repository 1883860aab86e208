import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';

/*
 * The document of a page's draft, under a key with the id of the page. It can hold what the keys of older clients cannot express.
 */

/** A draft that is stored on this device. */
export interface StoredDraft {
  /** The username of the account that owns the page; other users of the device do not see it. Null when it is unknown. */
  readonly owner: string | null;
  /** The published version that it is based on. */
  readonly version: number;
  /** Whether it differed from that version when it was last stored. */
  readonly unsaved: boolean;
  /** The tab that stored it, by a name that the tab generated when it was loaded, a dot, and how often it has stored one by then. */
  readonly tab: string;
  /** What the account had of it, when it was last stored. Absent while the account has none. */
  readonly saved?: SavedState | undefined;
  /** When it was last changed, in milliseconds, on the clock of this device. Absent if that is unknown. */
  readonly changedAt?: number | undefined;
  readonly design: PageDesign;
}

/** What the account has of a draft on this device. */
export interface SavedState {
  /** The revision of the draft in the account that this one continues, and what its tab called that. */
  readonly revision: number;
  readonly writer: string | null;
  /** Whether the account has all of it. */
  readonly isWhole: boolean;
}

/** The texts of this device by their keys. It never throws: a value that cannot be read is null, and `write` is false without space or access. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** The keys of all stored texts. */
  keys(): readonly string[];
}

/** The owner of a draft, and its base version. */
export type DraftOrigin = Omit<StoredDraft, 'design'>;

/** The page that a draft is of. */
export interface DraftPage {
  /** The first username of the page's account, which never changes. */
  readonly owner: string;
  readonly pageId: string;
  /** The keys of older clients are for the main page. */
  readonly isMain: boolean;
  /** What names no page was stored when the account had only its first one. */
  readonly isFirst: boolean;
}

/** A draft with a known owner. */
export type OwnedDraft = StoredDraft & { readonly owner: string };

export interface DraftDocument extends DraftOrigin {
  readonly owner: string;
  /** The digest of the keys of older clients at the time when the document was written. If it differs, somebody wrote them later. */
  readonly keys: string;
  /** Not parsed yet, because many readers want only the rest. Null after publishing: the design is on the server. */
  readonly design: unknown;
}

/** A change of the format increments it. A document of another format is not read, and one of a newer format not overwritten. */
const FORMAT = 1;

const KEY_START = 'draft:';

export function documentKey(pageId: string): string {
  return `${KEY_START}${pageId}`;
}

/** The document of the page; null if there is none that belongs to its account and that this release can read. */
export function readDocument(
  store: Pick<KeyValueStore, 'read'>,
  { owner, pageId }: Pick<DraftPage, 'owner' | 'pageId'>,
): DraftDocument | null {
  const document = parsed(store.read(documentKey(pageId)));
  return isDocument(document) && document.owner === owner ? document : null;
}

/** False when there is no space or no access; then nothing has changed. */
export function writeDocument(store: KeyValueStore, pageId: string, draft: OwnedDraft, keys: string): boolean {
  const key = documentKey(pageId);
  if (isOfNewerFormat(parsed(store.read(key))) && !moveAside(store, pageId)) return false;
  return store.write(key, documentOf(draft, keys));
}

/** The text of a document. */
export function documentOf({ owner, version, unsaved, tab, saved, changedAt, design }: OwnedDraft, keys: string): string {
  return JSON.stringify({
    format: FORMAT,
    owner,
    version,
    unsaved,
    tab,
    saved,
    changedAt,
    keys,
    design: unsaved ? { networkLinks: null, utm: null, ...design } : null,
  });
}

/** Notes with the document of a page what the account has of it, if it still has this name. */
export function noteSaved(store: KeyValueStore, page: DraftPage, tab: string, saved: SavedState): void {
  const document = readDocument(store, page);
  if (document?.tab === tab) store.write(documentKey(page.pageId), JSON.stringify({ ...document, saved }));
}

export function removeDocument(store: KeyValueStore, pageId: string): void {
  store.remove(documentKey(pageId));
}

/** The keys of drafts of the page that were moved aside, because only a newer release can read them, or another tab has the place. */
export function keysOfNewer(store: KeyValueStore, pageId: string): string[] {
  return store.keys().filter((key) => key.startsWith(`${documentKey(pageId)}:`));
}

/** Whether a draft of a newer release may be there, moved aside or not. */
export function mayHaveNewer(store: KeyValueStore, page: DraftPage): boolean {
  const isThere = store.read(documentKey(page.pageId)) !== null;
  return (isThere && !readDocument(store, page)) || keysOfNewer(store, page.pageId).length > 0;
}

/** Moves the document of a page to a key of its own, unchanged. False when there is no access; then nothing has changed. */
export function moveAside(store: KeyValueStore, pageId: string): boolean {
  const key = documentKey(pageId);
  const text = store.read(key) ?? '';
  const aside = keyAside(store, pageId, text);
  // Removed first: there may be no room for both.
  store.remove(key);
  return store.write(aside, text) || (store.write(key, text), false);
}

/** A free key for what is moved aside, or the one where the same text is already. */
export function keyAside(store: KeyValueStore, pageId: string, text: string): string {
  let aside = `${documentKey(pageId)}:newer`;
  while (![null, text].includes(store.read(aside))) aside += '+';
  return aside;
}

/** A newer release may have changed everything else. */
export function isOfNewerFormat(document: unknown): boolean {
  return Number((document as { readonly format?: unknown } | null)?.format) > FORMAT;
}

/** Removes the documents of all pages of an account. */
export function removeDocumentsOf(store: KeyValueStore, owner: string): void {
  const isOwners = (key: string) => (parsed(store.read(key)) as Partial<DraftDocument> | null)?.owner === owner;
  for (const key of store.keys()) if (key.startsWith(KEY_START) && isOwners(key)) store.remove(key);
}

/** Whether these are the owner, the version and the tab of a draft, as each place has them. */
export function isOrigin(value: unknown): value is DraftOrigin & { readonly owner: string } {
  const { owner, tab, version, unsaved } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof owner === 'string' &&
    typeof tab === 'string' &&
    Number.isInteger(version) &&
    Number(version) >= 0 &&
    typeof unsaved === 'boolean'
  );
}

function isDocument(value: unknown): value is DraftDocument {
  if (!isOrigin(value)) return false;
  const { format, keys } = value as { readonly format?: unknown; readonly keys?: unknown };
  return format === FORMAT && typeof keys === 'string';
}

/** What the account has of the draft of a document. Undefined if it has none, or if the previous release stored the document. */
export function savedIn({ saved }: { readonly saved?: unknown }): SavedState | undefined {
  const { revision, isWhole, writer = null } = (saved ?? {}) as Partial<SavedState>;
  return typeof revision === 'number' && typeof isWhole === 'boolean' ? { revision, isWhole, writer } : undefined;
}

/** The value of a JSON text; null if it is none. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
