import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { LINKNAME_RESERVED_FOR } from '../linknames/linkname-reservation.rules.js';
import { normalizeLinkname } from '../linknames/linkname.rules.js';
import { ownedPage, type PageOfActor } from '../page.js';
import { AccountPages } from '../ports/account-pages.port.js';
import { ImageList } from '../../media/use-cases/image-list.js';

/** A page, and its linkname as its owner typed it to confirm the deletion. A page without a linkname is confirmed without one. */
export interface DeletePageCommand extends PageOfActor {
  readonly linkname?: string | undefined;
}

/**
 * Deletes a page with its history and its pictures, at once. If it was ever published, nobody can claim its linkname for 30 days. If the page
 * has got a linkname in the meantime, a confirmation without one is refused. Scope: publish. Errors: LINKNAME_WRONG, PAGE_IS_MAIN, PAGE_NOT_FOUND.
 */
@Injectable()
export class DeletePage {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly clock: Clock,
    private readonly imageList: ImageList,
  ) {}

  async execute({ linkname, ...asked }: DeletePageCommand): Promise<void> {
    const page = ownedPage(asked, 'publish');
    const freeAt = new Date(this.clock.now().getTime() + LINKNAME_RESERVED_FOR);
    await this.accountPages.remove(page, { linkname: linkname === undefined ? null : normalizeLinkname(linkname), freeAt });
    // The pictures that only this page used count as the oldest. The page is already gone, so a failure of the storage is ignored: a background
    // job removes what is left.
    await this.imageList.removeUnused().catch(() => undefined);
  }
}
