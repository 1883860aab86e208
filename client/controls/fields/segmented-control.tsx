import type { ReactNode } from 'react';
import { Icon, type IconName } from '../buttons/icon.js';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  /** A number stands between the options: none of them is selected. */
  readonly value: Value | number;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly icon?: IconName }[];
  readonly onChange: (value: Value) => void;
}

/** A few options, one of which may be selected. */
export function SegmentedControl<Value extends string>({ label, value, options, onChange }: SegmentedControlProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} className={styles.icon} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
