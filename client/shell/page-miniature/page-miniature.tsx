import { memo, useRef } from 'react';
import { clsx } from 'clsx';
import type { AccountPage } from '../../api/account-pages.js';
import { useSeen } from '../../controls/loading/use-seen.js';
import { PageProfilePicture } from './page-entry.js';
import styles from './page-miniature.module.css';
import scaled from './scaled-screen.module.css';
import { lazyComponent, lazyPart } from '../../controls/loading/lazy-part.js';

interface PageMiniatureProps {
  readonly page: AccountPage;
  /** For rows of a menu. */
  readonly isSmall?: boolean;
  /** Called with the published title when it is fetched. It must be the same function between renders. */
  readonly onTitle?: (pageId: string, title: string) => void;
}

/**
 * A miniature of the page, which is fetched when its row is looked at. Until then, and if that fails, its profile picture. It is only
 * decorative.
 */
export const PageMiniature = memo(function PageMiniature({ page, isSmall, onTitle }: PageMiniatureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame);
  const profilePicture = (
    <div className={styles.profilePicture}>
      <PageProfilePicture page={page} />
    </div>
  );
  return (
    <div ref={frame} aria-hidden="true" inert className={clsx(styles.miniature, isSmall && styles.small)}>
      <div className={scaled.screen}>{seen ? <DrawnMiniature page={page} until={profilePicture} onTitle={onTitle} /> : profilePicture}</div>
    </div>
  );
});

const DrawnMiniature = lazyComponent(
  lazyPart(() => import('./drawn-miniature.js')),
  (module) => module.DrawnMiniature,
  { waiting: ({ until }) => until },
);
