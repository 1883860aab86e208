import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Icon } from '../buttons/icon.js';
import styles from './field-note.module.css';

interface FieldNoteProps {
  id: string;
  error?: string;
  good?: string;
  hint?: ReactNode;
}

/** The sentence under a field: the error, else the confirmation, else the hint. Changes are announced. */
export function FieldNote({ id, error, good, hint }: FieldNoteProps) {
  return (
    <div id={id} aria-live="polite" className={styles.place}>
      <Sentence error={error} good={good} hint={hint} />
    </div>
  );
}

function Sentence({ error, good, hint }: Omit<FieldNoteProps, 'id'>) {
  if (error !== undefined) {
    return (
      <p className={clsx(styles.note, styles.error)}>
        <Icon name="circle-alert" className={styles.icon} />
        <span>{error}</span>
      </p>
    );
  }
  if (good !== undefined) {
    return (
      <p className={clsx(styles.note, styles.good)}>
        <Icon name="circle-check" className={styles.icon} />
        <span>{good}</span>
      </p>
    );
  }
  return hint === undefined ? null : <p className={styles.note}>{hint}</p>;
}
