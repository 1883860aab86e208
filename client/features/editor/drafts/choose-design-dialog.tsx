import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import arrowLeft from '../../../art/icons/lucide/arrow-left.svg?raw';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { site } from '../../../api/site.js';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { chooseDesignTexts as texts } from '../../../texts/en/choose-design.js';
import { PageScreen } from '../history/page-screen.js';
import styles from './choose-design-dialog.module.css';

interface ChooseDesignDialogProps {
  readonly open: boolean;
  /** When it is asked: on opening a draft of an older version, or when a publication finds a newer page. */
  readonly question: 'outdated' | 'elsewhere';
  /** The published design, to look at. */
  readonly theirs: PageDesign | null | undefined;
  readonly pictures: PagePictures;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  /** Closing makes no choice, and changes nothing. */
  readonly onClose: () => void;
}

/** Asks which one of two designs of the page the user wants to continue with. The other one can be looked at, in the place of the question. */
export function ChooseDesignDialog({ open, question, theirs, pictures, onTheirs, onMine, onClose }: ChooseDesignDialogProps) {
  const lossId = useId();
  const look = useRef<HTMLButtonElement>(null);
  const [looked, setLooked] = useState<PageDesign | null>(null);
  function back() {
    // The button has to be there before it can have the focus.
    flushSync(() => setLooked(null));
    look.current?.focus();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onGone={() => setLooked(null)}
      title={looked ? texts.lookTitle : texts[question].title}
      width={560}
      footer={
        looked ? (
          <Button kind="line" onClick={back}>
            <IconDrawing svg={arrowLeft} isDirected />
            {texts.back}
          </Button>
        ) : (
          <div className={styles.choices}>
            <Button kind="line" onClick={onClose} data-autofocus="">
              {texts.keepEditing}
            </Button>
            <Button kind="danger" onClick={onTheirs} aria-describedby={lossId}>
              {texts.loadTheirs}
            </Button>
            <Button kind="ink" onClick={onMine}>
              {texts[question].mine}
            </Button>
          </div>
        )
      }
    >
      {looked ? (
        <PageScreen label={texts.lookTitle} design={looked} pictures={pictures} siteName={site().siteName} />
      ) : (
        <div className={styles.question}>
          <p>{texts[question].explanation}</p>
          <p id={lossId}>{texts.loss}</p>
          {theirs && (
            <Button ref={look} kind="line" size="small" icon="eye" onClick={() => setLooked(theirs)}>
              {texts.look}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
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
      onTheirs={() => replaceDraft(draft.published)}
      onMine={() => replaceDraft(draft.design)}
    />
  );
}
