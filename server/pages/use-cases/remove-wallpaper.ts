import { Injectable } from '@nestjs/common';
import type { Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';

/** Removes the wallpaper from a page. Does nothing when there is none. Errors: UNAUTHENTICATED when the account was just removed. */
@Injectable()
export class RemoveWallpaper {
  constructor(private readonly pages: PageStore) {}

  async execute(ownerId: string): Promise<Page> {
    await this.pages.savePicture(ownerId, 'wallpaper', null);
    return this.pages.findByOwner(ownerId);
  }
}
