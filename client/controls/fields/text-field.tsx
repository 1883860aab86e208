import { useId, type ComponentProps, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { FieldNote } from './field-note.js';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  label: ReactNode;
  /** Why the value is not valid, and what to do. It is shown under the field until it is corrected. */
  error?: string;
  /** Help that is shown as long as there is no error. */
  hint?: ReactNode;
  /** A fixed prefix inside the field, such as the site's address. */
  prefix?: string;
  /** A confirmation of the value, with a tick. */
  good?: string;
  /** Whether its value is set elsewhere and only read here. The hint says where. */
  isFixed?: boolean;
  /** A control at the end of the field. */
  end?: ReactNode;
}

/** A text field of one line, with its label above. */
export function TextField({ label, error, hint, prefix, good, isFixed, end, className, id, ...input }: TextFieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const noteId = `${inputId}-note`;
  const prefixId = `${inputId}-prefix`;
  const labelId = `${inputId}-label`;
  const describedBy = clsx(prefix !== undefined && prefixId, noteId, input['aria-describedby']);
  return (
    <div className={clsx(styles.field, className)}>
      <label id={labelId} htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      <div
        // With a prefix, the value is part of an address, which runs from left to right in every language.
        dir={prefix === undefined ? undefined : 'ltr'}
        className={clsx(styles.box, error !== undefined && styles.wrong, input.disabled && styles.disabled, isFixed && styles.fixed)}
      >
        {prefix !== undefined && (
          // A press on it leads into the field, whose name it is not.
          <label id={prefixId} htmlFor={inputId} className={styles.prefix}>
            {prefix}
          </label>
        )}
        <input
          type="text"
          aria-labelledby={prefix === undefined ? undefined : labelId}
          readOnly={isFixed}
          {...input}
          id={inputId}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy}
        />
        {end}
      </div>
      <FieldNote id={noteId} error={error} good={good} hint={hint} />
    </div>
  );
}
