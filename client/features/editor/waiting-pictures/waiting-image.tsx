import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isReached, onReached } from '../../../api/connection/connection.js';
import { ChangeProfilePictureDocument } from '../../../api/generated/change-profile-picture.js';
import { ChangeWallpaperDocument } from '../../../api/generated/change-wallpaper.js';
import type { UploadMutation } from '../../../api/uploads/upload.js';
import { useUpload } from '../../../api/uploads/use-upload.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { UPLOADED_NAME } from '../../../shell/profile-picture/read-picture.js';
import { pictureOfFile, sizeOfPicture } from '../../../shell/waiting-pictures/picture-of-file.js';
import type { PageImage } from '../../../shell/waiting-pictures/waiting-flags.js';
import { keptImage, type WaitingImage as Kept } from '../../../shell/waiting-pictures/waiting-pictures.js';
import { wallpaperTexts } from '../../../texts/en/pictures.js';
import { pictureTexts } from '../../../texts/en/profile-picture.js';
import type { ImageToWait, PageWithImages } from './use-waiting-pictures.js';

export interface WaitingImageProps {
  readonly page: PageWithImages;
  readonly waiting: ImageToWait;
  /** Whether the account may upload. */
  readonly verified: boolean;
}

/** Shows a profile picture or a wallpaper that this device keeps, and uploads it as soon as the e-mail address is verified. */
export function WaitingImage({ page, waiting, verified }: WaitingImageProps): ReactNode {
  const { image, kept, onRead, forget } = waiting;
  const [found, setFound] = useState<Kept | null>(null);
  useEffect(() => {
    let isStale = false;
    async function read() {
      const read = await keptImage({ pageId: page.id, image });
      const picture = read && pictureOfFile(read.file, await sizeOfPicture(read.file));
      if (isStale) return;
      if (!picture) return forget();
      setFound(read);
      onRead(picture);
    }
    // What cannot be read now may be read the next time.
    read().catch((error: unknown) => console.error('The kept picture was not read.', error));
    return () => void (isStale = true);
  }, [page.id, image, kept, forget, onRead]);
  return verified && found && <Sending {...{ page, image, found, forget }} />;
}

/** How each is uploaded, and what is said afterwards. */
const IMAGES: Readonly<Record<PageImage, ImageUpload>> = {
  profilePicture: {
    mutation: ChangeProfilePictureDocument,
    uploaded: pictureTexts.uploaded,
    failed: (status) => pictureTexts.uploadFailed({ status }),
  },
  wallpaper: { mutation: ChangeWallpaperDocument, uploaded: wallpaperTexts.uploaded, failed: () => wallpaperTexts.refused },
};

interface ImageUpload {
  readonly mutation: UploadMutation<unknown>;
  readonly uploaded: string;
  readonly failed: (status: string) => string;
}

interface SendingProps extends Pick<WaitingImageProps, 'page'>, Pick<ImageToWait, 'image' | 'forget'> {
  readonly found: Kept;
}

/** Without an answer, it is sent again when the server is reached, or when the editor is opened the next time. */
function Sending({ page, image, found, forget }: SendingProps): ReactNode {
  const { mutation, uploaded, failed } = IMAGES[image];
  const { sent, send } = useUpload(mutation, page.id);
  const notify = useNotify();
  const upload = useEffectEvent(async () => {
    if (sent !== null || isReplaced) return;
    const outcome = await send(found.file, found.file instanceof File ? found.file.name : UPLOADED_NAME);
    if (outcome.kind === 'done') notify({ text: uploaded, tone: 'done' });
    if (outcome.kind === 'refused') notify({ text: failed(outcome.status), tone: 'failed' });
    // What is refused now, such as without room, may be taken the next time.
    if (outcome.kind === 'done') forget();
  });
  // The page has got a newer one, here or on another device.
  const isReplaced = (page[image]?.url ?? null) !== found.replaces;
  useEffect(() => {
    if (isReplaced) forget();
  }, [isReplaced, forget]);
  useEffect(() => {
    void upload();
    return onReached(() => void (isReached() && upload()));
  }, []);
  return null;
}
