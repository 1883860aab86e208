import { useEffect, useState } from 'react';
import styles from './rotating-text.module.css';

/** The limits of the random wait before the next text, in milliseconds. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

interface RotatingTextProps {
  readonly texts: readonly string[];
  readonly shown: number;
}

/** The index of the shown text. It advances after random times while `running`. */
export function useRotation(count: number, { from, to }: Interval, running: boolean): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setShown((shown + 1) % count), from + Math.random() * (to - from));
    return () => clearTimeout(timer);
  }, [shown, count, from, to, running]);
  return shown;
}

/** Texts that alternate in one place by fading. The place has the height of the longest text, so nothing below moves. */
export function RotatingText({ texts, shown }: RotatingTextProps) {
  return (
    <span className={styles.place}>
      {texts.map((text, at) => (
        <span key={text} className={styles.text} data-shown={at === shown} aria-hidden={at !== shown}>
          {text}
        </span>
      ))}
    </span>
  );
}
