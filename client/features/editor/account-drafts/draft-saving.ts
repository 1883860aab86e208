import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, type Failure } from '../../../api/connection/failure.js';
import { isReached, onReached } from '../../../api/connection/connection.js';
import { DiscardDraftDocument } from '../../../api/generated/discard-draft.js';
import { SaveDraftDocument } from '../../../api/generated/save-draft.js';
import type { DraftStore } from '../../../page-editing/draft/draft-store.js';
import { sameDesign } from '../../../page-editing/draft/draft.js';
import { designInput } from '../server-page.js';
import { fetchAccountDraft, storedSince } from './account-draft.js';
import type { AccountDraft } from './saved-draft.js';

/** How long a change waits until the account gets it, in milliseconds: the work of this time is sent at once. */
const SAVE_AFTER = 1000;
/** A large draft is saved less often: this many of its bytes add a millisecond. */
const BYTES_OF_A_MILLISECOND = 50;
/** A failed attempt is repeated after this time, and after twice as long each time, in milliseconds. */
const FIRST_RETRY = 3000;
const LAST_RETRY = 60_000;
/** A browser sends no larger body while its document is closed, in bytes. */
const MOST_WHILE_LEAVING = 60_000;

/** Where the draft is: in the account; on its way there; only on this device; or there is another one in the account, about which the user is asked. */
export type Saving = 'saved' | 'saving' | 'waiting' | 'asking';

/** What the account should have. */
export interface Wanted {
  /** Null when everything is published. */
  readonly design: PageDesign | null;
  readonly version: number;
}

interface DraftSavingOptions {
  readonly pageId: string;
  readonly store: DraftStore;
  /** Stores the draft on this device. */
  readonly keepNow: () => void;
  readonly onChange: (saving: Saving, theirs: AccountDraft | null) => void;
}

/**
 * Saves the draft of a page in the account a little after each change, one state after the other, and discards it there when everything is
 * published. If another device has saved changes in the meantime, it stops until the user has decided.
 */
export class DraftSaving {
  private wanted: Wanted = { design: null, version: 0 };
  private theirs: AccountDraft | null = null;
  private isOff = false;
  private isSending = false;
  private failures = 0;
  private bytes = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: DraftSavingOptions) {}

  get isSaved(): boolean {
    return this.wanted.design === this.options.store.saved.design;
  }

  /** Called after each change. `isOff`: another tab stores its draft on this device, so this one is not saved. */
  want(wanted: Wanted, isOff: boolean): void {
    Object.assign(this, { wanted, isOff });
    this.tell();
    this.plan();
  }

  /** The user has to decide between two drafts. */
  ask(theirs: AccountDraft): void {
    this.theirs = theirs;
    this.tell();
  }

  /** The user goes on with the draft of this device, which takes the place of the other one. */
  keepMine({ revision }: AccountDraft): void {
    this.theirs = null;
    this.options.store.noteSaved({ revision, design: undefined });
    this.tell();
    void this.send();
  }

  /** The editor goes on with the draft of the account. */
  takeTheirs({ revision, design, version }: AccountDraft): void {
    this.theirs = null;
    this.options.store.noteSaved({ revision, design });
    this.wanted = { design, version };
    this.tell();
  }

  /**
   * Saves the draft at once when the document is hidden or closed, or the editor is, and when the server can be reached again. Returns a function
   * that stops this.
   */
  atLastMoments(): () => void {
    const leave = () => void this.send(true);
    const ifHidden = () => void (document.visibilityState === 'hidden' && leave());
    document.addEventListener('visibilitychange', ifHidden);
    window.addEventListener('pagehide', leave);
    const stop = onReached(() => void (isReached() && this.failures > 0 && this.send()));
    return () => {
      document.removeEventListener('visibilitychange', ifHidden);
      window.removeEventListener('pagehide', leave);
      stop();
      leave();
    };
  }

  private get isIdle(): boolean {
    return this.isOff || this.theirs !== null || this.isSaved;
  }

  private tell(): void {
    this.options.onChange(this.saving(), this.theirs);
  }

  private saving(): Saving {
    if (this.theirs) return 'asking';
    if (this.isSaved) return 'saved';
    return this.isOff || this.failures > 0 ? 'waiting' : 'saving';
  }

  private plan(): void {
    if (this.timer !== undefined || this.isSending || this.isIdle) return;
    this.timer = setTimeout(() => void this.send(), this.wait());
  }

  private wait(): number {
    if (this.failures > 0) return Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (this.failures - 1));
    // Nothing is typed while everything is published, so that is told at once.
    return this.wanted.design === null ? 0 : SAVE_AFTER + this.bytes / BYTES_OF_A_MILLISECOND;
  }

  private async send(isLeaving = false): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isSending || this.isIdle) return;
    this.isSending = true;
    const { store } = this.options;
    const { design } = this.wanted;
    try {
      const revision = await this.write(this.wanted, isLeaving);
      store.noteSaved({ revision, design });
      this.failures = 0;
    } catch (error) {
      await this.handle(failureOf(error), design).catch(() => void (this.failures += 1));
    }
    this.isSending = false;
    this.tell();
    this.plan();
  }

  /** Returns the revision of the draft afterwards. */
  private async write({ design, version }: Wanted, isLeaving: boolean): Promise<number> {
    const { pageId, store, keepNow } = this.options;
    const { revision } = store.saved;
    if (design === null) return (await callServer(DiscardDraftDocument, { pageId, revision })).discardDraft.revision;
    // Stored here first, so that it has a name.
    if (!store.has(design)) keepNow();
    const input = { pageId, design: designInput(design), basedOnVersion: version, revision, writer: store.name };
    this.bytes = JSON.stringify(input.design).length;
    const options = { keepalive: isLeaving && this.bytes < MOST_WHILE_LEAVING };
    return (await callServer(SaveDraftDocument, { input }, options)).saveDraft.revision;
  }

  private async handle(failure: Failure, design: PageDesign | null): Promise<void> {
    this.failures += 1;
    if (failure.kind !== 'refused' || failure.code !== 'DRAFT_CHANGED_ELSEWHERE') return;
    const { pageId, store } = this.options;
    const { revision, draft } = await fetchAccountDraft(pageId);
    this.failures = 0;
    const since = draft ? (storedSince(store.name, draft.writer) ?? -1) : -1;
    if (!draft) store.noteSaved({ revision, design: null });
    else if (since >= 0) store.noteSaved({ revision, design: undefined });
    // Another device goes on with what is published here.
    else if (design === null) store.noteSaved({ ...store.saved, design: null });
    else if (sameDesign(draft.design, design)) store.noteSaved({ revision, design });
    else this.theirs = draft;
  }
}
