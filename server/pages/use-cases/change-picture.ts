import { Injectable } from '@nestjs/common';
import type { PictureKind } from '../../media/picture.js';
import { PreparePicture } from '../../media/use-cases/prepare-picture.js';
import type { Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';

export interface ChangePictureCommand {
  readonly ownerId: string;
  readonly kind: PictureKind;
  /** The path of the uploaded file, whatever is in it. */
  readonly file: string;
}

/**
 * Gives a page another profile picture or wallpaper, which visitors see at once. When it fails the former one stays. Errors:
 * IMAGE_INVALID, IMAGE_TOO_MANY_PIXELS, BUSY, STORAGE_UNAVAILABLE.
 */
@Injectable()
export class ChangePicture {
  constructor(
    private readonly preparePicture: PreparePicture,
    private readonly pages: PageStore,
  ) {}

  async execute({ ownerId, kind, file }: ChangePictureCommand): Promise<Page> {
    await this.pages.savePicture(ownerId, kind, await this.preparePicture.execute({ kind, file }));
    return this.pages.findByOwner(ownerId);
  }
}
