import { Link } from '../../controls/link-component.js';
import { guestEditorTexts } from '../../texts/en/guest-editor.js';
import styles from './sandbox-heading.module.css';

/** Where somebody goes from here to make a page that is kept. */
export interface WayOn {
  readonly href: string;
  readonly label: string;
}

/** What this screen is, what it does not do, and where that is done. */
export function SandboxHeading({ wayOn }: { readonly wayOn: WayOn }) {
  return (
    <div className={styles.place}>
      <h1 className={styles.heading}>{guestEditorTexts.heading}</h1>
      <p className={styles.notice}>
        {guestEditorTexts.notice}{' '}
        <Link href={wayOn.href} className={styles.way}>
          {wayOn.label}
        </Link>
      </p>
    </div>
  );
}
