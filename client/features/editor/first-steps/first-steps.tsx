import { useId } from 'react';
import check from '../../../art/icons/lucide/check.svg?raw';
import { DEFAULT_DESIGN, type PageDesign, type Tile } from '../../../../server/pages/design/page-design.rules.js';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { Quad } from '../../../controls/buttons/quad.js';
import type { PageEditing } from '../../../page-editing/layout/page-workbench.js';
import { editingOf, isUnfinished } from '../../../page-editing/tile-kinds/tile-kinds.js';
import { firstStepsTexts as texts } from '../../../texts/en/first-steps.js';
import styles from './first-steps.module.css';
import { isOwn, ownPicture } from './own-tile.js';

export interface FirstStepsProps {
  readonly design: PageDesign;
  /** Whether a tile still says what its starter says. */
  readonly isSample: (tile: Tile) => boolean;
  /** What its profile picture is: on the server, on this device until the e-mail address is verified, or none. */
  readonly picture: 'there' | 'waiting' | 'none';
  readonly editing: PageEditing;
  readonly onHide: () => void;
}

interface Step {
  readonly label: string;
  /** What it is for, or what was made of it. */
  readonly note: string;
  readonly isDone: boolean;
  readonly go: () => void;
}

/** The three things that make a new page its creator's own, each with the way to it. They never hinder anybody from publishing. */
export function FirstSteps({ onHide, ...page }: FirstStepsProps) {
  const titleId = useId();
  const steps = stepsOf(page);
  const done = steps.filter(({ isDone }) => isDone).length;
  const isReady = done === steps.length;
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {isReady ? texts.ready : texts.title}
        </h2>
        <p role="status" className={styles.progress}>
          {texts.progress({ done, total: steps.length })}
        </p>
        <IconButton icon="x" label={texts.hide} onClick={onHide} />
      </div>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.label}>
            <StepRow {...step} number={at + 1} isNext={at === next} />
          </li>
        ))}
      </ol>
      {isReady && <Unfinished {...page} />}
    </section>
  );
}

function stepsOf({
  design: { title, tiles },
  isSample,
  picture: profilePicture,
  editing: { edit, add },
}: Omit<FirstStepsProps, 'onHide'>): readonly Step[] {
  const isNamed = title.trim() !== '' && title !== DEFAULT_DESIGN.title;
  const own = tiles.find((tile) => isOwn(tile, isSample));
  const picture = profilePicture === 'none' ? ownPicture(tiles) : profilePicture;
  const first = Math.max(
    tiles.findIndex(({ isLead }) => isLead),
    tiles.findIndex(({ kind }) => kind !== 'heading' && kind !== 'picture'),
    0,
  );
  return [
    { label: texts.name, note: isNamed ? title : texts.nameHint, isDone: isNamed, go: () => edit({ kind: 'title' }) },
    {
      label: texts.tile,
      note: own ? own.name.trim() || editingOf(own).label : texts.tileHint,
      isDone: own !== undefined,
      go: () => (tiles.length === 0 ? add() : edit({ kind: 'tile', number: first + 1 })),
    },
    { label: texts.picture, note: NOTE_OF_PICTURE[picture], isDone: picture !== 'none', go: () => edit({ kind: 'picture' }) },
  ];
}

const NOTE_OF_PICTURE = {
  there: texts.pictureDone,
  'on tile': texts.pictureOnTile,
  waiting: texts.pictureWaits,
  none: texts.pictureHint,
} as const;

interface StepRowProps extends Step {
  /** What stands in its mark until it is done. */
  readonly number: number;
  readonly isNext?: boolean;
}

/** It stays a button when it is done, so that the focus comes back to it from the popup in which that happened. */
function StepRow({ label, note, isDone, number, isNext = false, go }: StepRowProps) {
  return (
    <button type="button" className={styles.step} aria-current={isNext ? 'step' : undefined} onClick={go}>
      <Quad tone={isDone ? 'done' : isNext ? 'gold' : 'grey'} className={styles.quad} />
      {isDone ? (
        <IconDrawing svg={check} className={styles.tick} />
      ) : (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span> <bdi className={styles.note}>{note}</bdi>
      </span>
      {isDone ? <span className="visually-hidden">{texts.isDone}</span> : <Icon name="chevron-right" className={styles.chevron} />}
    </button>
  );
}

/** What visitors would not get. */
function Unfinished({ design: { tiles }, editing: { edit } }: Pick<FirstStepsProps, 'design' | 'editing'>) {
  const count = tiles.filter(isUnfinished).length;
  if (count === 0) return null;
  const go = () => edit({ kind: 'tile', number: tiles.findIndex(isUnfinished) + 1 });
  return <StepRow label={texts.unfinished({ count })} note={texts.unfinishedHint({ count })} isDone={false} number={count} {...{ go }} />;
}
