import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Icon, type IconName } from './icon.js';
import { Spinner } from './spinner.js';
import styles from './button.module.css';

interface ButtonFaceProps {
  icon?: IconName;
  busy?: boolean;
  busyLabel?: string;
  children: ReactNode;
}

/** Icon and label. The busy face covers the normal one, so that the button keeps its width. */
export function ButtonFace({ icon, busy = false, busyLabel, children }: ButtonFaceProps) {
  const labelStays = busyLabel === undefined;
  return (
    <>
      <span className={clsx(styles.face, busy && (labelStays ? styles.faded : styles.away))}>
        {icon && <Icon name={icon} className={styles.icon} />}
        {children}
      </span>
      {busy && labelStays && <Spinner className={styles.over} />}
      {!labelStays && (
        <span className={clsx(styles.face, !busy && styles.away)}>
          <Spinner />
          {busyLabel}
        </span>
      )}
    </>
  );
}
