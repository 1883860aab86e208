import { useLocation } from 'react-router';
import { Link } from '../../controls/link-component.js';
import styles from './auth-form.module.css';

/** From one of these forms to another; where somebody wanted to go is kept. */
export function ScreenLink({ href, lead, label }: { href: string; lead?: string; label: string }) {
  const { search } = useLocation();
  return (
    <Link href={`${href}${search}`} className={styles.screenLink}>
      <span>
        {lead !== undefined && `${lead} `}
        <strong>{label}</strong>
      </span>
    </Link>
  );
}
