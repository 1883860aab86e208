import { useLocation } from 'react-router';
import { Link } from '../../controls/link-component.js';
import styles from './auth-form.module.css';

/** From signing in to signing up and back; where somebody wanted to go is kept. */
export function OtherDoor({ href, lead, label }: { href: string; lead: string; label: string }) {
  const { search } = useLocation();
  return (
    <Link href={`${href}${search}`} className={styles.otherDoor}>
      <span>
        {lead} <strong>{label}</strong>
      </span>
    </Link>
  );
}
