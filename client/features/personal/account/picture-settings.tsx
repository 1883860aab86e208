import { useCallback, useState } from 'react';
import imageUp from '../../../art/icons/lucide/image-up.svg?raw';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import type { PictureFilesFragment } from '../../../api/generated/types.js';
import { BlankPortrait } from '../../../page-view/pictures/blank-portrait.js';
import { ResponsivePicture } from '../../../page-view/pictures/responsive-picture.js';
import { portraitTexts } from '../../../texts/en/portrait.js';
import { LateProfilePicture } from './late-profile-picture.js';
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
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className={styles.row}>
      <Portrait picture={picture} />
      <Button kind="line" onClick={() => setOpen(true)}>
        <IconDrawing svg={imageUp} />
        {portraitTexts.change}
      </Button>
      <LateProfilePicture
        pageId={pageId}
        open={open}
        onClose={close}
        emailVerified={emailVerified}
        onVerified={onVerified}
        picture={picture}
      />
    </div>
  );
}

function Portrait({ picture }: { picture: PictureFilesFragment | null }) {
  if (!picture) return <BlankPortrait label={portraitTexts.noneChosen} className={styles.picture} />;
  return <ResponsivePicture picture={picture} sizes="96px" alt={portraitTexts.present} className={styles.picture} />;
}
