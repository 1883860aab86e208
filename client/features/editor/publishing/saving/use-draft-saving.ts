import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { DEFAULT_DESIGN } from '../../../../../server/pages/design/page-design.rules.js';
import { useNotify } from '../../../../controls/notifications/notifications.js';
import type { DraftStore } from '../../../../page-editing/draft/draft-store.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { useLatest } from '../../../../page-editing/draft/use-latest.js';
import type { KeptAt } from '../../../../shell/leaving/leave-question.js';
import { accountDraftTexts as texts } from '../../../../texts/en/account-draft.js';
import { publishStateTexts } from '../../../../texts/en/publish-state.js';
import { failureTexts } from '../../../../texts/en/shell.js';
import { fetchPage } from '../../fetch-page.js';
import { readEditorAnswer } from '../../server-page.js';
import { fetchAccountDraft, fetchDraftRevision, type PresentDraft } from './account-draft.js';
import { DraftSaving, type SavingState } from './draft-saving.js';
import type { AccountDraft, FoundInAccount } from './saved-draft.js';
import { formatRecent } from '../../../../controls/dates.js';

/** After the document was hidden for this long, in milliseconds, another device may have gone on. */
const LOOK_AFTER = 5000;

/** What was said at the opening of an editor. Its screen may be built again, such as when a phone is turned. */
const told = new WeakSet<FoundInAccount>();
/** The saving of each opened editor. */
const savings = new WeakMap<DraftStore, DraftSaving>();

/** The saving of a draft in the account, and the answers to its question. */
export interface SavedDraftState extends SavingState {
  /** Where work is that has not been published. */
  readonly keptAt: KeptAt;
  /** Goes on with the draft of this device. */
  readonly keepMine: () => void;
  /** Goes on with the draft of the account. */
  readonly takeTheirs: () => void;
}

interface DraftSavingOptions {
  readonly pageId: string;
  readonly draftState: DraftState;
  readonly draftStore: DraftStore;
  /** The draft in the account when the editor was opened. */
  readonly found: FoundInAccount | null;
}

/**
 * Saves the draft in the account while it is edited. Says so when it goes on with what another device has saved: when the editor is opened, and when it
 * is shown again and has no changes that the account has not got.
 */
export function useDraftSaving({ pageId, draftState, draftStore, found }: DraftSavingOptions): SavedDraftState {
  const { draft, unsaved, keepNow, keeping } = draftState;
  const notify = useNotify();
  const [state, setState] = useState<SavingState>({ saving: 'saved', theirs: null, reason: null });
  const [work] = useState(() => {
    const saving = savings.get(draftStore) ?? new DraftSaving({ pageId, store: draftStore, keepNow });
    savings.set(draftStore, saving);
    return saving;
  });
  const latest = useLatest(draft);
  const take = useTaking(pageId, draftState.change, latest, work);

  const begin = useEffectEvent(() => {
    if (!found || told.has(found)) return;
    told.add(found);
    if (!found.draft) return;
    if (found.isAsked) work.ask(found.draft);
    else if (unsaved) notify({ text: texts.goesOn(whoAndWhen(found.draft)), tone: 'done' });
  });
  const { design, version } = draft;
  const isOff = keeping === 'other-tab' || keeping === 'removed';
  const wanted = unsaved ? design : null;
  useEffect(() => work.want({ design: wanted, version }, isOff), [work, wanted, version, isOff]);
  useEffect(() => work.open(setState), [work]);
  useEffect(() => begin(), []);

  const lookAgain = useEffectEvent(async () => {
    if (!work.isSaved || draftStore.isOthers) return;
    if ((await fetchDraftRevision(pageId)) <= draftStore.saved.revision) return;
    const present = await fetchAccountDraft(pageId);
    if (!isReadable(present) || !work.isSaved || latest.current !== draft || !(await take(present))) return;
    if (present.design) notify({ text: texts.goesOn(whoAndWhen(present)), tone: 'done' });
    else if (unsaved) notify({ text: texts.gone, tone: 'done' });
  });
  useEffect(() => whenShownAgain(() => void lookAgain().catch(() => undefined)), []);

  const { theirs, reason } = state;
  const isSaved = state.saving === 'saved' && wanted === draftStore.saved.design;
  return {
    ...state,
    keptAt: isSaved ? 'inAccount' : theirs || reason ? 'onDevice' : 'onlyHere',
    // The effect for this change comes only after it is shown.
    saving: state.saving === 'saved' && !isSaved ? 'saving' : state.saving,
    keepMine: () => theirs && work.keepMine(theirs),
    takeTheirs: () => {
      if (theirs) take(theirs).catch(() => notify({ text: failureTexts.unanswered, tone: 'failed' }));
    },
  };
}

/** A newer release may have saved it in a format that this one cannot read. */
function isReadable(present: PresentDraft): boolean {
  return present.design !== null || present.isDiscarded;
}

/** Puts what the account has into the editor: one step of undo. False if something was typed meanwhile: then nothing has changed. */
function useTaking(pageId: string, change: DraftState['change'], latest: RefObject<Draft>, work: DraftSaving) {
  return useCallback(
    async (present: PresentDraft) => {
      const before = latest.current;
      const { published, version } = before;
      const isOfThisVersion = present.design !== null && present.version === version;
      // What visitors see by now.
      const page = isOfThisVersion ? { design: published, version } : readEditorAnswer(await fetchPage(pageId));
      if (latest.current !== before) return false;
      const shown = page.design ?? DEFAULT_DESIGN;
      const base = present.design ? present.version : page.version;
      change({ type: 'replaced', design: present.design ?? shown, published: shown, version: base });
      work.take('writer' in present ? present : { ...present, writer: null }, base);
      return true;
    },
    [pageId, change, latest, work],
  );
}

/** Who saved a draft, and when, as parts of a sentence. */
export function whoAndWhen({ device, savedAt }: Pick<AccountDraft, 'device' | 'savedAt'>) {
  return { device: device ?? texts.anotherDevice, moment: inWords(new Date(savedAt)) };
}

export function inWords(moment: Date): string {
  return formatRecent(moment, new Date(), publishStateTexts);
}

/** Calls `look` when the document is shown after a while. Returns a function that stops this. */
function whenShownAgain(look: () => void): () => void {
  let hiddenAt = Infinity;
  const onChange = () => {
    const now = performance.now();
    if (document.visibilityState === 'visible' && now - hiddenAt > LOOK_AFTER) look();
    hiddenAt = document.visibilityState === 'hidden' ? now : Infinity;
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
