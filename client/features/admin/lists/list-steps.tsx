import chevronLeft from '../../../art/icons/lucide/chevron-left.svg?raw';
import chevronRight from '../../../art/icons/lucide/chevron-right.svg?raw';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { adminTexts as texts } from '../../../texts/en/admin.js';
import styles from './list-steps.module.css';

interface ListStepsProps {
  /** Which rows are shown, in words. */
  readonly range: string;
  readonly previous: string | null | undefined;
  readonly next: string | null | undefined;
  /** Shows the part at a place. */
  readonly onStep: (place: string) => void;
}

/** Leads through the parts of a list. */
export function ListSteps({ range, previous, next, onStep }: ListStepsProps) {
  return (
    <div className={styles.steps}>
      <p className={styles.range}>{range}</p>
      <Button kind="line" disabled={!previous} onClick={() => previous && onStep(previous)}>
        <IconDrawing svg={chevronLeft} isDirected />
        {texts.previous}
      </Button>
      <Button kind="line" disabled={!next} onClick={() => next && onStep(next)}>
        {texts.next}
        <IconDrawing svg={chevronRight} isDirected />
      </Button>
    </div>
  );
}
