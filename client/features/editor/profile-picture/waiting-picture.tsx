import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isReached, onReached } from '../../../api/connection/connection.js';
import { ChangeProfilePictureDocument } from '../../../api/generated/change-profile-picture.js';
import { useUpload } from '../../../api/uploads/use-upload.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import type { Picture } from '../../../page-view/pictures/page-pictures.js';
import { useOwnVerification } from '../../../shell/email-verification/use-own-verification.js';
import { UPLOADED_NAME } from '../../../shell/profile-picture/read-picture.js';
import { pictureTexts } from '../../../texts/en/profile-picture.js';
import { keptPicture, type PictureToWait, type WaitingPicture as Kept } from '../../../shell/profile-picture/waiting-pictures.js';

export interface WaitingPictureProps {
  readonly page: { readonly id: string; readonly profilePicture: Picture | null };
  readonly waiting: PictureToWait;
  /** Whether the account may upload. */
  readonly verified: boolean;
  /** Fetches the account again. */
  readonly onFetch: () => void;
}

/** Shows a picture that this device keeps, and uploads it as soon as the e-mail address is verified. */
export function WaitingPicture({ page, waiting: { kept, onRead, forget }, verified, onFetch }: WaitingPictureProps): ReactNode {
  const [found, setFound] = useState<Kept | null>(null);
  useEffect(() => {
    let isStale = false;
    async function read() {
      const read = await keptPicture(page.id);
      const picture = read && (await pictureOf(read.file));
      if (isStale) return;
      if (!picture) return forget();
      setFound(read);
      onRead(picture);
    }
    // What cannot be read now may be read the next time.
    read().catch((error: unknown) => console.error('The kept picture was not read.', error));
    return () => void (isStale = true);
  }, [page.id, kept, forget, onRead]);
  if (!verified) return <Watch onVerified={onFetch} />;
  return found && <Sending {...{ page, found, forget }} />;
}

function Watch({ onVerified }: { readonly onVerified: () => void }): ReactNode {
  useOwnVerification(onVerified);
  return null;
}

interface SendingProps extends Pick<WaitingPictureProps, 'page'> {
  readonly found: Kept;
  readonly forget: () => void;
}

/** Without an answer, it is sent again when the server is reached, or when the editor is opened the next time. */
function Sending({ page, found, forget }: SendingProps): ReactNode {
  const { sent, send } = useUpload(ChangeProfilePictureDocument, page.id);
  const notify = useNotify();
  const upload = useEffectEvent(async () => {
    if (sent !== null || isReplaced) return;
    const outcome = await send(found.file, UPLOADED_NAME);
    if (outcome.kind === 'done') notify({ text: pictureTexts.uploaded, tone: 'done' });
    if (outcome.kind === 'refused') notify({ text: pictureTexts.uploadFailed({ status: outcome.status }), tone: 'failed' });
    // What is refused now, such as without room, may be taken the next time.
    if (outcome.kind === 'done') forget();
  });
  // The page has got a newer one, here or on another device.
  const isReplaced = (page.profilePicture?.url ?? null) !== found.replaces;
  useEffect(() => {
    if (isReplaced) forget();
  }, [isReplaced, forget]);
  useEffect(() => {
    void upload();
    return onReached(() => void (isReached() && upload()));
  }, []);
  return null;
}

/** As the picture that it will be. The Content-Security-Policy allows no address of a file in the memory of the browser. */
async function pictureOf(file: Blob): Promise<Picture> {
  const { width, height } = await createImageBitmap(file);
  return { url: await dataUrl(file), width, height, color: '#808080', variants: [] };
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });
}
