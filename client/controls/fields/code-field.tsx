import { useEffect, useId, useRef, useState } from 'react';
import { clsx } from 'clsx';
import { FieldNote } from './field-note.js';
import styles from './code-field.module.css';

const LENGTH = 6;

interface CodeFieldProps {
  readonly label: string;
  /** The code as it is compared: digits of other scripts as 0 to 9. */
  readonly read: (typed: string) => string;
  /** The digits that were typed. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Called with the sixth digit. */
  readonly onComplete: (digits: string) => void;
  /** Why the code is wrong. Its digits are selected then, so that typing replaces them. */
  readonly error?: string;
  readonly hint?: string;
  readonly isLabelHidden?: boolean;
}

/** A field for the six digits of an authenticator app: one input, painted as six cells. A code can be pasted. */
export function CodeField({ label, read, value, onChange, onComplete, error, hint, isLabelHidden = false }: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    if (error !== undefined) input.current?.select();
  }, [error]);
  function change(text: string) {
    const digits = read(text).replace(/\D/g, '').slice(0, LENGTH);
    onChange(digits);
    if (digits.length === LENGTH && digits !== value) onComplete(digits);
  }
  return (
    <div>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div dir="ltr" className={clsx(styles.code, error !== undefined && styles.wrong)}>
        {Array.from({ length: LENGTH }, (_, at) => (
          <span
            key={at}
            aria-hidden="true"
            className={clsx(styles.cell, hasFocus && at === Math.min(value.length, LENGTH - 1) && error === undefined && styles.next)}
          >
            {value[at]}
          </span>
        ))}
        <input
          ref={input}
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          data-autofocus=""
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-note`}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onChange={({ target }) => change(target.value)}
        />
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}
