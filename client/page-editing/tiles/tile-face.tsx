import type { CSSProperties, ReactNode } from 'react';
import { clsx } from 'clsx';
import { fontWeight, type TileStyle } from '../../../server/pages/page-design.rules.js';
import { colorToCss } from '../../page-view/rgba.js';
import styles from './tile-face.module.css';

interface TileFaceProps {
  readonly style: TileStyle;
  /** What stands on it: a name, or the field to change the name in. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A tile as visitors see it, in the editor's list. It lies on the page's colour, so that a transparent one shows too. */
export function TileFace({ style, children, className }: TileFaceProps) {
  return (
    <span className={clsx(styles.face, className)} style={looks(style)}>
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
