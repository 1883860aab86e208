import type { EditorOfPageQuery } from '../../../api/generated/types.js';
import { savedIn } from '../../../page-editing/draft/draft-document.js';
import type { DraftOrigin, StoredDraft } from '../../../page-editing/draft/draft-storage.js';
import { NEVER_SAVED, type SavedDraft } from '../../../page-editing/draft/draft-store.js';

/** The draft of a page in the account, which another device may have saved. */
export interface AccountDraft extends Omit<SavedDraft, 'design'>, Pick<StoredDraft, 'design'> {
  readonly savedAt: string;
  /** The browser and system that saved it; null when they are unknown. */
  readonly device: string | null;
}

/** The draft in the account that the editor opens with, or asks about. */
export interface FoundInAccount {
  readonly draft: AccountDraft;
  /** Whether this device has changes that the account has not got, so that the user decides. */
  readonly isAsked: boolean;
}

/** The draft in the account, without its design. */
export type Outline = NonNullable<EditorOfPageQuery['page']['draft']>;

/** The draft in the account with which the editor begins. */
export function takenFrom(found: FoundInAccount | null): (AccountDraft & { readonly unsaved: true }) | null {
  return found && !found.isAsked ? { ...found.draft, unsaved: true } : null;
}

/** What the account has of the draft with which the editor begins: of that on this device, or of that which it has `found` in the account. */
export function savedAtOpening(stored: StoredDraft | null, outline: Outline | null, found: FoundInAccount | null): SavedDraft {
  if (found) return found.isAsked ? { ...NEVER_SAVED, ...stored?.saved, design: undefined } : found.draft;
  return outline ? savedOf(stored, outline) : NEVER_SAVED;
}

function savedOf(stored: StoredDraft | null, outline: Outline): SavedDraft {
  const { revision, writer, basedOnVersion: version } = outline;
  const saved = { revision, writer, version };
  if (outline.isDiscarded || !stored?.unsaved) return { ...saved, design: null };
  return { ...saved, design: stored.saved?.isWhole && isSame(stored.saved, outline) ? stored.design : undefined };
}

/**
 * Whether the draft on this device continues that of the account, or the other way round, or neither, or whether there is none with changes. The revisions alone do not tell: they may
 * begin again after a backup was restored.
 */
export function orderOf(here: DraftOrigin | null, outline: Outline): 'newer' | 'older' | 'other' | 'none' {
  if (!here?.unsaved) return 'none';
  const saved = savedIn(here);
  if (saved && isSame(saved, outline)) return 'newer';
  const since = storedSince(here.tab, outline.writer);
  if (since !== null) return since >= 0 ? 'newer' : 'older';
  return saved?.isWhole && saved.revision < outline.revision ? 'older' : 'other';
}

function isSame(saved: Pick<SavedDraft, 'revision' | 'writer'>, { revision, writer }: Outline): boolean {
  return saved.revision === revision && saved.writer === writer;
}

/** How often the tab of a draft has stored it since it saved the other one in the account. Null if another tab saved that. */
export function storedSince(tab: string, writer: string | null): number | null {
  const [name, count] = tab.split('.');
  const [other, before] = (writer ?? '').split('.');
  return name !== '' && name === other ? Number(count) - Number(before) : null;
}
