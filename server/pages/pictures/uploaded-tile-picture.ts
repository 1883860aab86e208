import type { Picture } from '../../media/picture.js';

/** A picture for the tiles of an account. */
export interface UploadedTilePicture {
  /** A UUID in lower case. */
  readonly id: string;
  readonly accountId: string;
  readonly picture: Picture;
}
