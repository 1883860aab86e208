import { Injectable } from '@nestjs/common';
import { parseLinkname } from '../linkname.rules.js';
import { LinknameRefused } from '../../pages.errors.js';
import { PageStore } from '../../ports/page-store.port.js';

/** Takes a linkname away from its page or ends its block, so that anybody can claim it. False when it was free. Errors: LINKNAME_INVALID. */
@Injectable()
export class ReleaseLinkname {
  constructor(private readonly pages: PageStore) {}

  async execute(linkname: string): Promise<boolean> {
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    return this.pages.releaseLinkname(parsed.value);
  }
}
