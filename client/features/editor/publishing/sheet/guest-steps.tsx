import check from '../../../../art/icons/lucide/check.svg?raw';
import { IconDrawing } from '../../../../controls/buttons/icon.js';
import { publishSheetTexts as texts } from '../../../../texts/en/publish-panels.js';
import styles from './publish-dialog.module.css';

/** Where somebody is who has made the page as a guest: only the last step is left. */
export function GuestSteps() {
  return (
    <ol className={styles.steps} aria-label={texts.steps}>
      {[texts.step1, texts.step2].map((step) => (
        <li key={step} className={styles.stepDone}>
          <span className={styles.number} aria-hidden="true">
            <IconDrawing svg={check} />
          </span>
          <span aria-hidden="true">{step}</span>
          <span className="visually-hidden">{texts.stepDone({ step })}</span>
        </li>
      ))}
      <li className={styles.stepNow} aria-current="step">
        <span className={styles.number} aria-hidden="true">
          3
        </span>
        {texts.step3}
      </li>
    </ol>
  );
}
