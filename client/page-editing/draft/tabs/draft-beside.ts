import { documentKey, documentOf, type KeyValueStore, type StoredDraft } from '../draft-document.js';
import type { DraftStore, Keeping } from '../draft-store.js';

/*
 * What a tab changes while another one has the place of the page's draft. Few visits need it, so the editor loads this code later.
 */

/** The key of the draft of a tab while another tab has the place. */
export function besideKey(pageId: string, tab: string): string {
  return `${documentKey(pageId)}:tab:${tab}`;
}

/** Follows the draft of a tab, and stores it beside that of another tab as long as that one has the place. */
export class DraftBeside {
  private times = 0;
  private isThere = false;

  constructor(
    private readonly store: KeyValueStore,
    private readonly draftStore: DraftStore,
  ) {}

  /** Called after the editor has stored the draft, or could not. False without room for it. */
  follow(keeping: Keeping, { design, version }: Pick<StoredDraft, 'design' | 'version'>): boolean {
    const { store, draftStore } = this;
    const { owner, pageId, tab } = draftStore.page;
    draftStore.noteChange(design);
    const key = besideKey(pageId, tab);
    if (keeping !== 'other-tab') {
      if (this.isThere) store.remove(key);
      this.isThere = false;
      return true;
    }
    // It has changed nothing of its own since it was stored.
    if (!this.isThere && draftStore.has(design)) return true;
    this.times += 1;
    const { changedAt } = draftStore;
    // Another name than what the account may know as saved.
    const text = documentOf({ owner, version, unsaved: true, tab: `${tab}+.${this.times}`, changedAt, design }, '');
    this.isThere = store.write(key, text);
    return this.isThere;
  }
}

/** When the draft of a document was changed; undefined if another release stored it. */
export function changedIn({ changedAt }: { readonly changedAt?: unknown }): number | undefined {
  return typeof changedAt === 'number' ? changedAt : undefined;
}
