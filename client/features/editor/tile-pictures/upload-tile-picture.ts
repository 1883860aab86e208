import { UploadTilePictureDocument } from '../../../api/generated/upload-tile-picture.js';
import { upload } from '../../../api/uploads/upload.js';
import type { PictureOutcome, UploadControl } from '../../../page-editing/rich-text/picture-uploads.js';
import { readTilePicture } from '../../../api/uploads/tile-picture.js';

/** Uploads a picture for a tile. */
export async function uploadTilePicture(file: File, control: UploadControl): Promise<PictureOutcome> {
  const outcome = await upload(UploadTilePictureDocument, file, { ...control, name: file.name });
  return outcome.kind === 'done' ? { kind: 'done', picture: readTilePicture(outcome.data.uploadTilePicture) } : outcome;
}
