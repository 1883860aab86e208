import { useLocation } from 'react-router';
import { Link } from '../../../controls/buttons/link-component.js';
import styles from '../auth-form.module.css';

/** The link to recover the value of the field, opposite the field's label. The address to return to is kept. */
export function ForgottenLink({ href, label }: { href: string; label: string }) {
  const { search } = useLocation();
  return (
    <Link href={`${href}${search}`} className={styles.forgotten}>
      {label}
    </Link>
  );
}
