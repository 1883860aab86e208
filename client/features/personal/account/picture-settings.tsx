import { useCallback, useState } from 'react';
import imageUp from '../../../art/icons/lucide/image-up.svg?raw';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import type { PictureFilesFragment } from '../../../api/generated/types.js';
import { BlankProfilePicture } from '../../../page-view/pictures/blank-profile-picture.js';
import { ResponsivePicture } from '../../../page-view/pictures/responsive-picture.js';
import { profilePictureLabelTexts } from '../../../texts/en/profile-picture-labels.js';
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
      <ProfilePicture picture={picture} />
      <Button kind="line" onClick={() => setOpen(true)}>
        <IconDrawing svg={imageUp} />
        {profilePictureLabelTexts.change}
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

function ProfilePicture({ picture }: { picture: PictureFilesFragment | null }) {
  if (!picture) return <BlankProfilePicture label={profilePictureLabelTexts.noneChosen} className={styles.picture} />;
  return <ResponsivePicture picture={picture} sizes="96px" alt={profilePictureLabelTexts.present} className={styles.picture} />;
}
