import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isWaitingPicture, type TilePicture } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { FileField } from '../../../controls/fields/file-field.js';
import { UploadProgress } from '../../../controls/fields/upload-progress.js';
import { ResponsivePicture } from '../../../page-view/pictures/responsive-picture.js';
import { placeholderOf, shownPicture } from '../../../page-view/tile-kinds/picture/shown-picture.js';
import { VerifiedEmail } from '../../../shell/email-verification/verified-email.js';
import { uploadTexts, wallpaperTexts } from '../../../texts/en/pictures.js';
import { waitingPictureTexts } from '../../../texts/en/waiting-pictures.js';
import { tileDialogTexts } from '../../../texts/en/tile-dialogs.js';
import { tileKindTexts } from '../../../texts/en/tile-kinds.js';
import styles from './picture-field.module.css';
import type { PictureUpload } from './use-picture-upload.js';

interface PictureFieldProps {
  readonly picture: TilePicture | null;
  /** What the picture shows. */
  readonly alternative: string;
  readonly upload: PictureUpload;
  /** Whether the field has the focus when the popup opens, as long as there is no picture. */
  readonly focused?: boolean;
}

const ACCEPTED = '.jpg,.jpeg,.png';

/** The picture of a tile, and the field that replaces it: a file is chosen, dropped or pasted. */
export function PictureField({ picture, alternative, upload, focused = true }: PictureFieldProps) {
  const { uploads } = upload;
  const shown = shownPicture(picture);
  const isWaiting = picture !== null && isWaitingPicture(picture.id);
  return (
    <div className={styles.body}>
      <div className={styles.frame}>
        {shown ? (
          <ResponsivePicture
            key={shown.url}
            picture={shown}
            sizes="200px"
            alt={alternative === '' ? tileDialogTexts.presentPicture : alternative}
            className={styles.picture}
            ground={placeholderOf(shown)}
          />
        ) : (
          <p className={styles.none}>{isWaiting ? waitingPictureTexts.elsewhere : tileKindTexts.noPicture}</p>
        )}
      </div>
      {!uploads && <p>{tileDialogTexts.pictureForGuests}</p>}
      {uploads && <PictureUploadField upload={upload} first={!shown} focused={focused && !shown} isWaiting={isWaiting} />}
    </div>
  );
}

interface PictureUploadFieldProps {
  readonly upload: PictureUpload;
  /** Whether the tile has no picture yet. */
  readonly first: boolean;
  /** Whether this picture waits on a device. */
  readonly isWaiting: boolean;
  readonly focused: boolean;
}

function PictureUploadField({ upload, first, isWaiting, focused: isFocused }: PictureUploadFieldProps) {
  const file = useRef<HTMLInputElement>(null);
  const { uploads, sent, problem, done, send, cancel } = upload;
  const [focused] = useState(isFocused);
  useEffect(() => {
    if (focused) file.current?.focus();
  }, [focused]);
  return (
    <div className={styles.choice}>
      <FileField
        ref={file}
        accept={ACCEPTED}
        kinds={wallpaperTexts.kinds}
        onChoose={send}
        error={problem}
        hint={first ? tileDialogTexts.pictureHint : tileDialogTexts.replaceHint}
      />
      <UploadProgress sent={sent} after={done ? (isWaiting ? waitingPictureTexts.kept : uploadTexts.done) : undefined} />
      {sent !== null && <CancelButton field={file} onCancel={cancel} />}
      {uploads && (
        <VerifiedEmail verified={uploads.mayUpload} why={waitingPictureTexts.tile} isAside onVerified={uploads.askAgain}>
          {null}
        </VerifiedEmail>
      )}
    </div>
  );
}

/** Present while an upload is running. When it goes, the file field gets its focus. */
function CancelButton({ field, onCancel }: { readonly field: RefObject<HTMLInputElement | null>; readonly onCancel: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [own, next] = [button.current, field.current];
    return () => {
      if (document.activeElement === own) next?.focus();
    };
  }, [field]);
  return (
    <Button ref={button} kind="line" onClick={onCancel}>
      {uploadTexts.cancel}
    </Button>
  );
}
