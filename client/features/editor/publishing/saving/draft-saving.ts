import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { callServer } from '../../../../api/connection/call-server.js';
import { failureOf, reasonOf, type Failure } from '../../../../api/connection/failure.js';
import { isReached, onReached } from '../../../../api/connection/connection.js';
import { DiscardDraftDocument } from '../../../../api/generated/discard-draft.js';
import { SaveDraftDocument } from '../../../../api/generated/save-draft.js';
import { onSessionLost } from '../../../../api/session/session-loss.js';
import { sessionChange } from '../../../../api/session/session-token.js';
import type { DraftStore, SavedDraft } from '../../../../page-editing/draft/draft-store.js';
import { sameDesign } from '../../../../page-editing/draft/draft.js';
import { designInput } from '../../server-page.js';
import { fetchAccountDraft } from './account-draft.js';
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
/** Refusals after which the same may be accepted later. */
const PASSING = ['TOO_MANY_ATTEMPTS', 'BUSY', 'PAGE_FORMAT_NEWER'];

/** What the account should have. */
interface Wanted {
  /** Null when everything is published. */
  readonly design: PageDesign | null;
  readonly version: number;
}

/** Where the draft is. */
export interface SavingState {
  /** In the account; on its way there; only on this device; or there is another one in the account, about which the user is asked. */
  readonly saving: 'saved' | 'saving' | 'waiting' | 'asking';
  /** The draft in the account about which the user is asked. */
  readonly theirs: AccountDraft | null;
  /** Why the account does not take the draft as it is. Null without a reason that the user can change. */
  readonly reason: string | null;
}

interface DraftSavingOptions {
  readonly pageId: string;
  readonly store: DraftStore;
  /** Stores the draft on this device. */
  readonly keepNow: () => void;
}

/**
 * Saves the draft in the account a little after each change, one state after the other, and discards it there when everything is
 * published. If another device has saved changes in the meantime, it stops until the user has decided. There is one for each opened editor.
 */
export class DraftSaving {
  private wanted: Wanted = { design: null, version: 0 };
  private theirs: AccountDraft | null = null;
  private reason: string | null = null;
  /** What the account has refused, and would refuse again. */
  private refused: PageDesign | null = null;
  private isOff = false;
  private isSending = false;
  private isClosed = true;
  private failures = 0;
  private bytes = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tellState: (state: SavingState) => void = () => undefined;

  constructor(private readonly options: DraftSavingOptions) {}

  get isSaved(): boolean {
    const { wanted } = this;
    const { design, version } = this.options.store.saved;
    return wanted.design === design && (design === null || wanted.version === version);
  }

  /**
   * Begins. The draft is saved at once when the document is hidden or closed, or the editor is, and when the server can be reached again. Returns a
   * function that ends it.
   */
  open(onChange: (state: SavingState) => void): () => void {
    Object.assign(this, { isClosed: false, tellState: onChange });
    const leave = () => void this.send(true);
    const ifHidden = () => void (document.visibilityState === 'hidden' && leave());
    document.addEventListener('visibilitychange', ifHidden);
    window.addEventListener('pagehide', leave);
    const stops = [onReached(() => void (isReached() && this.failures > 0 && this.send())), onSessionLost(() => this.plan())];
    this.tell();
    this.plan();
    return () => {
      document.removeEventListener('visibilitychange', ifHidden);
      window.removeEventListener('pagehide', leave);
      stops.forEach((stop) => stop());
      Object.assign(this, { isClosed: true, tellState: () => undefined });
      leave();
    };
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
  keepMine(theirs: AccountDraft): void {
    this.theirs = null;
    this.note({ ...theirs, design: undefined });
    this.tell();
    void this.send();
  }

  /** The editor goes on with what the account has: with its draft, or with what is published. */
  take(saved: SavedDraft, version: number): void {
    this.theirs = null;
    this.note(saved);
    this.wanted = { design: saved.design ?? null, version };
    this.tell();
  }

  private get isIdle(): boolean {
    const isUnwanted = this.isOff || this.theirs !== null || sessionChange() !== null;
    return isUnwanted || this.isSaved || (this.refused !== null && this.refused === this.wanted.design);
  }

  private tell(): void {
    this.tellState({ saving: this.saving(), theirs: this.theirs, reason: this.reason });
  }

  private saving(): SavingState['saving'] {
    if (this.theirs) return 'asking';
    if (this.isSaved) return 'saved';
    return this.isIdle || this.failures > 0 ? 'waiting' : 'saving';
  }

  private plan(): void {
    if (this.timer !== undefined || this.isSending || this.isClosed || this.isIdle) return;
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
    if (this.isSending || this.isIdle) return this.tell();
    this.isSending = true;
    const { wanted } = this;
    try {
      this.note({ ...(await this.write(wanted, isLeaving)), ...wanted });
      Object.assign(this, { failures: 0, reason: null, refused: null });
    } catch (error) {
      await this.handle(failureOf(error), wanted.design).catch(() => void (this.failures += 1));
    }
    this.isSending = false;
    this.tell();
    // What was typed meanwhile. A closed editor does not try again: the draft is on the device.
    if (this.isClosed && this.failures === 0) await this.send(true);
    else this.plan();
  }

  private note(saved: SavedDraft): void {
    this.options.store.noteSaved(saved);
  }

  /** Returns what the draft is called afterwards. */
  private async write({ design, version }: Wanted, isLeaving: boolean): Promise<Pick<SavedDraft, 'revision' | 'writer'>> {
    const { pageId, store, keepNow } = this.options;
    const { revision } = store.saved;
    // The session may be ending at this moment, because the user logs out. If it has ended, the next attempt says so.
    const endsSession = this.failures === 0;
    if (design === null) {
      const { discardDraft } = await callServer(DiscardDraftDocument, { pageId, revision }, { keepalive: true, endsSession });
      return { revision: discardDraft.revision, writer: null };
    }
    // Stored here first, so that it has a name.
    if (!store.has(design)) keepNow();
    const writer = store.nameOf(design);
    const input = { pageId, design: designInput(design), basedOnVersion: version, revision, writer };
    this.bytes = new TextEncoder().encode(JSON.stringify(input)).length;
    const options = { keepalive: isLeaving && this.bytes < MOST_WHILE_LEAVING, endsSession };
    return { revision: (await callServer(SaveDraftDocument, { input }, options)).saveDraft.revision, writer };
  }

  private async handle(failure: Failure, design: PageDesign | null): Promise<void> {
    Object.assign(this, { failures: this.failures + 1, reason: null });
    if (failure.kind !== 'refused') return;
    if (failure.code === 'DRAFT_CHANGED_ELSEWHERE') return this.resolve(design);
    if (PASSING.includes(failure.code)) return;
    // There is nothing to discard any more, such as on a page that was deleted.
    if (design === null) return this.note({ ...this.options.store.saved, design: null });
    // The same would be refused again.
    Object.assign(this, { failures: 0, refused: design, reason: reasonOf(failure) });
  }

  private async resolve(design: PageDesign | null): Promise<void> {
    const { pageId, store } = this.options;
    const present = await fetchAccountDraft(pageId);
    if (present.design === null && !present.isDiscarded) return;
    this.failures = 0;
    if (present.design === null) this.note({ ...present, writer: null });
    // It was saved, and the answer got lost.
    else if (store.hasWritten(present.writer)) this.note({ ...present, design: undefined });
    // Another device goes on with what is published here.
    else if (design === null) this.note({ ...store.saved, design: null });
    else if (sameDesign(present.design, design)) this.note({ ...present, design });
    else this.theirs = present;
  }
}
