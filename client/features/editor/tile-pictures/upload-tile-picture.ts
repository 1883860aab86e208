import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { UploadTilePictureDocument } from '../../../api/generated/upload-tile-picture.js';
import { UploadTilePictureFromDocument } from '../../../api/generated/upload-tile-picture-from.js';
import { readTilePicture } from '../../../api/uploads/tile-picture.js';
import { upload } from '../../../api/uploads/upload.js';
import type { PictureOutcome, UploadControl } from '../../../page-editing/rich-text/picture-uploads.js';
import { pastingTexts } from '../../../texts/en/pasting.js';

/** Uploads a picture for a tile. */
export async function uploadTilePicture(file: File, control: UploadControl): Promise<PictureOutcome> {
  const outcome = await upload(UploadTilePictureDocument, file, { ...control, name: file.name });
  return outcome.kind === 'done' ? { kind: 'done', picture: readTilePicture(outcome.data.uploadTilePicture) } : outcome;
}

/** Lets the server fetch a picture for a tile. */
export async function fetchTilePicture(address: string): Promise<PictureOutcome> {
  try {
    const { uploadTilePictureFrom: fetched } = await callServer(UploadTilePictureFromDocument, { address });
    return fetched ? { kind: 'done', picture: readTilePicture(fetched) } : { kind: 'refused', reason: pastingTexts.noPicture };
  } catch (error) {
    const failure = failureOf(error);
    return isToldAlready(failure) ? { kind: 'cancelled' } : { kind: 'failed', reason: reasonOf(failure, 'image') };
  }
}
