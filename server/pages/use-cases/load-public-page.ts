import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import {
  announcedDesign,
  closedDesign,
  ENDLESS,
  inBoth,
  isEndless,
  locksOf,
  stateOfPage,
  visibleDesign,
  type Period,
} from '../design/visible-tiles.rules.js';
import type { VisiblePeriod } from '../design/visibility.rules.js';
import type { PageDesign } from '../design/page-design.rules.js';
import { parseLinkname } from '../linknames/linkname.rules.js';
import { LockKeys } from '../locks/ports/lock-keys.port.js';
import { Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';
import type { ClosedPage, PublicLookUp } from '../public-look-up.js';

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
    const { state, period } = stateOfPage(page.period, now);
    if (page.access === 'nobody' || state === 'withheld') return { ...found, page: null, isOffline: true, ...lasting(period) };
    const { design } = page;
    if (!design) return { ...found, ...lasting(period) };
    if (state === 'announced') return { ...found, ...announced(page, design, page.period ?? {}), ...lasting(period) };
    const seen = asSeen(page, design, now, opened);
    return {
      ...found,
      page: seen.page,
      ...closedOf(seen),
      ...(await this.locksOn(page, design, now)),
      ...lasting(inBoth(period, seen.period)),
    };
  }

  private async locksOn(page: Page, design: PageDesign, now: Date): Promise<Pick<PublicLookUp, 'locks'>> {
    const ids = [...(page.accessLock ? [page.accessLock.lock] : []), ...locksOf(design, now)];
    return ids.length > 0 || page.access === 'password' ? { locks: await this.lockKeys.find(ids) } : {};
  }
}

interface Seen {
  readonly page: Page;
  readonly closed?: ClosedPage;
  readonly period: Period;
}

function asSeen(page: Page, whole: PageDesign, now: Date, opened: ReadonlySet<string>): Seen {
  if (page.access === 'password' && !opened.has(page.accessLock?.lock ?? '')) {
    const { hint } = page.accessLock ?? {};
    const closed = { ...(hint !== undefined && { hint }), ...firstStyle(whole) };
    return { page: new Page({ ...page, design: closedDesign(whole), feedSince: null }), closed, period: ENDLESS };
  }
  const { design, period } = visibleDesign(whole, now, opened);
  return { page: new Page({ ...page, design }), period };
}

function closedOf({ closed }: Seen): Pick<PublicLookUp, 'closed'> {
  return closed ? { closed } : {};
}

function announced(page: Page, whole: PageDesign, { from = '', timeZone }: VisiblePeriod): Pick<PublicLookUp, 'page' | 'closed'> {
  const comes = { from, ...(timeZone !== undefined && { timeZone }) };
  return { page: new Page({ ...page, design: announcedDesign(whole), feedSince: null }), closed: { comes, ...firstStyle(whole) } };
}

function firstStyle({ tiles: [first] }: PageDesign) {
  return first && { style: first.style };
}

function lasting(period: Period): Pick<PublicLookUp, 'period'> {
  return isEndless(period) ? {} : { period };
}
