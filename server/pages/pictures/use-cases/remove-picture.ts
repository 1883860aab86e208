import { Injectable } from '@nestjs/common';
import type { PictureKind } from '../../../media/picture.js';
import { ownedPage, type Page, type PageOfActor } from '../../page.js';
import { PageStore } from '../../ports/page-store.port.js';

/** A picture, by its place on a page. */
export interface RemovePictureCommand extends PageOfActor {
  readonly kind: PictureKind;
}

/**
 * Removes the profile picture or the wallpaper from a page. Visitors see that at once. Does nothing when there is none. Scope: media. Errors:
 * PAGE_NOT_FOUND; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class RemovePicture {
  constructor(private readonly pages: PageStore) {}

  async execute({ kind, ...asked }: RemovePictureCommand): Promise<Page> {
    const page = ownedPage(asked, 'media');
    await this.pages.savePicture(page, kind, null);
    return this.pages.find(page);
  }
}
