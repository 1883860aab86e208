import { useId } from 'react';
import { clsx } from 'clsx';
import styles from './choice-row.module.css';

interface ChoiceRowProps<Value extends string> {
  readonly label: string;
  /** Hides the label from everybody but screen readers, if the options explain themselves. */
  readonly hidesLabel?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A few short options beside each other, one of which is chosen. Arrow keys choose the next one. */
export function ChoiceRow<Value extends string>({ label, hidesLabel = false, value, options, onChange }: ChoiceRowProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={clsx(styles.row, hidesLabel && styles.whole)}>
      <span id={id} className={hidesLabel ? 'visually-hidden' : styles.label}>
        {label}
      </span>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.text}>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** Options with their labels, in this order. */
export function optionsOf<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: labels[value] }));
}
