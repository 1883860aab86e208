import { clsx } from 'clsx';
import { Link } from '../../controls/buttons/link-component.js';
import { navigationTexts } from '../../texts/en/shell.js';
import styles from './logo.module.css';

interface LogoProps {
  siteName: string;
  /** Light tiles and letters, for the dark ground of the footer. */
  onNight?: boolean;
  className?: string;
}

/** The logo, with a link to the front page. Five tiles form a T; the gold one looks as if it has just been set. */
export function Logo({ siteName, onNight = false, className }: LogoProps) {
  return (
    <Link href="/" className={clsx(styles.logo, onNight && styles.onNight, className)} aria-label={navigationTexts.home({ siteName })}>
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
        <path
          fill="currentColor"
          d="M2 3.2 10.6 2.4 11 11 2.6 11.6zM22 2.2 30 3 29.4 11.4 21.6 11zM12 12.8 20.4 12.4 20.8 20.4 11.6 21zM11.4 22.6 20.6 22 20 30 12.2 29.6z"
        />
        <path className={styles.set} d="M12.2 2.8 20.6 2 20.2 10.8 12.4 11.2z" />
      </svg>
      <span className={styles.word}>{siteName}</span>
    </Link>
  );
}
