import eyeOff from '../art/icons/lucide/eye-off.svg?raw';
import lost from '../art/lost.svg';
import { IconDrawing } from '../controls/buttons/icon.js';
import styles from './mosaic-with-gap.module.css';

interface MosaicWithGapProps {
  /** The gold tile hovers over the gap. */
  readonly withTile?: boolean;
  /** A crossed-out eye is in the gap. */
  readonly withEye?: boolean;
}

/** A mosaic in which one tile is missing. */
export function MosaicWithGap({ withTile = false, withEye = false }: MosaicWithGapProps) {
  return (
    <div className={styles.mosaic} aria-hidden="true">
      <div className={styles.field}>
        <img src={lost} alt="" className={styles.picture} />
        <span className={styles.hole}>{withEye && <IconDrawing svg={eyeOff} className={styles.eye} />}</span>
        {withTile && (
          <svg viewBox="0 0 150 170" className={styles.tile}>
            <path d="M21 18 145 30 130 170 6 154z" fill="#23254a" opacity=".38" />
            <path d="M22 0 146 12 131 160 0 146z" fill="#c88a24" />
            <path d="M22 0 146 12 137 22 28 12z" fill="#f3d27a" />
            <path d="M22 0 28 12 9 137 0 146z" fill="#edbf62" />
            <path d="M28 12 137 22 123 151 9 137z" fill="#e2aa36" />
          </svg>
        )}
      </div>
    </div>
  );
}
