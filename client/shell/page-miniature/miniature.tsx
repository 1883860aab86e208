import { useMemo, useRef } from 'react';
import { clsx } from 'clsx';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { useSeen } from '../../controls/loading/use-seen.js';
import type { PagePictures } from '../../page-view/pictures/page-pictures.js';
import { PagePreview } from '../../page-view/page-preview.js';
import styles from './miniature.module.css';
import { smallPictures, withSmallPictures } from './small-pictures.js';

/** How many tiles a miniature shows: more are below its edge. */
const TILES_IN_MINIATURE = 6;

export interface MiniatureProps {
  readonly design: PageDesign;
  readonly pictures: PagePictures | undefined;
  readonly siteName: string;
  /** Gives the page the look that is shown. */
  readonly apply: (design: PageDesign) => PageDesign;
  readonly className?: string | undefined;
}

/** The creator's page in a look. It is drawn when it comes near the window. */
export function Miniature({ design, pictures, siteName, apply, className }: MiniatureProps) {
  const box = useRef<HTMLSpanElement>(null);
  const seen = useSeen(box);
  const styled = useMemo(
    () => (seen ? apply(withSmallPictures({ ...design, tiles: design.tiles.slice(0, TILES_IN_MINIATURE) })) : null),
    [seen, apply, design],
  );
  const small = useMemo(() => pictures && smallPictures(pictures), [pictures]);
  return (
    <span ref={box} className={clsx(styles.miniature, className)} aria-hidden="true" inert>
      <span className={styles.page}>{styled && <PagePreview design={styled} pictures={small} siteName={siteName} />}</span>
    </span>
  );
}
