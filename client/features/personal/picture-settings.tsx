import { useState } from 'react';
import imageUp from '../../art/icons/lucide/image-up.svg?raw';
import { Button } from '../../controls/button.js';
import { IconDrawing } from '../../controls/icon.js';
import type { PictureFilesFragment } from '../../api/generated/graphql.js';
import { BlankPortrait } from '../../page-view/blank-portrait.js';
import { ResponsivePicture } from '../../page-view/responsive-picture.js';
import { pictureTexts } from '../../texts/en/personal.js';
import { ProfilePictureDialog } from './profile-picture-dialog.js';
import styles from './picture-settings.module.css';

interface PictureSettingsProps {
  /** The page that has the picture. */
  pageId: string;
  /** Null if the account has none. */
  picture: PictureFilesFragment | null;
  emailVerified: boolean;
  /** Called when the address is verified, to load the account again. */
  onVerified: () => void;
}

/** The profile picture, and the button to change it. */
export function PictureSettings({ pageId, picture, emailVerified, onVerified }: PictureSettingsProps) {
  const [open, setOpen] = useState(false);
  const present = <Portrait picture={picture} />;
  return (
    <div className={styles.row}>
      {present}
      <Button kind="line" onClick={() => setOpen(true)}>
        <IconDrawing svg={imageUp} />
        {pictureTexts.change}
      </Button>
      <ProfilePictureDialog
        pageId={pageId}
        open={open}
        onClose={() => setOpen(false)}
        emailVerified={emailVerified}
        onVerified={onVerified}
        present={present}
        removable={picture !== null}
      />
    </div>
  );
}

function Portrait({ picture }: { picture: PictureFilesFragment | null }) {
  if (!picture) return <BlankPortrait label={pictureTexts.noneChosen} className={styles.picture} />;
  return <ResponsivePicture picture={picture} sizes="96px" alt={pictureTexts.present} className={styles.picture} />;
}
