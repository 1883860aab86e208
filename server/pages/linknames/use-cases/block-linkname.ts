import { Injectable } from '@nestjs/common';
import { parseLinkname } from '../linkname.rules.js';
import { LinknameRefused } from '../../pages.errors.js';
import { PageStore } from '../../ports/page-store.port.js';

/** Takes a linkname away from its page, and lets nobody claim it. False when it was blocked. Errors: LINKNAME_INVALID. */
@Injectable()
export class BlockLinkname {
  constructor(private readonly pages: PageStore) {}

  async execute(linkname: string): Promise<boolean> {
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    return this.pages.blockLinkname(parsed.value);
  }
}
