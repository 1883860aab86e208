import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.js';
import { classNames } from './class-names.js';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** What it does, for people who don't see the icon; also its tooltip. */
  label: string;
}

/** A button that is only an icon: 44 px square. */
export function IconButton({ icon, label, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={classNames(styles.iconButton, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
