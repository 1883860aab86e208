import { ChangeProfilePictureDocument } from '../../../api/generated/change-profile-picture.js';
import { useUpload } from '../../../api/uploads/use-upload.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { foundTexts as texts } from '../../../texts/en/importing.js';

/** Returns a function that makes the picture at an address of this site the profile picture of the page. If that fails, it says so, and the page goes on without. */
export function useTakePicture(pageId: string): (url: string) => Promise<void> {
  const { send } = useUpload(ChangeProfilePictureDocument, pageId);
  const notify = useNotify();
  return async (url) => {
    const picture = await fetch(url)
      .then((answer) => (answer.ok ? answer.blob() : null))
      .catch(() => null);
    const outcome = picture && (await send(picture, 'picture'));
    if (outcome?.kind !== 'done') notify({ text: texts.pictureFailed, tone: 'failed' });
  };
}
