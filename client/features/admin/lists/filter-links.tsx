import { Link } from '../../../controls/buttons/link-component.js';
import styles from './filter-links.module.css';

interface FilterLinksProps {
  readonly label: string;
  readonly filters: readonly { readonly name: string; readonly href: string; readonly isCurrent: boolean }[];
}

/** A few choices of what a list has, one of which is current. Each is an address. */
export function FilterLinks({ label, filters }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.filters}>
        {filters.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <Link href={href} className={styles.filter} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
