import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { Button } from '../../controls/buttons/button.js';
import { SegmentedControl } from '../../controls/fields/segmented-control.js';
import { TextField } from '../../controls/fields/text-field.js';
import { visibilityTexts as texts } from '../../texts/en/visibility.js';
import { VisibilityRow } from './visibility-row.js';
import styles from './visibility-fields.module.css';

interface TypedWarning {
  readonly isWarned: boolean;
  readonly warning: string;
}

interface WarningFieldsProps extends TypedWarning {
  /** Whether it says nothing yet. */
  readonly isLacking: boolean;
  readonly onWrite: (part: Partial<TypedWarning>) => void;
}

/** Whether visitors are warned first, and by which words. */
export function WarningFields({ isWarned, warning, isLacking, onWrite }: WarningFieldsProps) {
  return (
    <>
      <VisibilityRow label={texts.warningFirst} note={texts.notForEverybody}>
        <SegmentedControl
          label={texts.warningFirst}
          value={isWarned ? 'on' : 'off'}
          options={[
            { value: 'off', label: texts.off },
            { value: 'on', label: texts.on },
          ]}
          onChange={(choice) => onWrite({ isWarned: choice === 'on' })}
        />
      </VisibilityRow>
      {isWarned && (
        <div className={styles.warning}>
          <TextField
            label={texts.warningWords}
            value={warning}
            dir="auto"
            maxLength={DESIGN_LIMITS.warningLength}
            hint={isLacking ? texts.warningLacking : texts.warningIsNoLock}
            onChange={({ target }) => onWrite({ warning: target.value })}
          />
          <Button
            kind="line"
            size="small"
            className={styles.adults}
            aria-label={`${texts.adults}: ${texts.adultsWords}`}
            onClick={() => onWrite({ warning: texts.adultsWords })}
          >
            {texts.adults}
          </Button>
        </div>
      )}
    </>
  );
}
