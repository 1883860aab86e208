import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Icon, type IconName } from './icon.js';
import { Spinner } from './spinner.js';
import styles from './button.module.css';

interface ButtonContentProps {
  icon?: IconName;
  busy?: boolean;
  busyLabel?: string;
  children: ReactNode;
}

/** Icon and label. The busy content covers the normal one, so that the button keeps its width. */
export function ButtonContent({ icon, busy = false, busyLabel, children }: ButtonContentProps) {
  const labelStays = busyLabel === undefined;
  return (
    <>
      <span className={clsx(styles.content, busy && (labelStays ? styles.faded : styles.away))}>
        {icon && <Icon name={icon} className={styles.icon} />}
        {children}
      </span>
      {busy && labelStays && <Spinner className={styles.over} />}
      {!labelStays && (
        <span className={clsx(styles.content, !busy && styles.away)}>
          <Spinner />
          {busyLabel}
        </span>
      )}
    </>
  );
}
