import { useEffect, useState } from 'react';
import styles from './rotating-text.module.css';

/** Bounds of the random wait before the next text, in milliseconds. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

interface RotatingTextProps {
  readonly texts: readonly string[];
  readonly shown: number;
}

/** Which of several texts is shown; it moves on after a random time while `running`. */
export function useRotation(count: number, { from, to }: Interval, running: boolean): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setShown((shown + 1) % count), from + Math.random() * (to - from));
    return () => clearTimeout(timer);
  }, [shown, count, from, to, running]);
  return shown;
}

/** Texts that take turns in one place by fading; the place is as high as the longest of them, so nothing below moves. */
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
