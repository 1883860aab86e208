import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { NumberField } from './number-field.js';
import { RangeInput } from './range-input.js';
import styles from './number-slider.module.css';

interface NumberSliderProps {
  readonly label: string;
  /** It stays unchanged until the slider is moved or a number is typed; from then on it is a whole number. */
  readonly value: number;
  readonly max: number;
  readonly valueText?: (value: number) => string;
  readonly onChange: (value: number) => void;
  /** Buttons for frequent values. */
  readonly children?: ReactNode;
}

/** A long slider in steps of 0.1, with a field for the number. */
export function NumberSlider({ label, value, max, valueText = String, onChange, children }: NumberSliderProps) {
  const [position, setPosition] = useState(value);
  // Between two whole numbers, the slider stays where it was released.
  const shown = Math.round(position) === value ? position : Math.min(max, value);

  function move(to: number) {
    setPosition(to);
    onChange(Math.round(to));
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const to = nextWhole(event, shown);
    if (to === null) return;
    event.preventDefault();
    move(Math.min(max, Math.max(0, to)));
  }
  return (
    <div className={styles.slider} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <RangeInput
        label={label}
        value={shown}
        max={max}
        step={0.1}
        valueText={valueText(value)}
        onChange={move}
        onKeyDown={press}
        className={styles.range}
      />
      <NumberField label={label} value={value} max={max} onChange={onChange} className={styles.number} />
      {children}
    </div>
  );
}

// A tenth is neither visible nor stored: an arrow key goes to the next whole number, with shift ten further.
function nextWhole({ key, shiftKey }: KeyboardEvent, from: number): number | null {
  const step = shiftKey ? 10 : 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.floor(from) + step;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.ceil(from) - step;
  return null;
}
