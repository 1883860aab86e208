import { useRef, useState } from 'react';
import imageUp from 'lucide-static/icons/image-up.svg?raw';
import { Button } from '../../controls/button.js';
import { IconDrawing } from '../../controls/icon.js';
import { BlankPortrait } from '../../page-view/blank-portrait.js';
import { pictureTexts } from '../../texts/personal.js';
import { ProfilePictureDialog } from './profile-picture-dialog.js';
import styles from './picture-settings.module.css';

interface PictureSettingsProps {
  emailVerified: boolean;
  /** Leads to where the e-mail address can be verified. */
  onVerify: () => void;
}

/** The profile picture, and the way to another one. */
export function PictureSettings({ emailVerified, onVerify }: PictureSettingsProps) {
  const [open, setOpen] = useState(false);
  const leadsToVerify = useRef(false);

  function verify() {
    leadsToVerify.current = true;
    setOpen(false);
  }

  // The focus returns to the button first.
  function goOn() {
    if (leadsToVerify.current) onVerify();
    leadsToVerify.current = false;
  }

  return (
    <div className={styles.row}>
      <BlankPortrait label={pictureTexts.noneChosen} className={styles.picture} />
      <Button kind="line" onClick={() => setOpen(true)}>
        <IconDrawing svg={imageUp} />
        {pictureTexts.change}
      </Button>
      <ProfilePictureDialog open={open} onClose={() => setOpen(false)} onGone={goOn} emailVerified={emailVerified} onVerify={verify} />
    </div>
  );
}
