import arrows from '../../../art/icons/lucide/arrow-down-up.svg?raw';
import palette from '../../../art/icons/lucide/palette.svg?raw';
import pencil from '../../../art/icons/lucide/pencil.svg?raw';
import plus from '../../../art/icons/lucide/plus.svg?raw';
import trash from '../../../art/icons/lucide/trash-2.svg?raw';
import undo from '../../../art/icons/lucide/undo-2.svg?raw';
import { Icon, IconDrawing } from '../../../controls/icon.js';
import { designChangeTexts, publishStateTexts as texts } from '../../../texts/en/publish-state.js';
import type { ChangeKind, DesignChange } from './design-changes.js';
import styles from './changes-panel.module.css';

export interface ChangesPanelProps {
  readonly changes: readonly DesignChange[];
  /** When the page was published, as a part of a sentence; empty if that is unknown. */
  readonly moment: string;
  /** Whether the page was never published. */
  readonly isNew: boolean;
  readonly onCompare: () => void;
  readonly onDiscard: () => void;
}

/** What visitors do not see yet, and what can be done about it. */
export function ChangesPanel({ changes, moment, isNew, onCompare, onDiscard }: ChangesPanelProps) {
  if (isNew) return <p>{texts.nobody}</p>;
  if (changes.length === 0) return <p>{texts.upToDate}</p>;
  return (
    <div className={styles.panel}>
      <p className={styles.since}>{moment === '' ? texts.waitingUndated : texts.waiting({ moment })}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long list scrolls, also by keyboard. */}
      <ul className={styles.changes} tabIndex={0} aria-label={texts.changes({ count: changes.length })}>
        {changes.map((change, at) => (
          <li key={at} className={styles.change}>
            <IconDrawing svg={DRAWINGS[change.kind] ?? pencil} className={styles.icon} />
            <span>
              <span className={styles.what}>{designChangeTexts[change.kind]}</span>
              <Detail {...change} />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <button type="button" data-first="" className={styles.way} onClick={onCompare}>
          <Icon name="eye" />
          {texts.compare}
        </button>
        <button type="button" className={styles.discard} onClick={onDiscard}>
          <IconDrawing svg={undo} />
          {texts.discard({ count: changes.length })}
        </button>
      </div>
    </div>
  );
}

function Detail({ kind, detail }: DesignChange) {
  const text = detail.trim() || (OF_A_TILE.has(kind) ? designChangeTexts.unnamed : '');
  if (text === '') return null;
  return (
    <span className={styles.detail} dir="auto">
      {text}
    </span>
  );
}

const OF_A_TILE: ReadonlySet<ChangeKind> = new Set(['added', 'removed', 'renamed', 'styled', 'edited']);

/** What has no drawing of its own has a pencil. */
const DRAWINGS: { readonly [Kind in ChangeKind]?: string } = {
  added: plus,
  removed: trash,
  order: arrows,
  theme: palette,
  noTheme: palette,
  titleColor: palette,
  background: palette,
  styled: palette,
  allStyled: palette,
  tileShapes: palette,
  popups: palette,
};
