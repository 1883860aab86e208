import { lazyPart } from '../../../controls/loading/lazy-part.js';
import { lazyPopup } from '../../../shell/popups/lazy-popup.js';

const dialogPart = lazyPart(() => import('../../../shell/profile-picture/profile-picture-dialog.js'));

/** The popup that changes the profile picture of a page. */
export const LateProfilePicture = lazyPopup(dialogPart, (module) => module.ProfilePictureDialog);
