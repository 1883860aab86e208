import type { EditorOfPageQuery } from '../../../api/generated/types.js';
import type { StoredDraft } from '../../../page-editing/draft/draft-storage.js';
import type { SavedDraft } from '../../../page-editing/draft/draft-store.js';

/** The draft of a page in the account, which another device may have saved. */
export interface AccountDraft extends Pick<StoredDraft, 'design' | 'version'> {
  readonly revision: number;
  readonly savedAt: string;
  /** The browser and system that saved it; null when they are unknown. */
  readonly device: string | null;
  /** What the tab that saved it called it. */
  readonly writer: string | null;
}

/** The draft in the account that the editor opens with, or asks about. */
export interface FoundInAccount {
  readonly draft: AccountDraft;
  /** Whether this device has changes that the account has not got, so that the user decides. */
  readonly isAsked: boolean;
}

/** The draft in the account, without its design. */
export type Outline = NonNullable<EditorOfPageQuery['page']['draft']>;

/** What the account has of the draft with which the editor begins: of that on this device, or of that which it has `found` in the account. */
export function savedAtOpening(stored: StoredDraft | null, outline: Outline | null, found: FoundInAccount | null): SavedDraft {
  if (found) return found.isAsked ? { revision: stored?.saved?.revision ?? 0, design: undefined } : found.draft;
  return outline ? savedOf(stored, outline) : { revision: 0, design: null };
}

function savedOf(stored: StoredDraft | null, { revision, isDiscarded }: Outline): SavedDraft {
  if (isDiscarded || !stored?.unsaved) return { revision, design: null };
  const isWhole = stored.saved?.revision === revision && stored.saved.isWhole;
  return { revision, design: isWhole ? stored.design : undefined };
}
