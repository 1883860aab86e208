import { useId } from 'react';
import styles from './contact-dialog.module.css';

interface AddressLinesProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

/** A field for a postal address of several lines. */
export function AddressLines({ name, label, value, maxLength, onChange }: AddressLinesProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        className={styles.lines}
        rows={3}
        value={value}
        maxLength={maxLength}
        dir="auto"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
