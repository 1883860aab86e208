import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from '../../../controls/notifications/notifications.js';
import type { DraftStore } from '../../../page-editing/draft/draft-store.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { useLatest } from '../../../page-editing/draft/use-latest.js';
import { accountDraftTexts as texts } from '../../../texts/en/account-draft.js';
import { publishStateTexts } from '../../../texts/en/publish-state.js';
import { dayAndTime } from '../day-and-time.js';
import { fetchAccountDraft } from './account-draft.js';
import { DraftSaving, type Saving } from './draft-saving.js';
import type { AccountDraft, FoundInAccount } from './saved-draft.js';

/** After the document was hidden for this long, in milliseconds, another device may have gone on. */
const LOOK_AFTER = 5000;

/** What was said at the opening of an editor. Its screen may be built again, such as when a phone is turned. */
const told = new WeakSet<FoundInAccount>();

/** The saving of a draft in the account. */
export interface SavedDraftState {
  readonly saving: Saving;
  /** The draft in the account about which the user is asked. */
  readonly theirs: AccountDraft | null;
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
  const { draft, unsaved, keepNow, keeping, change } = draftState;
  const notify = useNotify();
  const [{ saving, theirs }, setState] = useState<Pick<SavedDraftState, 'saving' | 'theirs'>>({ saving: 'saved', theirs: null });
  const latest = useLatest(draft);
  const [work] = useState(
    () => new DraftSaving({ pageId, store: draftStore, keepNow, onChange: (now, other) => setState({ saving: now, theirs: other }) }),
  );

  const tellOf = useCallback(
    ({ device, savedAt }: AccountDraft) => notify({ text: texts.goesOn(whoAndWhen({ device, savedAt })), tone: 'done' }),
    [notify],
  );
  const begin = useEffectEvent(() => {
    if (!found || told.has(found)) return;
    told.add(found);
    if (found.isAsked) work.ask(found.draft);
    else if (unsaved) tellOf(found.draft);
  });
  useEffect(() => begin(), []);
  useEffect(() => work.atLastMoments(), [work]);

  const { design, version } = draft;
  const isOff = keeping === 'other-tab' || keeping === 'removed';
  const wanted = unsaved ? design : null;
  useEffect(() => work.want({ design: wanted, version }, isOff), [work, wanted, version, isOff]);

  const take = useCallback(
    (other: AccountDraft) => {
      change({ type: 'replaced', design: other.design, published: latest.current.published, version: other.version });
      work.takeTheirs(other);
    },
    [change, latest, work],
  );
  const lookAgain = useCallback(async () => {
    const before = latest.current;
    const { revision, draft: present } = await fetchAccountDraft(pageId);
    const isNews = present !== null && revision > draftStore.saved.revision;
    if (!isNews || !work.isSaved || latest.current !== before) return;
    take(present);
    tellOf(present);
  }, [latest, pageId, draftStore, work, take, tellOf]);
  useWhenShownAgain(lookAgain);
  return {
    // The effect for this change comes only after it is shown.
    saving: saving === 'saved' && wanted !== draftStore.saved.design ? 'saving' : saving,
    theirs,
    keepMine: () => theirs && work.keepMine(theirs),
    takeTheirs: () => theirs && take(theirs),
  };
}

/** Who saved a draft, and when, as parts of a sentence. */
export function whoAndWhen({ device, savedAt }: Pick<AccountDraft, 'device' | 'savedAt'>) {
  return { device: device ?? texts.anotherDevice, moment: dayAndTime(new Date(savedAt), new Date(), publishStateTexts) };
}

function useWhenShownAgain(look: () => Promise<void>) {
  const run = useEffectEvent(() => void look().catch(() => undefined));
  useEffect(() => {
    let hiddenAt = Infinity;
    const onChange = () => {
      const now = performance.now();
      if (document.visibilityState === 'visible' && now - hiddenAt > LOOK_AFTER) run();
      hiddenAt = document.visibilityState === 'hidden' ? now : Infinity;
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
