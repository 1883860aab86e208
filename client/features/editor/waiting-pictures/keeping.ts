import { sendablePicture } from '../../../api/uploads/sendable-picture.js';
import { pictureById } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { devicePicture, showDevicePicture } from '../../../page-view/pictures/device-pictures.js';
import type { PictureOutcome, UploadControl } from '../../../page-editing/rich-text/picture-uploads.js';
import { pictureOfFile, sizeOfPicture } from '../../../shell/waiting-pictures/picture-of-file.js';
import { forgetTilePicture, keepTilePicture, keptTilePictures } from '../../../shell/waiting-pictures/waiting-pictures.js';
import { uploadTexts } from '../../../texts/en/pictures.js';
import { pictureTexts } from '../../../texts/en/profile-picture.js';

export { forgetImage, keepImage } from '../../../shell/waiting-pictures/waiting-pictures.js';

interface Place {
  readonly pageId: string;
  readonly owner: string;
}

/** Keeps a picture for a tile on this device, until its account may upload. */
export async function keepUntilVerified(
  chosen: File,
  { pageId, owner }: Place,
  { onProgress, signal }: UploadControl,
): Promise<PictureOutcome> {
  const sendable = await sendablePicture(chosen, () => onProgress('scaling'));
  if (!sendable) return { kind: 'refused', reason: uploadTexts.tooLarge };
  const file = sendable instanceof File ? sendable : new File([sendable], chosen.name, { type: sendable.type });
  const size = await sizeOfPicture(file).catch(() => null);
  if (signal.aborted) return { kind: 'cancelled' };
  if (!size) return { kind: 'refused', reason: pictureTexts.unreadable };
  const id = waitingId();
  const isKept = await keepTilePicture(id, { ...{ owner, pageId, since: Date.now(), ...size }, picture: { file } });
  if (signal.aborted) {
    forgetTilePicture(id);
    return { kind: 'cancelled' };
  }
  if (!isKept) return { kind: 'failed', reason: pictureTexts.notKept };
  showDevicePicture(id, pictureOfFile(file, size));
  return { kind: 'done', picture: pictureById(id) };
}

/** Makes the kept pictures of an account known, before an editor shows them. */
export async function showKeptPictures(owner: string): Promise<void> {
  for (const [id, { picture, ...size }] of await keptTilePictures(owner)) {
    if ('file' in picture && !devicePicture(id)) showDevicePicture(id, pictureOfFile(picture.file, size));
  }
}

/** A UUID that begins as `isWaitingPicture` expects. `crypto.randomUUID` exists only over https. */
function waitingId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00000000-${hex.slice(0, 4)}-4${hex.slice(5, 8)}-8${hex.slice(9, 12)}-${hex.slice(12)}`;
}
