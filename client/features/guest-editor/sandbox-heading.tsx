import { Link } from '../../controls/link-component.js';
import { guestEditorTexts } from '../../texts/en/guest-editor.js';
import styles from './sandbox-heading.module.css';

/** The screen where the user can make a page that is stored. */
export interface NextScreen {
  readonly href: string;
  readonly label: string;
}

/** Says that nothing is stored on this screen, and links to the screen where it is. */
export function SandboxHeading({ nextScreen }: { readonly nextScreen: NextScreen }) {
  return (
    <div className={styles.place}>
      <h1 className={styles.heading}>{guestEditorTexts.heading}</h1>
      <p className={styles.notice}>
        {guestEditorTexts.notice}{' '}
        <Link href={nextScreen.href} className={styles.way}>
          {nextScreen.label}
        </Link>
      </p>
    </div>
  );
}
