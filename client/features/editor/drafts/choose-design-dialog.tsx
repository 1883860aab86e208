import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { chooseDesignTexts as texts } from '../../../texts/en/choose-design.js';
import { DesignQuestion, type DesignQuestionProps } from './design-question-dialog.js';

interface ChooseDesignDialogProps extends Omit<DesignQuestionProps, 'words' | 'looks'> {
  /** When it is asked: on opening a draft of an older version, or when a publication finds a newer page. */
  readonly question: 'outdated' | 'elsewhere';
  /** The published design, to look at. */
  readonly theirs: PageDesign | null | undefined;
  /** The draft, to look at. */
  readonly mine: PageDesign;
}

/** Asks whether the user wants to continue with the draft or with the published page. */
export function ChooseDesignDialog({ question, theirs, mine, ...dialog }: ChooseDesignDialogProps) {
  const { loss, keepEditing: later, loadTheirs } = texts;
  const looks = [
    ...(theirs ? [{ press: texts.look, title: texts.lookTitle, design: theirs }] : []),
    { press: texts.lookMine, title: texts.lookMineTitle, design: mine },
  ];
  return <DesignQuestion {...dialog} words={{ ...texts[question], loss, later, theirs: loadTheirs }} looks={looks} />;
}

export interface Outdated {
  readonly draftState: DraftState;
  /** The version of the page on the server. */
  readonly version: number;
  readonly pictures: PagePictures;
}

/** Asked once, if the draft on this device is older than the page. */
export function OutdatedDialog({
  draftState: { draft, change },
  version,
  ...dialog
}: Outdated & Pick<ChooseDesignDialogProps, 'open' | 'onClose'>) {
  function replaceDraft(design: PageDesign) {
    change({ type: 'replaced', design, published: draft.published, version });
    dialog.onClose();
  }
  return (
    <ChooseDesignDialog
      {...dialog}
      question="outdated"
      theirs={draft.published}
      mine={draft.design}
      onTheirs={() => replaceDraft(draft.published)}
      onMine={() => replaceDraft(draft.design)}
    />
  );
}
