import type { AccountPage } from '../../../api/account-pages.js';
import { PagePortrait } from '../../../shell/page-entry.js';
import { ProfilePictureDialog } from '../profile-picture-dialog.js';

interface PagePictureDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly page: AccountPage;
  readonly emailVerified: boolean;
  /** Called when the address is verified, to load the account again. */
  readonly onVerified: () => void;
}

/** Changes the profile picture of a page that is not the main one. */
export function PagePictureDialog({ page, ...dialog }: PagePictureDialogProps) {
  return (
    <ProfilePictureDialog {...dialog} pageId={page.id} present={<PagePortrait page={page} />} removable={page.profilePicture !== null} />
  );
}
