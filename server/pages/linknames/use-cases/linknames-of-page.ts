import { Injectable } from '@nestjs/common';
import { parseLinkname } from '../linkname.rules.js';
import { ownedPage, type PageOfActor } from '../../page.js';
import { LinknameRefused } from '../../pages.errors.js';
import { FormerLinknames, type FormerLinkname } from '../ports/former-linknames.port.js';

/** A page, and one of the linknames that it had. */
export interface ReleaseFormerLinknameCommand extends PageOfActor {
  readonly linkname: string;
}

/** The former linknames of a page, for its owner. */
@Injectable()
export class LinknamesOfPage {
  constructor(private readonly formerLinknames: FormerLinknames) {}

  /** Those that lead to the page, the last one first. Scope: read. Errors: PAGE_NOT_FOUND. */
  async listFormer(asked: PageOfActor): Promise<readonly FormerLinkname[]> {
    return this.formerLinknames.list(ownedPage(asked, 'read'));
  }

  /**
   * Lets a former linkname lead to its page no longer, so that anybody can claim it at once. False when it did not lead to it. Scope: publish.
   * Errors: LINKNAME_INVALID, LINKNAME_RESERVED, PAGE_NOT_FOUND.
   */
  async releaseFormer({ linkname, ...asked }: ReleaseFormerLinknameCommand): Promise<boolean> {
    const page = ownedPage(asked, 'publish');
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    return this.formerLinknames.release(page, parsed.value);
  }
}
