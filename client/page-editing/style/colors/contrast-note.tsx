import { useRef, type CSSProperties } from 'react';
import { clsx } from 'clsx';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { Icon } from '../../../controls/buttons/icon.js';
import { contrastTexts } from '../../../texts/en/page-design.js';
import { ratioText, type Legibility } from './legibility.js';
import styles from './contrast-note.module.css';

interface ContrastNoteProps {
  readonly legibility: Legibility;
  /** What is measured, for each background. */
  readonly names: readonly string[];
  readonly onUse: (text: Color) => void;
  /** Another fix, if no shade helps. */
  readonly otherFix?: { readonly label: string; readonly apply: () => void } | undefined;
}

/** Shows how readable a text is. If not everyone can read it, a button offers the nearest better colour. It only advises. */
export function ContrastNote({ legibility: read, names, onUse, otherFix }: ContrastNoteProps) {
  const { ratio, verdict, at, ground, better, betterRatio } = read;
  const note = useRef<HTMLDivElement>(null);
  function improve(apply: () => void) {
    // The button is removed when the problem is solved.
    note.current?.focus({ preventScroll: true });
    apply();
  }
  return (
    <div ref={note} tabIndex={-1} className={clsx(styles.note, styles[verdict])}>
      <Icon name={verdict === 'easy' ? 'circle-check' : 'circle-alert'} className={styles.icon} />
      <p>
        {contrastTexts.ratio({ of: names[at] ?? '', ratio: ratioText(ratio) })}{' '}
        <span aria-live="polite">{contrastTexts.verdicts[verdict]}</span>
        {better && ` ${contrastTexts.better({ ratio: ratioText(betterRatio) })}`}
      </p>
      {better && (
        <Button kind="line" size="small" onClick={() => improve(() => onUse(better))}>
          <span className={styles.shade} style={{ '--shade': better.hex, '--under': ground.hex } as CSSProperties} aria-hidden="true" />
          {contrastTexts.useShade}
        </Button>
      )}
      {otherFix && (
        <Button kind="line" size="small" onClick={() => improve(otherFix.apply)}>
          {otherFix.label}
        </Button>
      )}
    </div>
  );
}
