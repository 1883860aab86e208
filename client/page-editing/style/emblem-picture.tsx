import type { TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { Button } from '../../controls/button.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { PictureField } from '../tile-kinds/picture/picture-field.js';
import { usePictureUpload } from '../tile-kinds/picture/use-picture-upload.js';
import styles from './icon-choice.module.css';

interface EmblemPictureProps {
  /** Whether the popup is open. An upload ends with it. */
  readonly open: boolean;
  readonly picture: TilePicture | undefined;
  readonly onChange: (picture: TilePicture | undefined) => void;
}

/** The picture that a tile has as its emblem, and the field that replaces it. Guests cannot upload, so they do not see it. */
export function EmblemPicture({ open, picture, onChange }: EmblemPictureProps) {
  const upload = usePictureUpload(open, onChange);
  if (!upload.uploads) return null;
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.legend}>{styleTexts.emblemPicture}</legend>
      <PictureField picture={picture ?? null} alternative="" upload={upload} focused={false} />
      {picture && (
        <Button kind="line" size="small" onClick={() => onChange(undefined)}>
          {styleTexts.removeEmblemPicture}
        </Button>
      )}
    </fieldset>
  );
}
