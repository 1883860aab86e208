import { uploadTexts } from '../../texts/en/pictures.js';
import styles from './upload-progress.module.css';

interface UploadProgressProps {
  /** `scaling` while the picture is made smaller; then the sent fraction, from 0 to 1. Null if no upload is running; then nothing is shown. */
  sent: number | 'scaling' | null;
  /** What screen readers announce when the upload has ended. */
  after?: string | undefined;
}

/** The progress of an upload. Screen readers announce each quarter instead of every step. */
export function UploadProgress({ sent, after }: UploadProgressProps) {
  return (
    <>
      {sent !== null && (
        <div className={styles.upload}>
          <p aria-hidden="true">{describe(sent, 1)}</p>
          <progress className={styles.bar} value={sent === 'scaling' ? undefined : sent} max={1} aria-label={uploadTexts.progress} />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {sent === null ? after : describe(sent, 25)}
      </p>
    </>
  );
}

/** `step` is in percent. */
function describe(sent: number | 'scaling', step: number): string {
  if (sent === 'scaling') return uploadTexts.scaling;
  return sent === 1 ? uploadTexts.preparing : uploadTexts.sending({ percent: Math.floor((sent * 100) / step) * step });
}
