import { useEffect, useRef } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { PagePreview } from '../../../page-view/page-preview.js';
import styles from './page-screen.module.css';

interface PageScreenProps {
  /** What is shown, for screen readers. */
  readonly label: string;
  readonly design: PageDesign;
  readonly pictures: PagePictures;
  readonly siteName: string;
}

/** A page on the screen of a phone, inside of a dialog. It gets the focus, because the keyboard scrolls the focused element. */
export function PageScreen({ label, ...preview }: PageScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => screen.current?.focus(), []);
  return (
    <div ref={screen} role="region" tabIndex={0} aria-label={label} className={styles.screen}>
      <PagePreview {...preview} />
    </div>
  );
}
