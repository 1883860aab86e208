import { Injectable } from '@nestjs/common';
import { GiveBackUpload } from '../../accounts/limits/use-cases/give-back-upload.js';
import { DomainError } from '../../domain-error.js';
import type { PictureKind } from '../../media/picture.js';
import type { Actor } from '../../actor.js';
import type { Page, PageOfActor } from '../../pages/page.js';
import { ChangePicture } from '../../pages/pictures/use-cases/change-picture.js';
import type { UploadedTilePicture } from '../../pages/pictures/uploaded-tile-picture.js';
import { UploadTilePicture } from '../../pages/pictures/use-cases/upload-tile-picture.js';
import type { UploadedPicture } from './uploaded-picture.js';

/** Passes an uploaded picture on, for both APIs. After BUSY, the upload does not count for the rate limit. */
@Injectable()
export class UploadedPictures {
  constructor(
    private readonly changePicture: ChangePicture,
    private readonly uploadTilePicture: UploadTilePicture,
    private readonly giveBackUpload: GiveBackUpload,
  ) {}

  /** Puts it on a page of its sender. Errors: the same as of `ChangePicture`. */
  place(page: PageOfActor, kind: PictureKind, { path: file, givenUp }: UploadedPicture): Promise<Page> {
    return this.orGiveBack(page.actor, () => this.changePicture.execute({ ...page, kind, file, givenUp }));
  }

  /** Keeps it for the tiles of its sender. Errors: the same as of `UploadTilePicture`. */
  keepForTiles(actor: Actor, { path: file, givenUp }: UploadedPicture): Promise<UploadedTilePicture> {
    return this.orGiveBack(actor, () => this.uploadTilePicture.execute({ actor, file, givenUp }));
  }

  private async orGiveBack<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError && error.code === 'BUSY') await this.giveBackUpload.execute(actor).catch(() => undefined);
      throw error;
    }
  }
}
