import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { parseLinkname, type Linkname } from '../linknames/linkname.rules.js';
import { LinknameRefused } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';

/** Lets operators hide and show pages, and block and release linknames. Errors: LINKNAME_INVALID. */
@Injectable()
export class Withdrawals {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  /** Hides the page at a linkname from visitors, on every instance. False when there is no page, or it was hidden. */
  async hidePage(linkname: string): Promise<boolean> {
    return this.pages.hide(parsed(linkname), this.clock.now());
  }

  /** Shows a hidden page again. False when there is no page, or it is not hidden. */
  async showPage(linkname: string): Promise<boolean> {
    return this.pages.show(parsed(linkname));
  }

  /** Takes a linkname away from its page, and lets nobody claim it. False when it was blocked. */
  async blockLinkname(linkname: string): Promise<boolean> {
    return this.pages.blockLinkname(parsed(linkname));
  }

  /** Takes a linkname away from its page or ends its block, so that anybody can claim it. False when it was free. */
  async releaseLinkname(linkname: string): Promise<boolean> {
    return this.pages.releaseLinkname(parsed(linkname));
  }
}

function parsed(linkname: string): Linkname {
  const found = parseLinkname(linkname);
  if (!found.ok) throw new LinknameRefused(found.refusal);
  return found.value;
}
