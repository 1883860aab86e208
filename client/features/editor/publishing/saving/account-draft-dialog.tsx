import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { localStore } from '../../../../api/browser-storage.js';
import { useNotify } from '../../../../controls/notifications/notifications.js';
import type { DraftPage } from '../../../../page-editing/draft/draft-document.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { setAside } from '../../../../page-editing/draft/former-drafts/reading.js';
import type { PagePictures } from '../../../../page-view/pictures/page-pictures.js';
import { accountDraftTexts as texts } from '../../../../texts/en/account-draft.js';
import { DesignQuestion } from '../../drafts/design-question-dialog.js';
import type { AccountDraft } from './saved-draft.js';
import { inWords, whoAndWhen, type SavedDraftState } from './use-draft-saving.js';

interface Chosen {
  readonly design: PageDesign;
  readonly version: number;
}

export interface AccountDraftDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly page: DraftPage;
  readonly theirs: AccountDraft;
  /** The design and the version that this device has, and when it was changed, in milliseconds; undefined if that is unknown. */
  readonly mine: Chosen & { readonly changedAt: number | undefined };
  readonly change: DraftState['change'];
  readonly saved: Pick<SavedDraftState, 'keepMine' | 'takeTheirs'>;
  readonly pictures: PagePictures;
}

/** Asks which one of two drafts of the page the user wants to continue with. The newer one is first. The other one is set aside on this device, or a step of undo. */
export function AccountDraftDialog({ page, theirs, mine, saved, change, ...dialog }: AccountDraftDialogProps) {
  const notify = useNotify();
  const { changedAt } = mine;
  const isMineNewer = changedAt !== undefined && changedAt > Date.parse(theirs.savedAt);
  const changed = changedAt === undefined ? null : inWords(new Date(changedAt));
  const explanation = texts.explanation({ ...whoAndWhen(theirs), isDated: String(changed !== null), changed: changed ?? '' });
  function aside({ design, version }: Chosen): boolean {
    const isAside = setAside(localStore, page, { owner: page.owner, version, unsaved: true, tab: '', design });
    if (!isAside) notify({ text: texts.noRoom, tone: 'failed' });
    return isAside;
  }
  function takeTheirs() {
    aside(mine);
    saved.takeTheirs();
    dialog.onClose();
  }
  function keepMine() {
    if (!aside(theirs)) for (const { design } of [theirs, mine]) change({ type: 'restored', design });
    saved.keepMine();
    dialog.onClose();
  }
  return (
    <DesignQuestion
      {...dialog}
      words={{ ...texts, explanation }}
      looks={[
        { press: texts.look, title: texts.lookTitle, design: theirs.design },
        { press: texts.lookMine, title: texts.lookMineTitle, design: mine.design },
      ]}
      isMineFirst={isMineNewer}
      onTheirs={takeTheirs}
      onMine={keepMine}
    />
  );
}
