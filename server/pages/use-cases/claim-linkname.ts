import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { parseLinkname } from '../linkname.rules.js';
import type { OwnedPage, Page } from '../page.js';
import { LinknameRefused } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';

/** A page, and the linkname as it was typed. */
export interface ClaimLinknameCommand extends OwnedPage {
  readonly linkname: string;
}

/**
 * Gives a page a linkname, instead of the former one if it has one. Errors: LINKNAME_INVALID, LINKNAME_RESERVED, LINKNAME_TAKEN,
 * PAGE_NOT_FOUND; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class ClaimLinkname {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  async execute({ linkname, ...page }: ClaimLinknameCommand): Promise<Page> {
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    await this.pages.saveLinkname(page, parsed.value, this.clock.now());
    return this.pages.find(page);
  }
}
