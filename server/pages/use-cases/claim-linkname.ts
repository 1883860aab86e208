import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { parseLinkname } from '../linkname.rules.js';
import type { Page } from '../page.js';
import { LinknameRefused } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';

export interface ClaimLinknameCommand {
  readonly ownerId: string;
  readonly linkname: string;
}

/** Gives a page its first or a new address. Errors: LINKNAME_INVALID, LINKNAME_RESERVED, LINKNAME_TAKEN. */
@Injectable()
export class ClaimLinkname {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, linkname }: ClaimLinknameCommand): Promise<Page> {
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    await this.pages.saveLinkname(ownerId, parsed.value, this.clock.now());
    return this.pages.findByOwner(ownerId);
  }
}
