import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import {
  asideKey,
  findDraft,
  findDraftOrigin,
  findNobodysDesign,
  isOnlyInMainPlace,
  putDraft,
  removeDraft,
  removeNobodysDesign,
  type SignedIn,
} from './draft-places.js';
import { ORIGIN_KEY, type DraftStore, type StoredDraft } from './draft-storage.js';

/**
 * Where a draft is: on this device, not there for want of room or access, not there because another tab's draft is, or not any more
 * because another tab deleted its account or cleared the storage.
 */
export type Keeping = 'kept' | 'no-room' | 'other-tab' | 'removed';

/** Holds the name of a deleted account for as long as it takes to tell the other tabs. */
const DELETED_KEY = 'deletedAccount';

/** Keeps the draft of one account and one tab on this device, beside other tabs and accounts that do the same. */
export interface DraftKeeper {
  /** The account's draft that waits on this device. From now on it is this tab's to write over. */
  read(): StoredDraft | null;
  /** Keeps a draft, unless another tab has written one since that was never published: that one is lost if nobody leaves it alone. */
  keep(draft: Pick<StoredDraft, 'design' | 'unsaved' | 'version'>): Keeping;
  /** A design that waits on this device, of which nobody knows whose it is. It stays until it is forgotten. */
  found(): PageDesign | null;
  forgetFound(): void;
  /** Calls `listener` when another tab wrote a draft; gives back what stops it. */
  onOtherTab(listener: () => void): () => void;
}

interface Keeper {
  /** The username of the account whose drafts are kept. */
  readonly owner: string;
  /** A name that this tab made up when it was loaded. */
  readonly tab: string;
  readonly signedIn: () => SignedIn;
}

export function createDraftKeeper(store: DraftStore, { owner, tab, signedIn }: Keeper): DraftKeeper {
  // Whose draft this tab started from: the one that was there when it was loaded, later its own.
  let known = tab;
  let isKept = false;
  let isDeleted = false;
  let isCleared = false;
  const isRemoved = () => isDeleted || (isCleared && signedIn() !== 'owner');
  return {
    read() {
      const stored = findDraft(store, owner);
      known = stored?.tab ?? tab;
      // Back to where its owner's draft belongs.
      if (stored?.unsaved && signedIn() === 'owner' && !isOnlyInMainPlace(store, owner)) putDraft(store, { ...stored, owner }, 'owner');
      return stored;
    },
    keep(draft) {
      if (isRemoved()) return 'removed';
      const there = findDraftOrigin(store, owner);
      const isOthers = there !== null && there.unsaved && there.tab !== tab && there.tab !== known;
      // What is published waits on the server, it needs no place here.
      if (isOthers) return draft.unsaved ? 'other-tab' : 'kept';
      if (!putDraft(store, { ...draft, owner, tab }, signedIn())) return 'no-room';
      known = tab;
      isKept = draft.unsaved;
      return 'kept';
    },
    found: () => findNobodysDesign(store),
    forgetFound: () => removeNobodysDesign(store),
    onOtherTab(listener) {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === DELETED_KEY && newValue === owner) {
          isDeleted = true;
          // It may have been written again before this was heard.
          removeDraft(store, owner);
          listener();
        }
        // A cleared storage has no key.
        if (key === null) isCleared = isKept;
        if (key === ORIGIN_KEY || key === asideKey(owner) || key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** Removes the draft of an account that was deleted, here and from every other tab that would keep it. */
export function forgetDeletedAccount(store: DraftStore, owner: string): void {
  // First, so that the other tabs know why the draft goes.
  store.write(DELETED_KEY, owner);
  removeDraft(store, owner);
  store.remove(DELETED_KEY);
}
