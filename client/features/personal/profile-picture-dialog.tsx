import type { ReactNode } from 'react';
import { Button } from '../../controls/button.js';
import { Dialog } from '../../controls/dialog.js';
import { pictureTexts } from '../../texts/personal.js';
import styles from './profile-picture-dialog.module.css';

interface ProfilePictureDialogProps {
  open: boolean;
  onClose: () => void;
  onGone: () => void;
  emailVerified: boolean;
  /** Leads to where the e-mail address can be verified. */
  onVerify: () => void;
  /** Choosing a picture and cropping it, for those who may. */
  children?: ReactNode;
}

/** Changes the profile picture, once the e-mail address is verified. */
export function ProfilePictureDialog({ open, onClose, onGone, emailVerified, onVerify, children }: ProfilePictureDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} onGone={onGone} title={pictureTexts.title} width={560}>
      <p className={styles.note}>{pictureTexts.mustVerify}</p>
      {emailVerified ? (
        children
      ) : (
        <Button kind="line" className={styles.way} onClick={onVerify}>
          {pictureTexts.toVerify}
        </Button>
      )}
    </Dialog>
  );
}
