import { Injectable } from '@nestjs/common';
import { parseLinkname } from '../linkname.rules.js';
import { ownedPage, type PageOfActor } from '../../page.js';
import { LinknameRefused } from '../../pages.errors.js';
import { FormerLinknames } from '../ports/former-linknames.port.js';

/** A page, and one of the linknames that it had. */
export interface ReleaseFormerLinknameCommand extends PageOfActor {
  readonly linkname: string;
}

/**
 * Lets a former linkname lead to its page no longer, so that anybody can claim it at once. False when it did not lead to it. Scope: publish.
 * Errors: LINKNAME_INVALID, LINKNAME_RESERVED, PAGE_NOT_FOUND.
 */
@Injectable()
export class ReleaseFormerLinkname {
  constructor(private readonly formerLinknames: FormerLinknames) {}

  async execute({ linkname, ...asked }: ReleaseFormerLinknameCommand): Promise<boolean> {
    const page = ownedPage(asked, 'publish');
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    return this.formerLinknames.release(page, parsed.value);
  }
}
