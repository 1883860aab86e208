import { clsx } from 'clsx';
import type { IconName } from './icon.js';
import styles from './button.module.css';

/** The properties that buttons share with links that look like buttons. */
export interface ButtonLook {
  /** gold: makes something public. ink: main action of a form. line: second. quiet: toolbar and cancel. danger: confirmations only. */
  kind: 'gold' | 'ink' | 'line' | 'quiet' | 'danger';
  /** 36 px (44 on phones) or 52 px instead of 44. */
  size?: 'small' | 'large';
  icon?: IconName;
}

export function buttonClass({ kind, size }: ButtonLook, more?: string): string {
  return clsx(styles.button, styles[kind], size && styles[size], more);
}
