import { useMemo, type CSSProperties } from 'react';
import { pictureTexts } from '../../texts/en/profile-picture.js';
import styles from './picture-preview.module.css';

interface PicturePreviewProps {
  readonly picture: HTMLCanvasElement;
  /** Its shape on the page. Undefined until it is known. */
  readonly shape: CSSProperties | undefined;
}

/** The cropped picture as the page shows it: on a wide screen, and on a phone. */
export function PicturePreview({ picture, shape }: PicturePreviewProps) {
  const address = useMemo(() => picture.toDataURL('image/png'), [picture]);
  const shown = { src: address, width: picture.width, height: picture.height, style: shape };
  return (
    // Focusable, so that the keyboard can scroll it on very small screens.
    <div className={styles.preview} role="group" aria-label={pictureTexts.preview} tabIndex={0}>
      <div className={styles.shapes}>
        <img {...shown} alt={pictureTexts.previewOf} className={styles.wide} />
        <img {...shown} alt="" className={styles.phone} />
      </div>
      <p className={styles.hint}>{pictureTexts.previewHint}</p>
    </div>
  );
}
