import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { closedDesign, isEndless, locksOf, visibleDesign } from '../design/visible-tiles.rules.js';
import type { PageDesign } from '../design/page-design.rules.js';
import { parseLinkname } from '../linknames/linkname.rules.js';
import { LockKeys } from '../locks/ports/lock-keys.port.js';
import { Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';
import type { PublicLookUp } from '../public-look-up.js';

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
    if (page?.access === 'nobody') return { ...found, page: null, isOffline: true };
    if (!page?.design) return found;
    const ids = [...(page.accessLock ? [page.accessLock.lock] : []), ...locksOf(page.design, now)];
    const locks = ids.length > 0 || page.access === 'password' ? { locks: await this.lockKeys.find(ids) } : {};
    return { ...asSeen(found, page, page.design, now, opened), ...locks };
  }
}

function asSeen(found: PublicLookUp, page: Page, whole: PageDesign, now: Date, opened: ReadonlySet<string>): PublicLookUp {
  if (page.access === 'password' && !opened.has(page.accessLock?.lock ?? '')) {
    const { hint } = page.accessLock ?? {};
    const [first] = whole.tiles;
    const closed = { ...(hint !== undefined && { hint }), ...(first && { style: first.style }) };
    return { ...found, page: new Page({ ...page, design: closedDesign(whole), feedSince: null }), closed };
  }
  const { design, period } = visibleDesign(whole, now, opened);
  return { ...found, page: new Page({ ...page, design }), ...(isEndless(period) ? {} : { period }) };
}
