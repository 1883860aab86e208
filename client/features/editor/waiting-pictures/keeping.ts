import { pictureById } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { showDevicePicture } from '../../../page-view/pictures/device-pictures.js';
import type { PictureOutcome } from '../../../page-editing/rich-text/picture-uploads.js';
import { pictureOfFile } from '../../../shell/waiting-pictures/picture-of-file.js';
import { keepTilePicture, keptTilePicture, keptTilePictures } from '../../../shell/waiting-pictures/waiting-pictures.js';
import { pictureTexts } from '../../../texts/en/profile-picture.js';

export { forgetImage, keepImage } from '../../../shell/waiting-pictures/waiting-pictures.js';

/** Keeps a picture for a tile on this device, until its account may upload. */
export async function keepUntilVerified(file: File, pageId: string, owner: string): Promise<PictureOutcome> {
  const picture = await pictureOfFile(file).catch(() => null);
  if (!picture) return { kind: 'refused', reason: pictureTexts.unreadable };
  const id = waitingId();
  if (!(await keepTilePicture(pageId, owner, id, { file }))) return { kind: 'failed', reason: pictureTexts.notKept };
  showDevicePicture(id, picture);
  return { kind: 'done', picture: pictureById(id) };
}

/** Makes the kept pictures of a page known, before its editor shows them. */
export async function showKeptPictures(pageId: string): Promise<void> {
  for (const id of await keptTilePictures(pageId)) {
    const kept = await keptTilePicture(pageId, id);
    const picture = kept && 'file' in kept ? await pictureOfFile(kept.file).catch(() => null) : null;
    if (picture) showDevicePicture(id, picture);
  }
}

/** A UUID that begins as `isWaitingPicture` expects. `crypto.randomUUID` exists only over https. */
function waitingId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00000000-${hex.slice(0, 4)}-4${hex.slice(5, 8)}-8${hex.slice(9, 12)}-${hex.slice(12)}`;
}
