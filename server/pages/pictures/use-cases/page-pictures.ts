import { Injectable } from '@nestjs/common';
import { UploadGivenUp } from '../../../media/media.errors.js';
import { bytesOf, type PictureKind } from '../../../media/picture.js';
import { PreparePicture } from '../../../media/use-cases/prepare-picture.js';
import { ownedPage, type OwnedPage, type Page, type PageOfActor } from '../../page.js';
import { PageStore } from '../../ports/page-store.port.js';
import { AccountRoom } from '../../publishing/use-cases/account-room.js';

/** An uploaded picture, and its place on a page. */
export interface ChangePictureCommand extends PageOfActor {
  readonly kind: PictureKind;
  /** The path of the uploaded file, which is not checked yet. */
  readonly file: string;
  /** Aborted when the client has disconnected; then nothing is changed. */
  readonly givenUp?: AbortSignal;
}

/** A picture, by its place on a page. */
export interface RemovePictureCommand extends PageOfActor {
  readonly kind: PictureKind;
}

/** The profile picture and the wallpaper of a page. */
@Injectable()
export class PagePictures {
  constructor(
    private readonly preparePicture: PreparePicture,
    private readonly accountRoom: AccountRoom,
    private readonly pages: PageStore,
  ) {}

  /**
   * Changes the profile picture or the wallpaper of a page. Visitors see it at once. When this fails, the former picture stays. Scope: media.
   * Errors: IMAGE_INVALID, IMAGE_TOO_MANY_PIXELS, BUSY, PICTURES_UNAVAILABLE, STORAGE_UNAVAILABLE, UPLOAD_GIVEN_UP, STORAGE_FULL,
   * PAGE_NOT_FOUND; UNAUTHENTICATED when the account was just removed.
   */
  async change({ kind, file, givenUp, ...asked }: ChangePictureCommand): Promise<Page> {
    // Encoding takes seconds of CPU time. The store checks the page again.
    const page = await this.require(asked);
    const picture = await this.preparePicture.prepare({ kind, file });
    if (givenUp?.aborted) throw new UploadGivenUp();
    await this.accountRoom.store(page.accountId, bytesOf(picture), () => this.pages.savePicture(page, kind, picture));
    return this.pages.find(page);
  }

  /** Refuses a page that the account does not have, before anything else is looked up. Scope: media. Errors: PAGE_NOT_FOUND. */
  async require(asked: PageOfActor): Promise<OwnedPage> {
    const page = ownedPage(asked, 'media');
    if (page.pageId !== undefined) await this.pages.find(page);
    return page;
  }

  /**
   * Removes the profile picture or the wallpaper from a page. Visitors see that at once. Does nothing when there is none. Scope: media. Errors:
   * PAGE_NOT_FOUND; UNAUTHENTICATED when the account was just removed.
   */
  async remove({ kind, ...asked }: RemovePictureCommand): Promise<Page> {
    const page = ownedPage(asked, 'media');
    await this.pages.savePicture(page, kind, null);
    return this.pages.find(page);
  }
}
