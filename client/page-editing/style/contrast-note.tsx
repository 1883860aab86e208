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
  /** What is judged, for each ground. */
  readonly names: readonly string[];
  readonly onUse: (text: Color) => void;
}

/** Says how well a text can be read, and mends it by one press where that is bad. It advises and forbids nothing. */
export function ContrastNote({ legibility: { ratio, verdict, at, better }, names, onUse }: ContrastNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  function mend(text: Color) {
    // The button goes with the trouble.
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
        <Button kind="line" size="small" onClick={() => mend(better)}>
          {better === WHITE ? contrastTexts.useWhite : contrastTexts.useDark}
        </Button>
      )}
    </div>
  );
}
