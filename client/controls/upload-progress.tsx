import { uploadTexts } from '../texts/en/pictures.js';
import styles from './upload-progress.module.css';

interface UploadProgressProps {
  /** How much is sent, from 0 to 1; null while nothing is under way: then nothing is seen. */
  sent: number | null;
}

/** How far an upload is. It is read out at each quarter, and not at each of many steps. */
export function UploadProgress({ sent }: UploadProgressProps) {
  return (
    <>
      {sent !== null && (
        <div className={styles.upload}>
          <p aria-hidden="true">{describe(sent, 1)}</p>
          <progress className={styles.bar} value={sent} max={1} aria-label={uploadTexts.progress} />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {sent !== null && describe(sent, 25)}
      </p>
    </>
  );
}

/** In steps of so many percent. */
function describe(sent: number, step: number): string {
  return sent === 1 ? uploadTexts.preparing : uploadTexts.sending({ percent: Math.floor((sent * 100) / step) * step });
}
