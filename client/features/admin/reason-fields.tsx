import type { UseFormReturn } from 'react-hook-form';
import { SUSPENSION_REASONS, SUSPENSION_WORDS_MOST } from '../../../server/accounts/suspension/suspension.rules.js';
import type { SuspensionReason } from '../../api/generated/types.js';
import { FieldNote } from '../../controls/fields/field-note.js';
import { adminAccountTexts as texts } from '../../texts/en/admin.js';
import styles from './fields.module.css';

/** Why an account is suspended, or a page hidden. */
export interface ReasonForm {
  readonly reason: SuspensionReason | '';
  readonly words: string;
}

interface ReasonFieldsProps {
  readonly id: string;
  readonly form: UseFormReturn<ReasonForm>;
  /** Who reads the words. */
  readonly hint: string;
  /** Why the server has refused it. */
  readonly refusal: string | undefined;
}

const reasons = SUSPENSION_REASONS.map((reason) => reason.toUpperCase() as SuspensionReason);

/** The fields of a form in which an operator tells an owner why: one of the reasons, and words beside it. */
export function ReasonFields({ id, form, hint, refusal }: ReasonFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <label htmlFor={`${id}-reason`} className={styles.label}>
        {texts.reason}
      </label>
      <select
        id={`${id}-reason`}
        className={styles.select}
        aria-invalid={errors.reason ? true : undefined}
        aria-describedby={`${id}-missing`}
        {...form.register('reason', { required: texts.reasonMissing })}
      >
        <option value="">{texts.chooseReason}</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {texts.reasonOf({ reason })}
          </option>
        ))}
      </select>
      <FieldNote id={`${id}-missing`} error={errors.reason?.message} />
      <label htmlFor={`${id}-words`} className={styles.label}>
        {texts.words}
      </label>
      <textarea
        id={`${id}-words`}
        rows={3}
        dir="auto"
        maxLength={SUSPENSION_WORDS_MOST}
        className={styles.words}
        aria-describedby={`${id}-hint`}
        {...form.register('words')}
      />
      <FieldNote id={`${id}-hint`} hint={hint} />
      <FieldNote id={`${id}-failed`} error={refusal} />
    </>
  );
}
