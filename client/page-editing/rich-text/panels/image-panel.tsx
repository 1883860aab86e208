import { useEffect, useRef, useState, type FormEvent } from 'react';
import type Quill from 'quill/core.js';
import image from '../../../art/icons/lucide/image.svg?raw';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { FileButton } from '../../../controls/buttons/file-button.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { VerifiedEmail } from '../../../shell/email-verification/verified-email.js';
import { richTextTexts } from '../../../texts/en/rich-text.js';
import { tileDialogTexts } from '../../../texts/en/tile-dialogs.js';
import { waitingPictureTexts } from '../../../texts/en/waiting-pictures.js';
import { imageAddress } from '../addresses.js';
import type { PictureUploads } from '../picture-uploads.js';
import { insertImage } from '../insert-image.js';
import { ADDRESS_FIELD, ToolPanel } from './tool-panel.js';
import type { TextPictures } from '../use-text-pictures.js';
import styles from './address-form.module.css';

interface ImagePanelProps {
  readonly quill: Quill;
  readonly pictures: TextPictures;
}

/** The panel for a picture: a file is uploaded, or the picture has an address elsewhere. */
export function ImagePanel({ quill, pictures }: ImagePanelProps) {
  return (
    <ToolPanel name="image" label={richTextTexts.image} svg={image} width={320}>
      {(close) => (
        <div className={styles.form}>
          {pictures.uploads ? (
            <Upload quill={quill} pictures={pictures} uploads={pictures.uploads} close={close} />
          ) : (
            <p className={styles.account}>{tileDialogTexts.pictureForGuests}</p>
          )}
          <ImageForm quill={quill} close={close} />
        </div>
      )}
    </ToolPanel>
  );
}

interface UploadProps extends ImagePanelProps {
  readonly uploads: PictureUploads;
  readonly close: () => void;
}

function Upload({ uploads: { mayUpload, askAgain }, ...field }: UploadProps) {
  return (
    <div className={styles.upload}>
      <UploadField {...field} />
      <VerifiedEmail verified={mayUpload} why={waitingPictureTexts.tile} isAside onVerified={askAgain}>
        {null}
      </VerifiedEmail>
    </div>
  );
}

function UploadField({ quill, pictures, close }: Omit<UploadProps, 'uploads'>) {
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => file.current?.focus(), []);
  function choose(chosen: File) {
    const range = quill.getSelection(true);
    close();
    pictures.send(chosen, range);
  }
  return (
    <div className={styles.field}>
      <FileButton ref={file} accept=".jpg,.jpeg,.png" describedBy={UPLOAD_HINT} onChoose={choose} />
      <FieldNote id={UPLOAD_HINT} hint={richTextTexts.imageUploadHint} />
    </div>
  );
}

const UPLOAD_HINT = 'text-picture-hint';

function ImageForm({ quill, close }: { readonly quill: Quill; readonly close: () => void }) {
  const [address, setAddress] = useState('');
  const [description, setDescription] = useState('');
  const [error, setError] = useState<string>();

  function insert(event: FormEvent) {
    event.preventDefault();
    const source = imageAddress(address);
    if (source === null) return setError(richTextTexts.imageRefused);
    close();
    const range = quill.getSelection(true);
    insertImage(quill, range, { address: source, description: description.trim() });
    quill.setSelection(range.index + 1, 0, 'silent');
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
