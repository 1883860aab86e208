import { useState, type FormEvent } from 'react';
import type Quill from 'quill/core.js';
import image from '../../art/icons/lucide/image.svg?raw';
import { Button } from '../../controls/button.js';
import { TextField } from '../../controls/text-field.js';
import { richTextTexts } from '../../texts/en/rich-text.js';
import { imageAddress } from './addresses.js';
import { insertImage } from './quill-formats.js';
import { ADDRESS_FIELD, ToolPanel } from './tool-panel.js';
import styles from './address-form.module.css';

/** The panel that embeds a picture by its web address. */
export function ImagePanel({ quill }: { readonly quill: Quill }) {
  return (
    <ToolPanel name="image" label={richTextTexts.image} svg={image} width={320}>
      {(close) => <ImageForm quill={quill} close={close} />}
    </ToolPanel>
  );
}

function ImageForm({ quill, close }: { readonly quill: Quill; readonly close: () => void }) {
  const [address, setAddress] = useState('');
  const [description, setDescription] = useState('');
  const [error, setError] = useState<string>();

  function insert(event: FormEvent) {
    event.preventDefault();
    const source = imageAddress(address);
    if (source === null) return setError(richTextTexts.imageRefused);
    close();
    insertImage(quill, quill.getSelection(true), source, description.trim());
  }

  return (
    <form className={styles.form} noValidate onSubmit={insert}>
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
  );
}
