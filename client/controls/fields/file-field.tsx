import { useEffect, useId, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { clsx } from 'clsx';
import { fileTexts } from '../../texts/en/pictures.js';
import { FieldNote } from './field-note.js';
import { FileButton } from '../buttons/file-button.js';
import { IconButton } from '../buttons/icon-button.js';
import styles from './file-field.module.css';

interface FileFieldProps {
  /** The allowed file types, as in the attribute `accept`. */
  accept: string;
  /** What is dropped, if it is no picture. */
  drop?: string;
  /** The allowed file types, as a text for people. */
  kinds: string;
  onChoose: (file: File) => void;
  /** The name of the chosen file. */
  chosen?: string | undefined;
  /** Removes the chosen file. */
  onDiscard?: () => void;
  /** Why the chosen file cannot be used. */
  error?: string | undefined;
  hint?: ReactNode;
  /** The file field. */
  ref?: Ref<HTMLInputElement>;
}

/** A field for a file, which is dropped on it or chosen by a button. */
export function FileField({ accept, drop = fileTexts.drop, kinds, onChoose, chosen, onDiscard, error, hint, ref }: FileFieldProps) {
  const noteId = useId();
  const [over, listeners] = useDrop(onChoose);
  return (
    <div>
      <div className={clsx(styles.zone, over && styles.over)} {...listeners}>
        <p className={styles.drop}>{drop}</p>
        <p className={styles.kinds}>{kinds}</p>
        <FileButton ref={ref} accept={accept} onChoose={onChoose} describedBy={noteId} />
        {chosen !== undefined && (
          <p className={styles.chosen}>
            <span className={styles.name}>
              {fileTexts.chosen} <bdi>{chosen}</bdi>
            </span>
            {onDiscard && <IconButton icon="x" label={fileTexts.discard({ name: chosen })} onClick={onDiscard} />}
          </p>
        )}
      </div>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}

/** Whether a file is dragged over the field, and the event handlers of the field. */
function useDrop(onChoose: (file: File) => void) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // If a file is dropped outside of the field, the browser would open it in place of the document.
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
  const listeners = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file) onChoose(file);
    },
  };
  return [over, listeners] as const;
}

function carriesFile(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

function refuse(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
