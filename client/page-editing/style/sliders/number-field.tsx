import { useState } from 'react';
import { clsx } from 'clsx';
import styles from '../fields.module.css';

interface NumberFieldProps {
  readonly label: string;
  /** It may be above `max` or not a whole number if it was set elsewhere; it stays so until a number is typed. */
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  /** The unit behind the number. */
  readonly unit?: string;
  /** Called with a whole number from `min`, which is 0 by default, to `max`. */
  readonly onChange: (value: number) => void;
  readonly className?: string;
}

/** A small field for a whole number. Typed numbers apply at once; when the field loses the focus, it shows the applied value. */
export function NumberField({ label, value, min = 0, max, unit, onChange, className }: NumberFieldProps) {
  const [written, setWritten] = useState<string | null>(null);
  return (
    <span className={clsx(styles.box, className)}>
      <input
        type="number"
        inputMode="numeric"
        className={styles.input}
        aria-label={label}
        min={min}
        max={max}
        step={1}
        value={written ?? String(value)}
        onChange={({ target }) => {
          setWritten(target.value);
          if (Number.isFinite(target.valueAsNumber)) onChange(Math.min(max, Math.max(min, Math.round(target.valueAsNumber))));
        }}
        onBlur={() => setWritten(null)}
      />
      {unit !== undefined && (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      )}
    </span>
  );
}
