import type { Picture } from '../../../media/picture.js';
import type { UploadedTilePicture } from '../uploaded-tile-picture.js';

/** How long a picture is kept that neither a kept version of a page nor its draft uses: 30 days. Some drafts are only in browsers. */
export const KEPT_UNPUBLISHED_MILLISECONDS = 30 * 24 * 3_600_000;

/** How many pictures an account may have. */
export interface PictureLimits {
  /** Those that wait to be published. */
  readonly unpublished: number;
  readonly all: number;
}

/** How many pictures of the same file are found: the pages of an account seldom show more. */
export const MOST_ALIKE = 10;

/** A picture of the account, and the SHA-256 of a file of it. */
export interface FoundPicture {
  readonly digest: string;
  readonly id: string;
  readonly picture: Picture;
}

/** In all, a hundred for each of twenty pages. */
export const PICTURE_LIMITS: PictureLimits = { unpublished: 300, all: 2_000 };

/**
 * The pictures that accounts have uploaded for tiles. A picture is kept as long as a kept version of a page or its draft uses it; `PageStore` notes which
 * ones a publication uses, and `PageDrafts` those of a draft.
 */
export abstract class TilePictures {
  /**
   * Adds a picture, unless the account has it. The caller has added every variant to `StoredImages` before. From now on they are in use.
   * @throws {TooManyUnpublishedPictures} when no publication has used as many of them as the limit allows.
   * @throws {TooManyKeptPictures} when the account has as many in all.
   * @throws {OwnerRemoved}
   */
  abstract add(uploaded: UploadedTilePicture, limits: PictureLimits): Promise<void>;

  /** The pictures with these ids, without those that the account does not have. */
  abstract find(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>>;

  /**
   * The pictures that the account has of these files, in the order of their ids, each with the digest by which it was found: that of the uploaded file, or of one of the stored
   * files. At most `MOST_ALIKE` of a digest, because the same file can be uploaded often. What is no SHA-256 in hexadecimal digits finds nothing.
   */
  abstract findByDigests(accountId: string, digests: readonly string[]): Promise<readonly FoundPicture[]>;

  /**
   * Checks up to `limit` pictures whose upload, or last check, is at least `milliseconds` ago. Removes those that neither a kept version nor a draft uses, with
   * what says that their files are in use. Returns how many it has checked. Several instances never check the same one at once.
   */
  abstract removeUnused(milliseconds: number, limit: number): Promise<number>;
}
