import { Injectable } from '@nestjs/common';
import { ownedPage, type PageOfActor } from '../../page.js';
import { FormerLinknames, type FormerLinkname } from '../ports/former-linknames.port.js';

/** The linknames that a page had and that lead to it, the last one first. Scope: read. Errors: PAGE_NOT_FOUND. */
@Injectable()
export class ListFormerLinknames {
  constructor(private readonly formerLinknames: FormerLinknames) {}

  async execute(asked: PageOfActor): Promise<readonly FormerLinkname[]> {
    return this.formerLinknames.list(ownedPage(asked, 'read'));
  }
}
