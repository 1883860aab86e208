import { Injectable } from '@nestjs/common';
import type { OwnedPage, Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';

/** Removes the wallpaper from a page. Does nothing when there is none. Errors: PAGE_NOT_FOUND; UNAUTHENTICATED when the account was just removed. */
@Injectable()
export class RemoveWallpaper {
  constructor(private readonly pages: PageStore) {}

  async execute(page: OwnedPage): Promise<Page> {
    await this.pages.savePicture(page, 'wallpaper', null);
    return this.pages.find(page);
  }
}
