import type { EditorOfPageQuery } from '../../../../api/generated/types.js';
import { savedIn, type DraftOrigin, type StoredDraft } from '../../../../page-editing/draft/draft-document.js';
import { NEVER_SAVED, storedSince, type SavedDraft } from '../../../../page-editing/draft/draft-store.js';

/** The draft of a page in the account, which another device may have saved. */
export interface AccountDraft extends Omit<SavedDraft, 'design'>, Pick<StoredDraft, 'design'> {
  readonly savedAt: string;
  /** The browser and system that saved it; null when they are unknown. */
  readonly device: string | null;
}

/** What the editor opens with instead of the draft on this device, or asks about. */
export interface FoundInAccount {
  /** The draft in the account. Null if that was published or discarded: then the editor opens with what is published. */
  readonly draft: AccountDraft | null;
  /** Whether this device has changes that the account has not got, so that the user decides. */
  readonly isAsked: boolean;
}

/** The draft in the account, without its design. */
export type Outline = NonNullable<EditorOfPageQuery['page']['draft']>;

/** The draft with which the editor begins: that in the account, or that of this device. */
export function draftToOpen(
  found: FoundInAccount | null,
  stored: StoredDraft | null,
): Pick<StoredDraft, 'design' | 'version' | 'unsaved'> | null {
  return found?.draft && !found.isAsked ? { ...found.draft, unsaved: true } : stored;
}

/** What the account has of the draft with which the editor begins: of that on this device, or of that which it has `found` in the account. */
export function savedAtOpening(stored: StoredDraft | null, outline: Outline | null, found: FoundInAccount | null): SavedDraft {
  if (found?.isAsked) return { ...NEVER_SAVED, ...stored?.saved, design: undefined };
  if (found?.draft) return found.draft;
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
