import { useState, type FormEvent } from 'react';
import type Quill from 'quill/core.js';
import image from 'lucide-static/icons/image.svg?raw';
import { Button } from '../../controls/button.js';
import { TextField } from '../../controls/text-field.js';
import { richTextTexts } from '../../texts/editor.js';
import { imageAddress } from './addresses.js';
import { insertImage } from './quill-formats.js';
import { ADDRESS_FIELD, ToolPanel } from './tool-panel.js';
import styles from './address-form.module.css';

/** Puts a picture from another place on the web into the text. */
export function ImagePanel({ quill }: { readonly quill: Quill }) {
  const [address, setAddress] = useState('');
  const [description, setDescription] = useState('');
  const [error, setError] = useState<string>();

  function insert(event: FormEvent, close: () => void) {
    event.preventDefault();
    const source = imageAddress(address);
    if (source === null) return setError(richTextTexts.imageRefused);
    close();
    insertImage(quill, quill.getSelection(true), source, description.trim());
  }

  function open() {
    setAddress('');
    setDescription('');
    setError(undefined);
  }

  return (
    <ToolPanel name="image" label={richTextTexts.image} svg={image} width={320} onOpen={open}>
      {(close) => (
        <form className={styles.form} noValidate onSubmit={(event) => insert(event, close)}>
          <TextField
            label={richTextTexts.imageAddress}
            value={address}
            error={error}
            hint={richTextTexts.imageHint}
            {...ADDRESS_FIELD}
            onChange={(event) => setAddress(event.target.value)}
          />
          <TextField
            label={richTextTexts.imageDescription}
            value={description}
            hint={richTextTexts.imageDescriptionHint}
            maxLength={300}
            dir="auto"
            autoComplete="off"
            onChange={(event) => setDescription(event.target.value)}
          />
          <div className={styles.buttons}>
            <Button kind="ink" type="submit">
              {richTextTexts.insertImage}
            </Button>
          </div>
        </form>
      )}
    </ToolPanel>
  );
}
