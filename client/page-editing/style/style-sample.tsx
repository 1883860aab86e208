import type { CSSProperties, ReactNode } from 'react';
import { clsx } from 'clsx';
import type { Color } from '../../../server/pages/color.rules.js';
import { DESIGN_LIMITS, type TileStyle } from '../../../server/pages/page-design.rules.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { TileFace } from '../tiles/tile-face.js';
import styles from './style-sample.module.css';

/** A sample of what is edited, on the colour of the page. It stays visible while the controls below are scrolled. */
export function Sample({ ground, children }: { readonly ground: Color; readonly children: ReactNode }) {
  return (
    <div className={styles.sample} style={{ '--ground': ground.hex } as CSSProperties}>
      {children}
    </div>
  );
}

interface SampleTileProps {
  readonly name: string;
  readonly style: TileStyle;
  readonly onRename: (name: string) => void;
  readonly className?: string;
}

/** The tile, with a field for its name. A long name breaks into lines, as on the page. Enter makes no line break. */
export function SampleTile({ name, style, onRename, className }: SampleTileProps) {
  return (
    <TileFace style={style} className={clsx(styles.tile, className)}>
      <span className={styles.name} data-text={name}>
        <textarea
          className={styles.text}
          aria-label={styleTexts.name}
          value={name}
          rows={1}
          maxLength={DESIGN_LIMITS.tileNameLength}
          dir="auto"
          spellCheck={false}
          onChange={(event) => onRename(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
          }}
        />
      </span>
    </TileFace>
  );
}
