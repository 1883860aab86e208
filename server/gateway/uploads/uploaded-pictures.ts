import { Injectable } from '@nestjs/common';
import type { PictureKind } from '../../media/picture.js';
import type { Actor } from '../../actor.js';
import type { Page, PageOfActor } from '../../pages/page.js';
import type { UploadedTilePicture } from '../../pages/pictures/uploaded-tile-picture.js';
import { UploadTilePicture } from '../../pages/pictures/use-cases/upload-tile-picture.js';
import type { UploadedPicture } from './uploaded-picture.js';
import { PagePictures } from '../../pages/pictures/use-cases/page-pictures.js';
import { AccountLimits } from '../../accounts/limits/use-cases/account-limits.js';

/** Passes an uploaded picture on, for both APIs. If it is refused before it is encoded, the upload does not count for the rate limit. */
@Injectable()
export class UploadedPictures {
  constructor(
    private readonly pagePictures: PagePictures,
    private readonly uploadTilePicture: UploadTilePicture,
    private readonly accountLimits: AccountLimits,
  ) {}

  /** Puts it on a page of its sender. Errors: the same as of `PagePictures.change`. */
  place(page: PageOfActor, kind: PictureKind, picture: UploadedPicture): Promise<Page> {
    return this.accountLimits.orGiveBackPicture(page.actor, async () => this.pagePictures.change({ ...page, kind, ...picture.take() }));
  }

  /** Keeps it for the tiles of its sender. Errors: the same as of `UploadTilePicture`. */
  keepForTiles(actor: Actor, picture: UploadedPicture): Promise<UploadedTilePicture> {
    return this.accountLimits.orGiveBackPicture(actor, async () => this.uploadTilePicture.execute({ actor, ...picture.take() }));
  }
}
