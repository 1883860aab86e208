import { useMemo } from 'react';
import { pictureTexts } from '../../texts/en/personal.js';
import styles from './picture-preview.module.css';

/** The cropped picture in the shapes that it can have on a page. */
export function PicturePreview({ picture }: { readonly picture: HTMLCanvasElement }) {
  const address = useMemo(() => picture.toDataURL('image/png'), [picture]);
  return (
    // Focusable, so that the keyboard can scroll it on very small screens.
    <div className={styles.preview} role="group" aria-label={pictureTexts.preview} tabIndex={0}>
      <div className={styles.shapes}>
        <img src={address} width={picture.width} height={picture.height} alt={pictureTexts.previewOf} className={styles.soft} />
        <img src={address} width={picture.width} height={picture.height} alt="" className={styles.round} />
      </div>
      <p className={styles.hint}>{pictureTexts.previewHint}</p>
    </div>
  );
}
