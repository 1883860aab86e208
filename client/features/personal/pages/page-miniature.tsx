import { memo, useRef } from 'react';
import type { AccountPage } from '../../../api/account-pages.js';
import { lazyPart, useWantedPart } from '../../../controls/lazy-part.js';
import { useSeen } from '../../../controls/use-seen.js';
import { PagePortrait } from '../../../shell/page-entry.js';
import styles from './page-miniature.module.css';

/**
 * A miniature of the page, which is fetched when its row is looked at. Until then, and if that fails, its profile picture. It is only
 * decorative.
 */
export const PageMiniature = memo(function PageMiniature({ page }: { readonly page: AccountPage }) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame);
  const part = useWantedPart(drawnPart, seen);
  const portrait = (
    <div className={styles.portrait}>
      <PagePortrait page={page} />
    </div>
  );
  return (
    <div ref={frame} aria-hidden="true" inert className={styles.miniature}>
      <div className={styles.screen}>{seen && part ? <part.DrawnMiniature page={page} until={portrait} /> : portrait}</div>
    </div>
  );
});

const drawnPart = lazyPart(() => import('./drawn-miniature.js'));
