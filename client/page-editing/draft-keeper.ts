import type { PageDesign } from '../../server/pages/page-design.rules.js';
import { asideKey, findDraft, findDraftOrigin, findNobodysDesign, isInMainPlace, putDraft, removeNobodysDesign } from './draft-places.js';
import { ORIGIN_KEY, type DraftStore, type StoredDraft } from './draft-storage.js';

/** Where a draft is: on this device, not there for want of room or access, or not there because another tab's draft is. */
export type Keeping = 'kept' | 'no-room' | 'other-tab';

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
  /** Whether the account is the one that is signed in now. */
  readonly isPresent: () => boolean;
}

export function createDraftKeeper(store: DraftStore, { owner, tab, isPresent }: Keeper): DraftKeeper {
  // Whose draft this tab started from: the one that was there when it was loaded, later its own.
  let known = tab;
  return {
    read() {
      const stored = findDraft(store, owner);
      known = stored?.tab ?? tab;
      // Back to where its owner's draft belongs.
      if (stored?.unsaved && isPresent() && !isInMainPlace(store, owner)) putDraft(store, { ...stored, owner }, true);
      return stored;
    },
    keep(draft) {
      const there = findDraftOrigin(store, owner);
      const isOthers = there !== null && there.unsaved && there.tab !== tab && there.tab !== known;
      // What is published waits on the server, it needs no place here.
      if (isOthers) return draft.unsaved ? 'other-tab' : 'kept';
      if (!putDraft(store, { ...draft, owner, tab }, isPresent())) return 'no-room';
      known = tab;
      return 'kept';
    },
    found: () => findNobodysDesign(store),
    forgetFound: () => removeNobodysDesign(store),
    onOtherTab(listener) {
      // A cleared storage has no key.
      const hear = ({ key }: StorageEvent) => void ((key === ORIGIN_KEY || key === asideKey(owner) || key === null) && listener());
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
