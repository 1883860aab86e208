import { useEffect, useRef, useState } from 'react';
import Quill from 'quill/core.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { UploadProgress } from '../../../controls/fields/upload-progress.js';
import { uploadTexts } from '../../../texts/en/pictures.js';
import { richTextTexts } from '../../../texts/en/rich-text.js';
import type { TextPictures } from '../use-text-pictures.js';
import styles from './picture-strip.module.css';

interface PictureStripProps {
  readonly quill: Quill;
  readonly pictures: TextPictures;
}

/** Below the tools: the progress of an upload, why it failed, and the description of the picture that was inserted or is selected. */
export function PictureStrip({ quill, pictures: { sent, problem, described, cancel, describe } }: PictureStripProps) {
  const isShown = sent !== null || problem !== undefined || described !== null;
  return (
    <div className={isShown ? styles.strip : undefined}>
      <UploadProgress sent={sent} after={described ? richTextTexts.imageInserted : undefined} />
      {sent !== null && (
        <Button kind="line" size="small" onClick={cancel}>
          {uploadTexts.cancel}
        </Button>
      )}
      <FieldNote id="text-picture-problem" error={sent === null ? problem : undefined} />
      {described && <Description quill={quill} picture={described} onDone={() => describe(null)} />}
    </div>
  );
}

/** The index of a picture of the text. */
function placeOf(quill: Quill, picture: HTMLImageElement): number {
  const blot = Quill.find(picture);
  return blot && !(blot instanceof Quill) ? quill.getIndex(blot) : quill.getLength();
}

interface DescriptionProps {
  readonly quill: Quill;
  readonly picture: HTMLImageElement;
  readonly onDone: () => void;
}

/** What a picture shows, for people who do not see it. It is written into the text at once. */
function Description({ quill, picture, onDone }: DescriptionProps) {
  const [description, setDescription] = useState(picture.alt);
  const [known, setKnown] = useState(picture);
  if (known !== picture) {
    setKnown(picture);
    setDescription(picture.alt);
  }
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => {
    const check = () => void (picture.isConnected || latest.current());
    quill.on('text-change', check);
    return () => void quill.off('text-change', check);
  }, [quill, picture]);

  function write(text: string) {
    setDescription(text);
    quill.formatText(placeOf(quill, picture), 1, 'alt', text.trim(), 'user');
  }
  // The text goes on behind the picture.
  function leave() {
    onDone();
    quill.setSelection(placeOf(quill, picture) + 1, 0, 'user');
  }
  return (
    <form
      className={styles.description}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <TextField
        label={richTextTexts.imageDescription}
        value={description}
        hint={richTextTexts.imageDescriptionHint}
        maxLength={300}
        dir="auto"
        autoComplete="off"
        onChange={(event) => write(event.target.value)}
      />
      <Button kind="line" size="small" type="submit">
        {richTextTexts.imageDescribed}
      </Button>
    </form>
  );
}
