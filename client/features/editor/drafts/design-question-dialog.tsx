import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import arrowLeft from '../../../art/icons/lucide/arrow-left.svg?raw';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { site } from '../../../api/site.js';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { chooseDesignTexts as texts } from '../../../texts/en/choose-design.js';
import { PageScreen } from '../history/page-screen.js';
import styles from './design-question-dialog.module.css';

export interface DesignQuestionProps {
  readonly open: boolean;
  readonly words: {
    readonly title: string;
    readonly explanation: string;
    /** What the own answer does. */
    readonly consequence?: string;
    /** What is lost with the choice of the other one; absent if nothing is. */
    readonly loss?: string;
    readonly later: string;
    readonly theirs: string;
    readonly mine: string;
  };
  /** The designs to look at, each with what it is. */
  readonly looks: readonly Look[];
  /** Whether the answer for the other one deletes something, although nothing else is lost with it. */
  readonly isDangerous?: boolean;
  /** Whether the own one is shown and offered first. */
  readonly isMineFirst?: boolean;
  readonly pictures: PagePictures;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  /** Closing makes no choice, and changes nothing. */
  readonly onClose: () => void;
}

interface Look {
  readonly press: string;
  readonly title: string;
  readonly design: PageDesign;
}

/** Asks which one of two designs of the page the user wants to continue with. They can be looked at, in the place of the question. */
export function DesignQuestion({ open, looks: given, pictures, onClose, ...question }: DesignQuestionProps) {
  const { words, isMineFirst = false } = question;
  const lossId = useId();
  const pressed = useRef<HTMLButtonElement>(null);
  const [looked, setLooked] = useState<Look | null>(null);
  const looks = isMineFirst ? given.toReversed() : given;
  function back() {
    const place = looks.findIndex(({ press }) => press === looked?.press);
    // The button has to be there before it can have the focus.
    flushSync(() => setLooked(null));
    pressed.current?.parentElement?.querySelectorAll('button')[place]?.focus();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onGone={() => setLooked(null)}
      title={looked ? looked.title : words.title}
      width={560}
      footer={
        looked ? (
          <Button kind="line" onClick={back}>
            <IconDrawing svg={arrowLeft} isDirected />
            {texts.back}
          </Button>
        ) : (
          <Answers {...{ ...question, isMineFirst, lossId }} onLater={onClose} />
        )
      }
    >
      {looked ? (
        <PageScreen label={looked.title} design={looked.design} pictures={pictures} siteName={site().siteName} />
      ) : (
        <div className={styles.question}>
          <p>{words.explanation}</p>
          {words.consequence !== undefined && <p>{words.consequence}</p>}
          {words.loss !== undefined && <p id={lossId}>{words.loss}</p>}
          <div className={styles.looks}>
            {looks.map((look) => (
              <Button key={look.press} ref={pressed} kind="line" size="small" icon="eye" onClick={() => setLooked(look)}>
                {look.press}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface AnswersProps extends Pick<DesignQuestionProps, 'words' | 'isDangerous' | 'isMineFirst' | 'onTheirs' | 'onMine'> {
  /** The id of what says what is lost. */
  readonly lossId: string;
  readonly onLater: () => void;
}

function Answers({
  words: { loss, later, theirs, mine },
  isDangerous = loss !== undefined,
  isMineFirst,
  lossId,
  onTheirs,
  onMine,
  onLater,
}: AnswersProps) {
  const answers = [
    <Button key="theirs" kind={isDangerous ? 'danger' : 'line'} onClick={onTheirs} aria-describedby={loss && lossId}>
      {theirs}
    </Button>,
    <Button key="mine" kind="ink" onClick={onMine}>
      {mine}
    </Button>,
  ];
  return (
    <div className={styles.choices}>
      <Button kind="line" onClick={onLater} data-autofocus="">
        {later}
      </Button>
      {isMineFirst ? answers.toReversed() : answers}
    </div>
  );
}
