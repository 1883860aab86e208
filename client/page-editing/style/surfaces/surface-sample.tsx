import type { CSSProperties } from 'react';
import { clsx } from 'clsx';
import type { PageDesign, TileStyle } from '../../../../server/pages/design/page-design.rules.js';
import type { Surface } from '../../../../server/pages/design/tile-style.rules.js';
import { groundColor } from '../../../page-view/document/page-styles.js';
import { colorToCss } from '../../../page-view/rgba.js';
import styles from './surface-sample.module.css';

interface SurfaceSampleProps {
  readonly design: PageDesign;
  readonly style: TileStyle;
  readonly surface: Surface;
}

/** How a tile is made, in the colours of the page. */
export function SurfaceSample({ design, style, surface }: SurfaceSampleProps) {
  const colors = {
    '--under': groundColor(design).hex,
    '--text': colorToCss(style.text),
    '--button': colorToCss(style.button),
    '--border': colorToCss(style.border.alpha === 0 ? style.text : style.border),
    '--shadow': colorToCss(style.shadow.alpha === 0 ? style.text : style.shadow),
    '--radius': `${Math.min(14, style.radius)}px`,
  } as CSSProperties;
  return (
    <span className={styles.ground} style={colors}>
      <span className={clsx(styles.tile, styles[surface])} />
    </span>
  );
}
