import type { AccountPage } from '../../../../api/account-pages.js';
import { LateProfilePicture } from '../../account/late-profile-picture.js';

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
  return <LateProfilePicture {...dialog} pageId={page.id} picture={page.profilePicture} />;
}
