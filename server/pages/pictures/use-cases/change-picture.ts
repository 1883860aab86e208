import { Injectable } from '@nestjs/common';
import { UploadGivenUp } from '../../../media/media.errors.js';
import { bytesOf, type PictureKind } from '../../../media/picture.js';
import { PreparePicture } from '../../../media/use-cases/prepare-picture.js';
import { ownedPage, type Page, type PageOfActor } from '../../page.js';
import { PageStore } from '../../ports/page-store.port.js';
import { RequireRoom } from '../../publishing/use-cases/require-room.js';

/** An uploaded picture, and its place on a page. */
export interface ChangePictureCommand extends PageOfActor {
  readonly kind: PictureKind;
  /** The path of the uploaded file, which is not checked yet. */
  readonly file: string;
  /** Aborted when the client has disconnected; then nothing is changed. */
  readonly givenUp?: AbortSignal;
}

/**
 * Changes the profile picture or the wallpaper of a page. Visitors see it at once. When this fails, the former picture stays. Scope: media. Errors:
 * IMAGE_INVALID, IMAGE_TOO_MANY_PIXELS, BUSY, PICTURES_UNAVAILABLE, STORAGE_UNAVAILABLE, UPLOAD_GIVEN_UP, STORAGE_FULL, PAGE_NOT_FOUND; UNAUTHENTICATED when the account
 * was just removed.
 */
@Injectable()
export class ChangePicture {
  constructor(
    private readonly preparePicture: PreparePicture,
    private readonly requireRoom: RequireRoom,
    private readonly pages: PageStore,
  ) {}

  async execute({ kind, file, givenUp, ...asked }: ChangePictureCommand): Promise<Page> {
    const page = ownedPage(asked, 'media');
    // Encoding takes seconds of CPU time. The store checks the page again.
    if (page.pageId !== undefined) await this.pages.find(page);
    const picture = await this.preparePicture.execute({ kind, file });
    if (givenUp?.aborted) throw new UploadGivenUp();
    await this.requireRoom.store(page.accountId, bytesOf(picture), () => this.pages.savePicture(page, kind, picture));
    return this.pages.find(page);
  }
}
