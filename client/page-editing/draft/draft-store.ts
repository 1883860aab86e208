import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import {
  findDraft,
  findDraftOrigin,
  isInPlace,
  mayConcern,
  putDraft,
  removeDrafts,
  removeDraftsOf,
  warnIfNothingIsStored,
  type DraftReading,
  type SignedIn,
} from './former-drafts/former-drafts.js';
import { noteSaved, savedIn, type DraftPage, type KeyValueStore, type StoredDraft } from './draft-document.js';

/**
 * The state of a draft: stored on this device; not stored because there is no space or access; not stored in its place, because another tab's draft is
 * there; or removed, because another tab deleted its account or cleared the storage.
 */
export type Keeping = 'kept' | 'no-room' | 'other-tab' | 'removed';

/** Contains the name of a deleted account, or the id of a deleted page, for as long as it takes to notify the other tabs. */
const DELETED_KEY = 'deletedAccount';

/** The draft of the page in the account. */
export interface SavedDraft {
  /** 0 when the account never had one. */
  readonly revision: number;
  /** What the tab that saved it called it. */
  readonly writer: string | null;
  /** The version of the page that it is based on. */
  readonly version: number;
  /** Null when there is none, and undefined when it is another one than this tab has. */
  readonly design: PageDesign | null | undefined;
}

/** That of a page of which no draft was ever saved. */
export const NEVER_SAVED: SavedDraft = { revision: 0, writer: null, version: 0, design: null };

interface DraftStoreOptions extends DraftPage {
  /** A name that this tab generated when it was loaded. */
  readonly tab: string;
  readonly signedIn: () => SignedIn;
}

/** How often the tab of a draft has stored it since it saved the other one in the account. Null if another tab saved that. */
export function storedSince(tab: string, writer: string | null): number | null {
  const [name, count] = tab.split('.');
  const [other, before] = (writer ?? '').split('.');
  return name !== '' && name === other ? Number(count) - Number(before) : null;
}

/** Stores the draft of one page and one tab on this device, while other tabs, pages and accounts do the same. */
export class DraftStore {
  /** What the account has of the draft, as far as this tab knows. It is stored with the next draft. */
  saved = NEVER_SAVED;
  /** When the draft of this tab was last changed, in milliseconds; undefined if that is unknown. It is stored with the next draft. */
  changedAt: number | undefined;
  // The name of the draft that this tab may overwrite: first that of the draft that it has read, later that of its own last one. Each
  // stored draft gets a new name, because the tab that stored the draft that was read may still be open and store another one.
  private known = '';
  /** The name of the draft that this tab has read. */
  private begun = '';
  private times = 0;
  /** The design whose change was noted last. */
  private changed: PageDesign | null = null;
  /** The design that this tab has stored last. */
  private stored: PageDesign | null = null;
  private isKept = false;
  private isDeleted = false;
  private isCleared = false;

  constructor(
    private readonly store: KeyValueStore,
    readonly page: DraftStoreOptions,
  ) {}

  /** Whether this tab has stored this very design last. */
  has(design: PageDesign | null): boolean {
    return design === this.stored;
  }

  /** What this design is called in the account: as on this device, or, if that has no room for it, like nothing there. */
  nameOf(design: PageDesign): string {
    return this.has(design) ? this.known : this.lastName;
  }

  /** Whether what the account has was written here: by this tab, or by the one whose draft it has read. */
  hasWritten(writer: string | null): boolean {
    return [this.known, this.begun, this.lastName].some((name) => (storedSince(name, writer) ?? -1) >= 0);
  }

  /** Notes when the draft of this tab became this one, unless this tab has read or stored it. */
  noteChange(design: PageDesign): void {
    if (design === this.changed || this.has(design)) return;
    this.changed = design;
    this.changedAt = Date.now();
  }

  /** Whether another tab has an unpublished draft on this device. */
  get isOthers(): boolean {
    const there = findDraftOrigin(this.store, this.page);
    return there?.unsaved === true && there.tab !== this.known;
  }

  /** What the account has from now on. If it is what this device has, that is noted with it. */
  noteSaved(saved: SavedDraft): void {
    this.saved = saved;
    const { revision, writer, design } = saved;
    if (design && this.has(design)) noteSaved(this.store, this.page, this.known, { revision, writer, isWhole: true });
  }

  /** The stored draft of the page, if it has unpublished changes. From now on, this tab may overwrite it. Null if nothing is to be read. */
  read(reading: DraftReading | null): StoredDraft | null {
    const { store, page } = this;
    const { owner, signedIn } = page;
    warnIfNothingIsStored(store, page);
    // Another tab may have stored a draft since then. This one must not overwrite it.
    const stored = reading && findDraft(store, page, reading);
    if (stored) {
      const { tab, design, changedAt } = stored;
      Object.assign(this, { known: tab, begun: tab, stored: design, changedAt });
    }
    // From the previous release, from an older client, or from the time when another account was signed in.
    if (stored?.unsaved && signedIn() === 'owner' && !isInPlace(store, page)) putDraft(store, { ...stored, owner }, page, 'owner');
    return stored;
  }

  /** Stores a draft, unless that would overwrite an unpublished one that another tab has stored since then. */
  keep(draft: Pick<StoredDraft, 'design' | 'unsaved' | 'version'>): Keeping {
    const { store, page, saved } = this;
    this.noteChange(draft.design);
    if (this.isRemoved()) return 'removed';
    // A published design is on the server, so it is not stored here.
    if (this.isOthers) return draft.unsaved ? 'other-tab' : 'kept';
    if (this.isAsRead(draft)) {
      this.isKept = true;
      return 'kept';
    }
    this.times += 1;
    const name = this.lastName;
    const { revision, writer } = saved;
    const state = revision ? { revision, writer, isWhole: draft.design === saved.design } : undefined;
    if (!putDraft(store, { ...draft, owner: page.owner, tab: name, saved: state, changedAt: this.changedAt }, page, page.signedIn()))
      return 'no-room';
    this.known = name;
    this.stored = draft.design;
    this.isKept = draft.unsaved;
    return 'kept';
  }

  /**
   * Whether this tab has only read this draft, and it is there as it was read, or was published or discarded by another tab since. Stored again, it
   * would be this tab's: the one that goes on with it could not, and what is published would be a draft once more.
   */
  private isAsRead({ design, unsaved, version }: Pick<StoredDraft, 'design' | 'unsaved' | 'version'>): boolean {
    const there = findDraftOrigin(this.store, this.page);
    if (!unsaved || !this.has(design) || there === null) return false;
    return there.unsaved ? there.tab === this.begun && there.version === version : this.known === this.begun;
  }

  /** From now on, this tab may overwrite the draft that another tab has stored. */
  takeOver(): void {
    const there = findDraftOrigin(this.store, this.page);
    this.known = there?.tab ?? this.known;
    // The other tab may have saved its draft in the account, too.
    const saved = savedIn(there ?? {});
    if (saved && saved.revision > this.saved.revision) this.saved = { ...this.saved, ...saved, design: undefined };
  }

  /** Calls `listener` when another tab stores a draft. Returns a function that stops this. */
  onOtherTab(listener: () => void): () => void {
    const { store, page } = this;
    const { owner, pageId } = page;
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === DELETED_KEY && (newValue === owner || newValue === pageId)) {
        this.isDeleted = true;
        // The draft may have been stored again before this event arrived.
        if (newValue === owner) removeDrafts(store, owner);
        else removeDraftsOf(store, page);
        listener();
      }
      // The event of a cleared storage has no key.
      if (key === null) this.isCleared = this.isKept;
      if (key === null || mayConcern(store, page, key)) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }

  /** What this tab called the draft that it tried to store last. */
  private get lastName(): string {
    return `${this.page.tab}.${this.times}`;
  }

  private isRemoved(): boolean {
    return this.isDeleted || (this.isCleared && this.page.signedIn() !== 'owner');
  }
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
