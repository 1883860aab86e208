import type { CSSProperties, ReactNode } from 'react';
import { clsx } from 'clsx';
import { fontWeight, type TileStyle } from '../../../server/pages/design/page-design.rules.js';
import { colorToCss } from '../../page-view/rgba.js';
import styles from './listed-tile.module.css';

interface ListedTileProps {
  readonly style: TileStyle;
  /** Its content: the name, or the field to change the name. */
  readonly children: ReactNode;
  readonly className?: string;
  /** Whether it is only a text on the page, such as a heading. */
  readonly plain?: boolean;
}

/** A tile as visitors see it, in the editor's list. Its background is the page's colour, so that a transparent tile looks right, too. */
export function ListedTile({ style, children, className, plain = false }: ListedTileProps) {
  return (
    <span className={clsx(styles.tile, plain && styles.plain, className)} style={looks(style)} data-listed={plain}>
      {children}
    </span>
  );
}

function looks({ text, button, hover, border, shadow, radius, thickness }: TileStyle): CSSProperties {
  return {
    '--tile-text': colorToCss(text),
    '--tile-button': colorToCss(button),
    '--tile-hover': colorToCss(hover),
    '--tile-border': colorToCss(border),
    '--tile-shadow': colorToCss(shadow),
    '--tile-radius': `${radius}px`,
    '--tile-weight': fontWeight(thickness),
  } as CSSProperties;
}
