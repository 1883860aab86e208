import { useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { NumberField } from './number-field.js';
import { RangeInput } from './range-input.js';
import { EVEN, type SliderScale } from './slider-scale.js';
import styles from './number-slider.module.css';

interface NumberSliderProps {
  readonly label: string;
  /** It stays unchanged until the slider is moved or a number is typed; from then on it is a whole number. */
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  /** The unit behind the number. */
  readonly unit?: string;
  readonly scale?: SliderScale;
  readonly valueText?: (value: number) => string;
  readonly onChange: (value: number) => void;
  /** Buttons for frequent values. */
  readonly children?: ReactNode;
}

/** A long slider in steps of 0.1, with a field for the number. */
export function NumberSlider(props: NumberSliderProps) {
  const { label, value, min = 0, max, unit, scale = EVEN, valueText = String, onChange, children } = props;
  const inRange = Math.min(max, Math.max(min, value));
  const [position, setPosition] = useState(() => scale.positionOf(inRange));
  // Between two whole numbers, the slider stays where it was released.
  const shown = Math.round(scale.valueAt(position)) === value ? position : scale.positionOf(inRange);

  function move(to: number) {
    setPosition(to);
    onChange(Math.round(scale.valueAt(to)));
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const to = nextStop(event.key, inRange, scale.stops) ?? nextWhole(event, inRange);
    if (to === null) return;
    event.preventDefault();
    move(scale.positionOf(Math.min(max, Math.max(min, to))));
  }
  return (
    <div className={styles.slider} role="group" aria-label={label} style={{ '--gaps': scale.stops.length - 1 } as CSSProperties}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <RangeInput
        label={label}
        value={shown}
        min={min}
        max={max}
        step={0.1}
        valueText={valueText(value)}
        onChange={move}
        onKeyDown={press}
        className={clsx(styles.range, scale.stops.length > 0 && styles.marked)}
      />
      <NumberField
        label={label}
        value={value}
        min={min}
        max={max}
        onChange={onChange}
        className={styles.number}
        {...(unit !== undefined && { unit })}
      />
      {children}
    </div>
  );
}

/** With the page keys, the slider goes from mark to mark. */
function nextStop(key: string, from: number, stops: readonly number[]): number | null {
  if (key === 'PageUp') return stops.find((stop) => stop > from) ?? null;
  return key === 'PageDown' ? (stops.findLast((stop) => stop < from) ?? null) : null;
}

// A tenth is neither visible nor stored: an arrow key goes to the next whole number, with shift ten further.
function nextWhole({ key, shiftKey, currentTarget }: KeyboardEvent, from: number): number | null {
  const step = shiftKey ? 10 : 1;
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowUp' || key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return Math.floor(from) + step;
  if (key === 'ArrowDown' || key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) return Math.ceil(from) - step;
  return null;
}
