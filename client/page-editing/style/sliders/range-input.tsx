import type { CSSProperties, KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import styles from './range-input.module.css';

interface RangeInputProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step: number;
  /** The value for screen readers. */
  readonly valueText: string;
  /** A CSS image for the track, from left to right in every language. By default, the track is filled up to the value. */
  readonly track?: string;
  readonly onChange: (value: number) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly className?: string;
}

/** A slider: the native one, so that it works with mouse, touch, keyboard and screen reader. */
export function RangeInput({ label, value, min = 0, max, step, valueText, track, onChange, onKeyDown, className }: RangeInputProps) {
  const look = track === undefined ? { '--filled': `${((value - min) / (max - min)) * 100}%` } : { '--track': track };
  return (
    <input
      type="range"
      className={clsx(styles.range, track !== undefined && styles.painted, className)}
      style={look as CSSProperties}
      dir={track === undefined ? undefined : 'ltr'}
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onKeyDown={onKeyDown}
    />
  );
}
