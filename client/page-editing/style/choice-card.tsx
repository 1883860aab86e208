import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import card from '../../controls/fields/radio-card.module.css';
import styles from './choice-card.module.css';

interface ChoiceCardProps {
  /** The name that the cards of a group have in common. */
  readonly group: string;
  readonly name: string;
  /** What is shown below the name. */
  readonly note?: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** A sample. Screen readers skip it. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** One of several looks: a sample with its name. Arrow keys choose the next one. */
export function ChoiceCard({ group, name, note, isChosen, onChoose, children, className }: ChoiceCardProps) {
  return (
    <label className={clsx(card.card, styles.card, isChosen && [card.chosen, styles.chosen], className)}>
      <input
        type="radio"
        className={card.radio}
        name={group}
        aria-label={note === undefined ? name : `${name}, ${note}`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={clsx(card.sample, styles.sample)} aria-hidden="true" inert>
        {children}
      </span>
      <span className={styles.words} aria-hidden="true">
        <span className={styles.name}>{name}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </label>
  );
}
