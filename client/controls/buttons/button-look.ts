import { clsx } from 'clsx';
import type { IconName } from './icon.js';
import styles from './button.module.css';

/** The properties that buttons share with links that look like buttons. */
export interface ButtonLook {
  /**
   * gold: publishes something. ink: the main action of a form. line: a secondary action. quiet: toolbars and Cancel. danger: confirmations
   * only.
   */
  kind: 'gold' | 'ink' | 'line' | 'quiet' | 'danger';
  /** Small is 36 px high (44 px on phones), large 52 px; the default is 44 px. */
  size?: 'small' | 'large';
  icon?: IconName;
}

export function buttonClass({ kind, size }: ButtonLook, more?: string): string {
  return clsx(styles.button, styles[kind], size && styles[size], more);
}
