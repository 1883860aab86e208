import type { ComponentProps, ReactElement } from 'react';
import { clsx } from 'clsx';
import { Icon, type IconName } from './icon.js';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The name of an icon, or an icon that only one part of the app needs. */
  icon: IconName | ReactElement;
  /** What it does, for people who don't see the icon. It is the tooltip, too. */
  label: string;
}

/** A button with only an icon: 44 px square. */
export function IconButton({ icon, label, className, ...button }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...button} className={clsx(styles.iconButton, className)}>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  );
}
