import { documentKey, type DraftPage } from './draft-document.js';
import {
  asideKey,
  findDraft,
  findDraftOrigin,
  isInPlace,
  putDraft,
  removeDrafts,
  removeDraftsOf,
  warnIfNothingIsStored,
  type DraftReading,
  type SignedIn,
} from './draft-places.js';
import { ORIGIN_KEY, readDraftOrigin, type KeyValueStore, type StoredDraft } from './draft-storage.js';

/**
 * The state of a draft: stored on this device; not stored because there is no space or access; not stored because another tab's draft is
 * there; or removed, because another tab deleted its account or cleared the storage.
 */
export type Keeping = 'kept' | 'no-room' | 'other-tab' | 'removed';

/** Contains the name of a deleted account, or the id of a deleted page, for as long as it takes to notify the other tabs. */
const DELETED_KEY = 'deletedAccount';

/** Stores the draft of one page and one tab on this device, while other tabs, pages and accounts do the same. */
export interface DraftStore {
  /** The stored draft of the page, if it has unpublished changes. From now on, this tab may overwrite it. Null if nothing is to be read. */
  read(reading: DraftReading | null): StoredDraft | null;
  /** Stores a draft, unless that would overwrite an unpublished one that another tab has stored since then. */
  keep(draft: Pick<StoredDraft, 'design' | 'unsaved' | 'version'>): Keeping;
  /** From now on, this tab may overwrite the draft that another tab has stored. */
  takeOver(): void;
  /** Calls `listener` when another tab stores a draft. Returns a function that stops this. */
  onOtherTab(listener: () => void): () => void;
}

interface DraftStoreOptions extends DraftPage {
  /** A name that this tab generated when it was loaded. */
  readonly tab: string;
  readonly signedIn: () => SignedIn;
}

export function createDraftStore(store: KeyValueStore, { tab, signedIn, ...page }: DraftStoreOptions): DraftStore {
  const { owner, pageId } = page;
  const ownKeys: readonly (string | null)[] = [documentKey(pageId), ORIGIN_KEY, asideKey(owner), null];
  // The name of the draft that this tab may overwrite: first that of the draft that it has read, later that of its own last one. Each
  // stored draft gets a new name, because the tab that stored the draft that was read may still be open and store another one.
  let known = '';
  let times = 0;
  let isKept = false;
  let isDeleted = false;
  let isCleared = false;
  // Two editors may be open whose pages were each the main page when they were opened. They must not overwrite these keys in turn without
  // end.
  const isOfOtherPage = () => {
    const there = readDraftOrigin(store);
    return there?.owner === owner && (there.page ?? pageId) !== pageId;
  };
  const isRemoved = () => isDeleted || (isCleared && signedIn() !== 'owner');
  return {
    read(reading) {
      warnIfNothingIsStored(store, page);
      // Another tab may have stored a draft since then. This one must not overwrite it.
      const stored = reading && findDraft(store, page, reading);
      known = stored?.tab ?? '';
      // From the previous release, from an older client, or from the time when another account was signed in.
      if (stored?.unsaved && signedIn() === 'owner' && !isInPlace(store, page)) putDraft(store, { ...stored, owner }, page, 'owner');
      return stored;
    },
    keep(draft) {
      if (isRemoved()) return 'removed';
      const there = findDraftOrigin(store, page);
      const isOthers = there?.unsaved === true && there.tab !== known;
      // A published design is on the server, so it is not stored here.
      if (isOthers) return draft.unsaved ? 'other-tab' : 'kept';
      const name = `${tab}.${(times += 1)}`;
      if (!putDraft(store, { ...draft, owner, tab: name }, page, signedIn())) return 'no-room';
      known = name;
      isKept = draft.unsaved;
      return 'kept';
    },
    takeOver: () => void (known = findDraftOrigin(store, page)?.tab ?? known),
    onOtherTab(listener) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === DELETED_KEY && (newValue === owner || newValue === pageId)) {
          isDeleted = true;
          // The draft may have been stored again before this event arrived.
          if (newValue === owner) removeDrafts(store, owner);
          else removeDraftsOf(store, page);
          listener();
        }
        // The event of a cleared storage has no key.
        if (key === null) isCleared = isKept;
        if (ownKeys.includes(key) && !(key === ORIGIN_KEY && isOfOtherPage())) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** Removes the drafts of a deleted account, here and in every other tab that would store it again. */
export function forgetDeletedAccount(store: KeyValueStore, owner: string): void {
  forget(store, owner, () => removeDrafts(store, owner));
}

/** Removes the draft of a deleted page in the same way. */
export function forgetDeletedPage(store: KeyValueStore, page: DraftPage): void {
  forget(store, page.pageId, () => removeDraftsOf(store, page));
}

function forget(store: KeyValueStore, deleted: string, remove: () => void): void {
  // This is stored first, so that the other tabs know why the draft is removed.
  store.write(DELETED_KEY, deleted);
  remove();
  store.remove(DELETED_KEY);
}
