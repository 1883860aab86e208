import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { localStore } from '../../../../api/browser-storage.js';
import { noteOpenEditor } from '../../../../api/session/open-editor.js';
import { takeMailToTell } from '../../../../api/session/verification-mail.js';
import { useNotify } from '../../../../controls/notifications/notifications.js';
import { lazyComponent, lazyPart } from '../../../../controls/loading/lazy-part.js';
import { DraftBeside } from '../../../../page-editing/draft/tabs/draft-beside.js';
import type { DraftStore } from '../../../../page-editing/draft/draft-store.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { Notice } from '../../../../page-editing/layout/notice.js';
import { loadPage } from '../../../../shell/leaving/leaving.js';
import { screens } from '../../../../shell/screens.js';
import { keepingTexts, publishStateTexts as texts } from '../../../../texts/en/publish-state.js';
import { KeepMine, type KeepMineProps } from './keep-mine.js';
import type { FoundInAccount } from './saved-draft.js';
import { useDraftSaving, type SavedDraftState } from './use-draft-saving.js';
import { IconButton } from '../../../../controls/buttons/icon-button.js';
import { useOwnVerification } from '../../../../shell/email-verification/use-own-verification.js';
import { controlTexts } from '../../../../texts/en/shell.js';
import styles from './mail-notice.module.css';

export interface KeepingProps extends KeepMineProps {
  readonly opening: KeepMineProps['opening'] & { readonly found: FoundInAccount | null; readonly hasNewer: boolean };
  readonly isHidden: boolean;
  /** Whether the page was deleted meanwhile. */
  readonly isGone: boolean;
  /** Called with the state of the saving, whenever it is another one. */
  readonly onSaved: (saved: SavedDraftState) => void;
}

/**
 * Saves the draft in the account. Says why this device does not keep it, that its page was deleted, that a mail is on its way, and that the operator
 * hides the page. Other tabs learn that the editor is here.
 */
export function Keeping({ draftState, opening, isHidden, isGone, onSaved }: KeepingProps) {
  const { draft, keeping } = draftState;
  const { owner, pageId } = opening.page;
  useBeside(draftState, opening.draftStore);
  const saved = useDraftSaving({ pageId, draftState, ...opening });
  const { saving, theirs, reason } = saved;
  const tell = useEffectEvent(() => onSaved(saved));
  useEffect(() => tell(), [saving, theirs, reason]);
  useEffect(() => noteOpenEditor(owner), [owner]);
  return (
    <>
      <NewMailNotice />
      {isHidden && <LateHiddenNotice pageId={pageId} />}
      {keeping === 'other-tab' && <KeepMine {...{ draftState, opening }} />}
      {(keeping === 'no-room' || keeping === 'removed') && <Notice tone="failed">{keepingTexts[keeping]}</Notice>}
      {opening.hasNewer && <LateNewerDraft page={opening.page} />}
      {isGone && <LateRescue design={draft.design} page={opening.page} onDiscarded={() => loadPage(screens.personal)} />}
    </>
  );
}

/** Stores the draft beside that of another tab, if that one has the place, and says once if there is no room for it. */
function useBeside({ draft, keeping }: DraftState, draftStore: DraftStore): void {
  const [beside] = useState(() => new DraftBeside(localStore, draftStore));
  const isTold = useRef(false);
  const notify = useNotify();
  const sayNoRoom = useEffectEvent(() => {
    if (!isTold.current) notify({ text: keepingTexts['no-room'], tone: 'failed' });
    isTold.current = true;
  });
  useEffect(() => {
    if (!beside.follow(keeping, draft)) sayNoRoom();
  }, [beside, keeping, draft]);
}

/** For a new account. */
function NewMailNotice() {
  const [email, setEmail] = useState(takeMailToTell);
  return email !== null && <MailNotice email={email} onClose={() => setEmail(null)} />;
}

// Few pages are hidden.
const LateHiddenNotice = lazyComponent(
  lazyPart(() => import('../access/hidden-notice.js'), { preloads: false }),
  (module) => module.HiddenNotice,
);

/** For a draft that only a newer release can read. */
const LateNewerDraft = lazyComponent(
  lazyPart(() => import('../../drafts/newer-draft.js'), { mustLoad: true }),
  (module) => module.NewerDraft,
);

/** For a draft whose page was deleted while it was edited. */
const LateRescue = lazyComponent(
  lazyPart(() => import('../../drafts/rescue-notice.js'), { mustLoad: true }),
  (module) => module.RescueNotice,
);

interface MailNoticeProps {
  readonly email: string;
  /** Called when the notice is closed, and when the address is verified. */
  readonly onClose: () => void;
}

/** Tells the owner of a new account, in the editor that it begins with, that a mail is on its way, until the address is verified. */
function MailNotice({ email, onClose }: MailNoticeProps) {
  const text = useRef<HTMLSpanElement>(null);
  function close() {
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  useOwnVerification(() => {
    const hasFocus = text.current?.parentElement?.contains(document.activeElement);
    if (hasFocus) close();
    else onClose();
  });
  return (
    <Notice tone="plain">
      <span ref={text} className={styles.text}>
        {texts.mailSent({ email })}
      </span>
      <IconButton icon="x" label={controlTexts.close} className={styles.close} onClick={close} />
    </Notice>
  );
}
