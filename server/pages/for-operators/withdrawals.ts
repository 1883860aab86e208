import { Injectable } from '@nestjs/common';
import { SUSPENSION_WORDS_MOST } from '../../accounts/suspension/suspension.rules.js';
import { Clock } from '../../clock.port.js';
import { HidingWordsTooLong } from '../hiding/hiding.errors.js';
import type { HiddenPage, WhyHidden } from '../hiding/page-hiding.js';
import { PageHidings } from '../hiding/ports/page-hidings.port.js';
import { parseLinkname, type Linkname } from '../linknames/linkname.rules.js';
import { LinknameRefused } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';

/** How many hidden pages are listed. */
const MOST_LISTED = 1_000;

/** Lets operators hide and show pages, and block and release linknames. Errors: LINKNAME_INVALID. */
@Injectable()
export class Withdrawals {
  constructor(
    private readonly pages: PageStore,
    private readonly hidings: PageHidings,
    private readonly clock: Clock,
  ) {}

  /**
   * Hides the page at a linkname from visitors, on every instance, and mails its owner why. If it is hidden already, a look that its owner asked for has ended with that. False when there
   * is no page, or nothing about it is new. Errors: HIDING_WORDS_TOO_LONG.
   */
  async hidePage(linkname: string, { reason, words }: WhyHidden): Promise<boolean> {
    const trimmed = words?.trim() ?? '';
    if (trimmed.length > SUSPENSION_WORDS_MOST) throw new HidingWordsTooLong();
    return this.hidings.hide(parsed(linkname), this.clock.now(), { reason, words: trimmed === '' ? null : trimmed });
  }

  /** Shows a hidden page again, and mails its owner. False when there is no page, it is not hidden, or its account is suspended. */
  async showPage(linkname: string): Promise<boolean> {
    return this.hidings.show(parsed(linkname));
  }

  /** The pages that operators hide, those first whose owners have asked for another look; at most 1,000. */
  async listHidden(): Promise<HiddenPage[]> {
    return this.hidings.list(MOST_LISTED);
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
