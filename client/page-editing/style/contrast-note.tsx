import { useRef } from 'react';
import { clsx } from 'clsx';
import type { Color } from '../../../server/pages/color.rules.js';
import { Button } from '../../controls/button.js';
import { Icon } from '../../controls/icon.js';
import { WHITE } from '../../page-view/contrast.js';
import { contrastTexts } from '../../texts/en/page-design.js';
import { ratioText, type Legibility } from './legibility.js';
import styles from './contrast-note.module.css';

interface ContrastNoteProps {
  readonly legibility: Legibility;
  /** What is measured, for each background. */
  readonly names: readonly string[];
  readonly onUse: (text: Color) => void;
}

/** Shows how readable a text is. If it is hardly readable, a button offers a better colour. It only advises. */
export function ContrastNote({ legibility: { ratio, verdict, at, better }, names, onUse }: ContrastNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  function improve(text: Color) {
    // The button is removed when the problem is solved.
    note.current?.focus({ preventScroll: true });
    onUse(text);
  }
  return (
    <div ref={note} tabIndex={-1} className={clsx(styles.note, styles[verdict])}>
      <Icon name={verdict === 'easy' ? 'circle-check' : 'circle-alert'} className={styles.icon} />
      <p>
        {contrastTexts.ratio({ of: names[at] ?? '', ratio: ratioText(ratio) })}{' '}
        <span aria-live="polite">{contrastTexts.verdicts[verdict]}</span>
      </p>
      {better && (
        <Button kind="line" size="small" onClick={() => improve(better)}>
          {better === WHITE ? contrastTexts.useWhite : contrastTexts.useDark}
        </Button>
      )}
    </div>
  );
}
