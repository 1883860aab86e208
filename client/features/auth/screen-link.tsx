import { useLocation } from 'react-router';
import { Link } from '../../controls/buttons/link-component.js';
import styles from './auth-form.module.css';

interface ScreenLinkProps {
  href: string;
  lead?: string;
  label: string;
  /** Whether the query of this screen is not for the other one. */
  withoutQuery?: boolean;
}

/** A link from one of these forms to another. The address to return to is kept. */
export function ScreenLink({ href, lead, label, withoutQuery = false }: ScreenLinkProps) {
  const { search } = useLocation();
  return (
    <Link href={withoutQuery ? href : `${href}${search}`} className={styles.screenLink}>
      <span>
        {lead !== undefined && `${lead} `}
        <strong>{label}</strong>
      </span>
    </Link>
  );
}
