import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { asPopup } from '../../../shell/popups/as-popup.js';

const dialogPart = lazyPart(() => import('../../../shell/profile-picture/profile-picture-dialog.js'));

/** The popup that changes the profile picture of a page. */
export const LateProfilePicture = lazyComponent(dialogPart, (module) => module.ProfilePictureDialog, asPopup);
