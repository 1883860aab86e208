import { useLocation } from 'react-router';
import { Link } from '../../controls/link-component.js';
import styles from './auth-form.module.css';

/** To recovering what belongs into the field before it; stands opposite the field's label. Where somebody wanted to go is kept. */
export function ForgottenLink({ href, label }: { href: string; label: string }) {
  const { search } = useLocation();
  return (
    <Link href={`${href}${search}`} className={styles.forgotten}>
      {label}
    </Link>
  );
}
