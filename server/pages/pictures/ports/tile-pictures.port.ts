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
   * Checks up to `limit` pictures whose upload, or last check, is at least `milliseconds` ago. Removes those that neither a kept version nor a draft uses, with
   * what says that their files are in use. Returns how many it has checked. Several instances never check the same one at once.
   */
  abstract removeUnused(milliseconds: number, limit: number): Promise<number>;
}
