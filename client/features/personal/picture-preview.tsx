import { useMemo } from 'react';
import { pictureTexts } from '../../texts/en/personal.js';
import styles from './picture-preview.module.css';

/** The cropped picture as it will be seen, in the shapes it can have on a page. */
export function PicturePreview({ picture }: { readonly picture: HTMLCanvasElement }) {
  const address = useMemo(() => picture.toDataURL('image/png'), [picture]);
  return (
    // Reached by the tab key, so that it can be scrolled on the smallest screens.
    <div className={styles.preview} role="group" aria-label={pictureTexts.preview} tabIndex={0}>
      <div className={styles.shapes}>
        <img src={address} width={picture.width} height={picture.height} alt={pictureTexts.previewOf} className={styles.soft} />
        <img src={address} width={picture.width} height={picture.height} alt="" className={styles.round} />
      </div>
      <p className={styles.hint}>{pictureTexts.previewHint}</p>
    </div>
  );
}
