import { useId, type ComponentProps, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { FieldNote } from './field-note.js';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  label: ReactNode;
  /** Why the value can't be used, and what can; stands under the field until it is mended. */
  error?: string;
  /** What helps before anything is wrong. */
  hint?: ReactNode;
  /** A fixed beginning inside the field, such as the site's address. */
  prefix?: string;
  /** What is right about the value, with a tick. */
  good?: string;
  /** A control inside the field, at its end. */
  end?: ReactNode;
}

/** A line of text with its label above. */
export function TextField({ label, error, hint, prefix, good, end, className, id, ...input }: TextFieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const noteId = `${inputId}-note`;
  const prefixId = `${inputId}-prefix`;
  const describedBy = clsx(prefix !== undefined && prefixId, noteId, input['aria-describedby']);
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      <div
        // What begins with an address is an address: it runs from left to right in every language.
        dir={prefix === undefined ? undefined : 'ltr'}
        className={clsx(styles.box, error !== undefined && styles.wrong, input.disabled && styles.disabled)}
      >
        {prefix !== undefined && (
          <span id={prefixId} className={styles.prefix}>
            {prefix}
          </span>
        )}
        <input
          type="text"
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
