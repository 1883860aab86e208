import type { Ref } from 'react';
import imageUp from '../../art/icons/lucide/image-up.svg?raw';
import { fileTexts } from '../../texts/en/pictures.js';
import { buttonClass } from './button-look.js';
import { ButtonContent } from './button-content.js';
import { IconDrawing } from './icon.js';
import styles from './file-button.module.css';

interface FileButtonProps {
  accept: string;
  onChoose: (file: File) => void;
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A button that opens the file chooser: the browser's own file field, invisible above a button. */
export function FileButton({ accept, onChoose, describedBy, ref }: FileButtonProps) {
  return (
    <label className={buttonClass({ kind: 'line' }, styles.button)}>
      <ButtonContent>
        <IconDrawing svg={imageUp} />
        {fileTexts.choose}
      </ButtonContent>
      <input
        ref={ref}
        type="file"
        accept={accept}
        aria-describedby={describedBy}
        className={styles.input}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Without this, choosing the same file again causes no event.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
