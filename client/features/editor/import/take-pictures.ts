import { ChangeProfilePictureDocument } from '../../../api/generated/change-profile-picture.js';
import { ChangeWallpaperDocument } from '../../../api/generated/change-wallpaper.js';
import { useUpload } from '../../../api/uploads/use-upload.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { foundTexts as texts } from '../../../texts/en/importing.js';

/** A picture, or one at an address of this site; null for none. */
type Found = Blob | { readonly url: string } | null;

/** Returns a function that gives the page the pictures that were found. If that fails, it says so, and the page goes on without. */
export function useTakePictures(pageId: string): (found: { readonly picture: Found; readonly wallpaper: Found }) => Promise<void> {
  const { send: sendPicture } = useUpload(ChangeProfilePictureDocument, pageId);
  const { send: sendWallpaper } = useUpload(ChangeWallpaperDocument, pageId);
  const notify = useNotify();

  async function take(found: Found, send: (picture: Blob) => Promise<{ readonly kind: string }>) {
    if (!found) return;
    const picture = found instanceof Blob ? found : await fetchPicture(found.url);
    const outcome = picture && (await send(picture));
    if (outcome?.kind !== 'done') notify({ text: texts.pictureFailed, tone: 'failed' });
  }

  return async ({ picture, wallpaper }) => {
    await take(picture, (blob) => sendPicture(blob, 'picture'));
    await take(wallpaper, (blob) => sendWallpaper(blob, 'wallpaper'));
  };
}

async function fetchPicture(url: string): Promise<Blob | null> {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? answer.blob() : null;
}
