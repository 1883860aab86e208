import { useCallback, useState } from 'react';
import { Button } from '../../../../controls/buttons/button.js';
import { lazyComponent, lazyPart } from '../../../../controls/loading/lazy-part.js';
import type { DraftStore } from '../../../../page-editing/draft/draft-store.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { asPopup } from '../../../../shell/popups/as-popup.js';
import { accountDraftTexts as texts } from '../../../../texts/en/account-draft.js';
import type { ServerPage } from '../../drafts/choose-draft.js';
import type { AccountDraft } from './saved-draft.js';
import styles from './two-drafts.module.css';
import type { SavedDraftState } from './use-draft-saving.js';

const AccountDraftPopup = lazyComponent(
  lazyPart(() => import('./account-draft-dialog.js')),
  (module) => module.AccountDraftDialog,
  asPopup,
);

/** The question which of two drafts the user wants. */
interface Question {
  /** The one in the account. Null until there was one. */
  readonly theirs: AccountDraft | null;
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly ask: () => void;
}

/** Asks about a draft in the account as soon as there is one, until the question is closed without a choice. */
export function useDraftQuestion(theirs: AccountDraft | null): Question {
  const [last, note] = useState(theirs);
  const [later, setLater] = useState<AccountDraft | null>(null);
  // The question is still shown while it closes.
  if (theirs !== null && theirs !== last) note(theirs);
  const close = useCallback(() => setLater(theirs), [theirs]);
  return { theirs: last, isOpen: theirs !== null && theirs !== later, close, ask: () => setLater(null) };
}

interface DraftQuestionProps {
  readonly question: Question;
  readonly saved: SavedDraftState;
  readonly draftState: DraftState;
  readonly opening: { readonly page: ServerPage; readonly draftStore: DraftStore };
}

export function DraftQuestion({ question: { theirs, isOpen, close }, saved, draftState: { draft, change }, opening }: DraftQuestionProps) {
  const { page, draftStore } = opening;
  const mine = { ...draft, changedAt: draftStore.changedAt };
  return (
    theirs && <AccountDraftPopup open={isOpen} onClose={close} mine={mine} pictures={page.pictures} {...{ theirs, saved, page, change }} />
  );
}

/** Says in the list of changes that there are two drafts, until the user has decided. */
export function TwoDrafts({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <p className={styles.twoDrafts}>
      {texts.waitsLong}
      <Button kind="line" size="small" onClick={onChoose}>
        {texts.choose}
      </Button>
    </p>
  );
}
