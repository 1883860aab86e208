import { Link } from '../../controls/buttons/link-component.js';
import { guestEditorTexts } from '../../texts/en/guest-editor.js';
import styles from './sandbox-heading.module.css';

/** The screen where the user can make a page that is stored. */
export interface NextScreen {
  readonly href: string;
  readonly label: string;
}

interface SandboxHeadingProps {
  readonly nextScreen: NextScreen;
  /** Whether this tab keeps the page. */
  readonly isKept: boolean;
}

/** Says that at most this tab keeps the page, and links to the screen where it is stored. */
export function SandboxHeading({ nextScreen, isKept }: SandboxHeadingProps) {
  return (
    <div className={styles.place}>
      <h1 className={styles.heading}>{guestEditorTexts.heading}</h1>
      <p className={styles.notice}>
        {isKept ? guestEditorTexts.notice : guestEditorTexts.noticeNotKept}{' '}
        <Link href={nextScreen.href} className={styles.way}>
          {nextScreen.label}
        </Link>
      </p>
    </div>
  );
}
