import { Injectable } from '@nestjs/common';
import { UploadGivenUp } from '../../media/media.errors.js';
import type { PictureKind } from '../../media/picture.js';
import { PreparePicture } from '../../media/use-cases/prepare-picture.js';
import type { Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';

/** An uploaded picture, and its place on the page of an account. */
export interface ChangePictureCommand {
  readonly ownerId: string;
  readonly kind: PictureKind;
  /** The path of the uploaded file, which is not checked yet. */
  readonly file: string;
  /** Aborted when the client has disconnected; then nothing is changed. */
  readonly givenUp?: AbortSignal;
}

/**
 * Changes the profile picture or the wallpaper of a page. Visitors see it at once. When this fails, the former picture stays. Errors:
 * IMAGE_INVALID, IMAGE_TOO_MANY_PIXELS, BUSY, PICTURES_UNAVAILABLE, STORAGE_UNAVAILABLE, UPLOAD_GIVEN_UP; UNAUTHENTICATED when the account
 * was just removed.
 */
@Injectable()
export class ChangePicture {
  constructor(
    private readonly preparePicture: PreparePicture,
    private readonly pages: PageStore,
  ) {}

  async execute({ ownerId, kind, file, givenUp }: ChangePictureCommand): Promise<Page> {
    const picture = await this.preparePicture.execute({ kind, file });
    if (givenUp?.aborted) throw new UploadGivenUp();
    await this.pages.savePicture(ownerId, kind, picture);
    return this.pages.findByOwner(ownerId);
  }
}
