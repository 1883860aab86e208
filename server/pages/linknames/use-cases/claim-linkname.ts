import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { parseLinkname } from '../linkname.rules.js';
import { ownedPage, type Page, type PageOfActor } from '../../page.js';
import { LinknameRefused } from '../../pages.errors.js';
import { PageStore } from '../../ports/page-store.port.js';

/** A page, and the linkname as it was typed. */
export interface ClaimLinknameCommand extends PageOfActor {
  readonly linkname: string;
}

/**
 * Gives a page a linkname, instead of the former one if it has one. Scope: publish. Errors: LINKNAME_INVALID, LINKNAME_RESERVED, LINKNAME_TAKEN,
 * PAGE_NOT_FOUND; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class ClaimLinkname {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  async execute({ linkname, ...asked }: ClaimLinknameCommand): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    await this.pages.saveLinkname(page, parsed.value, this.clock.now());
    return this.pages.find(page);
  }
}
