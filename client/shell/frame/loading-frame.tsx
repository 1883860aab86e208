import { useMatches } from 'react-router';
import { clsx } from 'clsx';
import { Skeleton, SkeletonBar } from '../../controls/loading/skeleton.js';
import { loadingTexts } from '../../texts/en/shell.js';
import type { ScreenHandle } from './app-layout.js';
import styles from './loading-frame.module.css';

/** The placeholder for the app until its first screen is loaded. */
export function LoadingFrame() {
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  return (
    <Skeleton label={loadingTexts.screen}>
      <div className={clsx(styles.bar, handles.some((handle) => handle?.ownHeader) && styles.smallScreensOnly)}>
        <SkeletonBar className={styles.logo} />
        <SkeletonBar className={styles.links} />
      </div>
    </Skeleton>
  );
}
