import { useEffect, useId, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { clsx } from 'clsx';
import { fileTexts } from '../texts/en/pictures.js';
import { FieldNote } from './field-note.js';
import { FileButton } from './file-button.js';
import { IconButton } from './icon-button.js';
import styles from './file-field.module.css';

interface FileFieldProps {
  /** Which kinds of files: what the attribute `accept` holds. */
  accept: string;
  /** Which kinds of files, for people. */
  kinds: string;
  onChoose: (file: File) => void;
  /** The name of the file that is chosen. */
  chosen?: string | undefined;
  /** Takes the choice back. */
  onDiscard?: () => void;
  /** Why the chosen file is of no use; stands below until it is mended. */
  error?: string | undefined;
  hint?: ReactNode;
  /** The button that opens the list of files. */
  ref?: Ref<HTMLInputElement>;
}

/** Takes a file: dropped here, or chosen by a button. */
export function FileField({ accept, kinds, onChoose, chosen, onDiscard, error, hint, ref }: FileFieldProps) {
  const noteId = useId();
  const [over, drop] = useDrop(onChoose);
  return (
    <div>
      <div className={clsx(styles.zone, over && styles.over)} {...drop}>
        <p className={styles.drop}>{fileTexts.drop}</p>
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

/** Whether something is held over the field, and what listens for it. */
function useDrop(onChoose: (file: File) => void) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // A file that is dropped beside the field would take the place of the whole document.
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
