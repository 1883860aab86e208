import { useEffect, useEffectEvent } from 'react';
import { lazyPart, useLazyPart } from '../../../controls/loading/lazy-part.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { useNewVersionOffer } from '../../../shell/updates/use-new-version.js';
import type { ProfilePictureDialogProps } from '../../../shell/profile-picture/profile-picture-dialog.js';
import { pictureTexts } from '../../../texts/en/profile-picture.js';

/** The popup that changes the profile picture of a page. If its code does not load, the user is told, and the next press tries again. */
export function LateProfilePicture(props: ProfilePictureDialogProps) {
  const { open, onClose } = props;
  const [part] = useLazyPart(dialogPart);
  const notify = useNotify();
  const offerNewVersion = useNewVersionOffer();
  const isMissing = open && !part;
  const fail = useEffectEvent(async (error: unknown) => {
    console.error('A popup did not load.', error);
    onClose();
    if (!(await offerNewVersion())) notify({ text: pictureTexts.notLoaded, tone: 'failed' });
  });
  useEffect(() => {
    if (isMissing) dialogPart.fetch().catch((error: unknown) => void fail(error));
  }, [isMissing]);
  return part && <part.ProfilePictureDialog {...props} />;
}

const dialogPart = lazyPart(() => import('../../../shell/profile-picture/profile-picture-dialog.js'));
