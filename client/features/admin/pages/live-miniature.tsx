import { useMemo, useRef } from 'react';
import { clsx } from 'clsx';
import { readLook } from '../../../api/page-look.js';
import type { AdminShownPageFragment } from '../../../api/generated/types.js';
import { site } from '../../../api/site.js';
import { useSeen } from '../../../controls/loading/use-seen.js';
import { PagePreview } from '../../../page-view/page-preview.js';
import { smallPictures } from '../../../shell/page-miniature/small-pictures.js';
import styles from './live-miniature.module.css';

interface LiveMiniatureProps {
  readonly page: AdminShownPageFragment;
  readonly className?: string | undefined;
}

/** A still picture of a page, which is drawn when it comes near the window. It is only decorative, and nothing in it can be pressed. */
export function LiveMiniature({ page: { look, profilePicture, wallpaper }, className }: LiveMiniatureProps) {
  const box = useRef<HTMLSpanElement>(null);
  const seen = useSeen(box);
  const design = useMemo(() => (seen && look ? readLook(look) : null), [seen, look]);
  const pictures = useMemo(
    () => smallPictures({ profilePicture: profilePicture ?? null, wallpaper: wallpaper ?? null }),
    [profilePicture, wallpaper],
  );
  return (
    <span ref={box} className={clsx(styles.miniature, className)} aria-hidden="true" inert>
      <span className={styles.screen}>{design && <PagePreview design={design} pictures={pictures} siteName={site().siteName} />}</span>
    </span>
  );
}
