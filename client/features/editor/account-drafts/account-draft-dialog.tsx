import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { localStore } from '../../../api/browser-storage.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import type { DraftPage } from '../../../page-editing/draft/draft-document.js';
import { setAside } from '../../../page-editing/draft/newer-drafts.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { accountDraftTexts as texts } from '../../../texts/en/account-draft.js';
import { keepingTexts } from '../../../texts/en/publish-state.js';
import { DesignQuestion } from '../drafts/design-question-dialog.js';
import type { AccountDraft } from './saved-draft.js';
import { whoAndWhen, type SavedDraftState } from './use-draft-saving.js';

export interface AccountDraftDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly page: DraftPage;
  readonly theirs: AccountDraft;
  /** The design and the version that this device has. */
  readonly mine: { readonly design: PageDesign; readonly version: number };
  readonly saved: Pick<SavedDraftState, 'keepMine' | 'takeTheirs'>;
  readonly pictures: PagePictures;
}

/** Asks which one of two drafts of the page the user wants to continue with. The other one is set aside on this device. */
export function AccountDraftDialog({ page, theirs, mine, saved, ...dialog }: AccountDraftDialogProps) {
  const notify = useNotify();
  function choose(other: { readonly design: PageDesign; readonly version: number }, go: () => void) {
    const { design, version } = other;
    const isAside = setAside(localStore, page, { owner: page.owner, version, unsaved: true, tab: '', design });
    if (!isAside) return void notify({ text: keepingTexts['no-room'], tone: 'failed' });
    go();
    dialog.onClose();
  }
  return (
    <DesignQuestion
      {...dialog}
      words={{ ...texts, explanation: texts.explanation(whoAndWhen(theirs)) }}
      looks={[
        { press: texts.look, title: texts.lookTitle, design: theirs.design },
        { press: texts.lookMine, title: texts.lookMineTitle, design: mine.design },
      ]}
      onTheirs={() => choose(mine, saved.takeTheirs)}
      onMine={() => choose(theirs, saved.keepMine)}
    />
  );
}
