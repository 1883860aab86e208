import { ORIGIN_KEY, readDraft, readDraftOrigin, writeDraft, type DraftStore, type StoredDraft } from './draft-storage.js';

/** Where a draft is: on this device, not there for want of room or access, or not there because another tab's draft is. */
export type Keeping = 'kept' | 'no-room' | 'other-tab';

/** A device has one place for drafts. This keeps the draft of one tab in it, beside other tabs that do the same. */
export interface DraftKeeper {
  /** The draft that waits on this device. From now on it is this tab's to write over. */
  read(): StoredDraft | null;
  /** Keeps a draft, unless another tab has written one since that was never published: that one is lost if nobody leaves it alone. */
  keep(draft: Omit<StoredDraft, 'tab'>): Keeping;
  /** Calls `listener` when another tab wrote a draft; gives back what stops it. */
  onOtherTab(listener: () => void): () => void;
}

export function createDraftKeeper(store: DraftStore, tab: string): DraftKeeper {
  // Whose draft this tab started from: the one that was there when it was loaded, later its own.
  let known = tab;
  return {
    read() {
      known = readDraftOrigin(store)?.tab ?? tab;
      return readDraft(store);
    },
    keep(draft) {
      const there = readDraftOrigin(store);
      const isOthers = there !== null && there.unsaved && there.tab !== tab && there.tab !== known;
      // What is published waits on the server, it needs no place here.
      if (isOthers) return draft.unsaved ? 'other-tab' : 'kept';
      if (!writeDraft(store, { ...draft, tab })) return 'no-room';
      known = tab;
      return 'kept';
    },
    onOtherTab(listener) {
      // A cleared storage has no key.
      const hear = ({ key }: StorageEvent) => void ((key === ORIGIN_KEY || key === null) && listener());
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
