import { useRef } from 'react';
import type { AccountPage } from '../../../api/account-pages.js';
import { PagePortrait } from '../../../shell/page-entry.js';
import { ProfilePictureDialog } from '../profile-picture-dialog.js';

interface PagePictureDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly page: AccountPage;
  readonly emailVerified: boolean;
  /** Scrolls to the section that verifies the e-mail address. */
  readonly onVerify: () => void;
}

/** Changes the profile picture of a page that is not the main one. */
export function PagePictureDialog({ open, onClose, page, emailVerified, onVerify }: PagePictureDialogProps) {
  const leadsToVerify = useRef(false);
  return (
    <ProfilePictureDialog
      open={open}
      onClose={onClose}
      // The focus can be moved only after the popup has closed.
      onGone={() => {
        if (leadsToVerify.current) onVerify();
        leadsToVerify.current = false;
      }}
      pageId={page.id}
      emailVerified={emailVerified}
      onVerify={() => {
        leadsToVerify.current = true;
        onClose();
      }}
      present={<PagePortrait page={page} />}
      removable={page.profilePicture !== null}
    />
  );
}
