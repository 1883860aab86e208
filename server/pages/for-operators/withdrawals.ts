import { Injectable } from '@nestjs/common';
import { SUSPENSION_WORDS_MOST } from '../../accounts/suspension/suspension.rules.js';
import { Clock } from '../../clock.port.js';
import { HidingWordsTooLong } from '../hiding/hiding.errors.js';
import type { HiddenPage, HidingChange, PageToHide, WhyHidden } from '../hiding/page-hiding.js';
import { FirstLooks, type WaitingPages } from '../hiding/ports/first-looks.port.js';
import { PageHidings } from '../hiding/ports/page-hidings.port.js';
import { parseLinkname, type Linkname } from '../linknames/linkname.rules.js';
import { LinknameRefused } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';

/** How many hidden pages are listed. */
const MOST_LISTED = 1_000;

/** A page that an operator names: by the linkname where it is at this moment, or by its id. */
export type NamedPage = string | { readonly id: string };

/** Lets operators hide and show pages, and block and release linknames. Errors: LINKNAME_INVALID. */
@Injectable()
export class Withdrawals {
  constructor(
    private readonly pages: PageStore,
    private readonly hidings: PageHidings,
    private readonly firstLooks: FirstLooks,
    private readonly clock: Clock,
  ) {}

  /**
   * Hides a page from visitors, on every instance, and mails its owner why. If it is hidden already, a look that its owner asked for has ended with that. Nothing is changed when there
   * is no page, or nothing about it is new. Errors: HIDING_WORDS_TOO_LONG.
   */
  async hidePage(page: NamedPage, { reason, words }: WhyHidden): Promise<HidingChange> {
    const trimmed = words?.trim() ?? '';
    if (trimmed.length > SUSPENSION_WORDS_MOST) throw new HidingWordsTooLong();
    return this.hidings.hide(placed(page), this.clock.now(), { reason, words: trimmed === '' ? null : trimmed });
  }

  /** Shows a hidden page again, and mails its owner. Nothing is changed when there is no page, it is not hidden or waits for a first look, or its account is suspended. */
  async showPage(page: NamedPage): Promise<HidingChange> {
    return this.hidings.show(placed(page));
  }

  /** The pages that operators hide, those first whose owners have asked for another look; at most 1,000. */
  async listHidden(): Promise<HiddenPage[]> {
    return this.hidings.list(MOST_LISTED);
  }

  /**
   * Shows a page that waits for the first look of an operator, on every instance, and mails its owner. The later publications of its account do not wait. `page`: its
   * linkname or id. False when no such page waits, or its account is suspended.
   */
  async approvePage(page: string): Promise<boolean> {
    return this.firstLooks.approve(page.trim().toLowerCase(), this.clock.now());
  }

  /** The pages that wait for the first look of an operator, the oldest first; at most 1,000. */
  async listWaiting(): Promise<HiddenPage[]> {
    return this.firstLooks.list(MOST_LISTED);
  }

  /** How many there are, and since when the oldest waits. */
  async countWaiting(): Promise<WaitingPages> {
    return this.firstLooks.count();
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

function placed(page: NamedPage): PageToHide {
  return typeof page === 'string' ? { linkname: parsed(page) } : { id: page.id };
}

function parsed(linkname: string): Linkname {
  const found = parseLinkname(linkname);
  if (!found.ok) throw new LinknameRefused(found.refusal);
  return found.value;
}
