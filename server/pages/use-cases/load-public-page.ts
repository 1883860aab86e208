import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { isEndless, isPassing, type Period } from '../design/visible-tiles.rules.js';
import { parseLinkname } from '../linknames/linkname.rules.js';
import { LockKeys } from '../locks/ports/lock-keys.port.js';
import type { Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';
import type { PublicLookUp } from '../public-look-up.js';
import { locksOn, seenPage } from '../seen-page.js';

const nothing: PublicLookUp = {
  page: null,
  movedTo: null,
  isFree: false,
  isHidden: false,
  revision: { pageId: null, mark: 'impossible' },
};

const NOTHING: ReadonlySet<string> = new Set();

/**
 * What visitors find at a linkname in upper or lower case: its page, or whether they can claim it. An invalid linkname has neither. The page has only what visitors see of it at
 * this moment: everything that they must not see is left out here, for each door alike.
 */
@Injectable()
export class LoadPublicPage {
  constructor(
    private readonly pages: PageStore,
    private readonly lockKeys: LockKeys,
    private readonly clock: Clock,
  ) {}

  /** `opened`: the ids of the locks that the visitor has opened. */
  async execute(linkname: string, opened = NOTHING): Promise<PublicLookUp> {
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) return nothing;
    const now = this.clock.now();
    const found = await this.pages.lookUp(parsed.value, now);
    const { page } = found;
    if (!page) return found;
    const { page: seen, closed, period } = seenPage(page, now, opened);
    if (!seen) return { ...found, page: null, isOffline: true, ...lasting(period) };
    return {
      ...found,
      page: seen,
      ...(closed && { closed }),
      ...(await this.locks(page, now)),
      ...(page.design && isPassing(page.design, page.period, now) && { isPassing: true as const }),
      ...lasting(period),
    };
  }

  private async locks(page: Page, now: Date): Promise<Pick<PublicLookUp, 'locks'>> {
    const ids = locksOn(page, now);
    return ids.length > 0 || (page.design && page.access === 'password') ? { locks: await this.lockKeys.find(ids) } : {};
  }
}

function lasting(period: Period): Pick<PublicLookUp, 'period'> {
  return isEndless(period) ? {} : { period };
}
