import { useLocation } from 'react-router';
import { Link } from '../../controls/buttons/link-component.js';
import styles from './auth-form.module.css';

/** A link from one of these forms to another. The address to return to is kept. */
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
