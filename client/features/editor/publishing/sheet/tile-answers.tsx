import type { CSSProperties } from 'react';
import { Button } from '../../../../controls/buttons/button.js';
import { IconDrawing } from '../../../../controls/buttons/icon.js';
import { SegmentedControl } from '../../../../controls/fields/segmented-control.js';
import { editingOf } from '../../../../page-editing/tile-kinds/tile-kinds.js';
import { firstStepsTexts } from '../../../../texts/en/first-steps.js';
import { publishSheetTexts as texts, unfinishedTexts } from '../../../../texts/en/publish-panels.js';
import type { Answer, NamedTile } from './prepared-design.js';
import styles from './publish-dialog.module.css';

interface TileAnswersProps {
  readonly tiles: readonly NamedTile[];
  /** Null if the dialog has it as its own. */
  readonly title: string | null;
  readonly onAnswer: (key: string, answer: Answer) => void;
  /** Leads to the tile. */
  readonly onOpen: (key: string) => void;
}

/** The tiles that are samples or not finished, and for each the question whether visitors get it. */
export function TileAnswers({ tiles, title, onAnswer, onOpen }: TileAnswersProps) {
  return (
    <section>
      {title !== null && <h3 className={styles.listTitle}>{title}</h3>}
      <p className={styles.listHint}>{title === null ? texts.notFinishedHint : texts.notYoursHint}</p>
      <ul className={styles.tiles}>
        {tiles.map((named) => (
          <TileAnswer {...named} key={named.key} onAnswer={(answer) => onAnswer(named.key, answer)} onOpen={() => onOpen(named.key)} />
        ))}
      </ul>
    </section>
  );
}

type TileAnswerProps = NamedTile & { readonly onAnswer: (answer: Answer) => void; readonly onOpen: () => void };

function TileAnswer({ tile, lack, answer, onAnswer, onOpen }: TileAnswerProps) {
  const { svg, label } = editingOf(tile);
  const name = tile.name.trim() || label;
  const { button, text } = tile.style;
  return (
    <li className={styles.tile}>
      <span className={styles.mark} style={{ '--ground': button.hex, '--sign': text.hex } as CSSProperties}>
        <IconDrawing svg={svg} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.lack}>{lackOf(tile, lack)}</span>
      </span>
      <div className={styles.answer}>
        <div className={styles.ways}>
          <Button kind="line" icon="pencil" aria-label={texts.makeMineOf({ name })} onClick={onOpen}>
            {texts.makeMine}
          </Button>
          <SegmentedControl
            label={texts.answerOf({ name })}
            value={answer}
            options={[
              { value: 'leave out', label: texts.leaveOut },
              { value: 'as it is', label: texts.asItIs },
            ]}
            onChange={onAnswer}
          />
        </div>
        <p className={styles.outcome}>{outcomeOf(tile, lack, answer)}</p>
      </div>
    </li>
  );
}

function lackOf(tile: NamedTile['tile'], lack: NamedTile['lack']): string {
  if (lack === 'sample') return firstStepsTexts.sample;
  return lack === 'unwritten' ? unfinishedTexts.noText : editingOf(tile).rowNote(tile);
}

/** What visitors get of the tile. They never get an empty picture. */
function outcomeOf({ kind }: NamedTile['tile'], lack: NamedTile['lack'], answer: Answer): string {
  if (answer === 'leave out') return texts.unseen;
  if (lack === 'sample') return texts.sampleRead;
  if (lack === 'unwritten') return texts.emptyRead;
  return kind === 'picture' ? texts.unseen : texts.nameRead;
}
