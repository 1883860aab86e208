import {
  announcedDesign,
  closedDesign,
  ENDLESS,
  inBoth,
  isAlwaysShown,
  locksOf,
  stateOfPage,
  withoutHidden,
  visibleDesign,
  type Period,
} from './design/visible-tiles.rules.js';
import type { PageDesign } from './design/page-design.rules.js';
import type { VisiblePeriod } from './design/visibility.rules.js';
import { Page } from './page.js';
import type { ClosedPage } from './public-look-up.js';

/** What a visitor sees of a page, and during which time. */
export interface SeenPage {
  /** Null while nobody may see that it is there. */
  readonly page: Page | null;
  /** What stands on it instead of its tiles. Missing for a page that shows them. */
  readonly closed?: ClosedPage;
  readonly period: Period;
}

/** The page as a visitor sees it at a moment who has opened these locks. Everything that they must not see is left out. */
export function seenPage(page: Page, now: Date, opened: ReadonlySet<string>): SeenPage {
  const { state, period } = stateOfPage(page.period, now);
  if (page.isHidden || page.access === 'nobody' || state === 'withheld') return { page: null, period };
  const { design } = page;
  if (!design) return { page, period };
  if (state === 'announced') return { ...announced(page, design, page.period ?? {}), period };
  const seen = opening(page, design, now, opened);
  return { ...seen, period: inBoth(period, seen.period) };
}

/**
 * The page as everybody sees it at a moment, for files that ask for no password and do not change by themselves: without locked tiles, and without those that are only announced. Null if
 * not everybody sees it then. That operators hide it does not matter.
 */
export function everybodysPage(page: Page, now: Date): Page | null {
  if (!page.design || !page.publishedAt || page.linkname === null) return null;
  const { page: seen, closed } = seenPage(new Page({ ...page, isHidden: false }), now, new Set());
  if (!seen?.design || closed) return null;
  const { design } = seen;
  return new Page({ ...seen, design: { ...design, tiles: design.tiles.filter(isAlwaysShown) } });
}

/** Whether the owner of a published page keeps something of it from visitors at a moment that they see at another one, or with a password. That operators hide it does not matter. */
export function isWithheld(page: Page, now: Date): boolean {
  if (!page.design) return false;
  const { page: seen, closed } = seenPage(new Page({ ...page, isHidden: false }), now, new Set());
  if (!seen?.design || closed || locksOf(page.design, now).length > 0) return true;
  return seen.design.tiles.length < withoutHidden(page.design).tiles.length;
}

/** The locks of the page and of its tiles that somebody can open at a moment. */
export function locksOn({ accessLock, design }: Page, now: Date): string[] {
  return design ? [...(accessLock ? [accessLock.lock] : []), ...locksOf(design, now)] : [];
}

function opening(page: Page, whole: PageDesign, now: Date, opened: ReadonlySet<string>): SeenPage {
  if (page.access === 'password' && !opened.has(page.accessLock?.lock ?? '')) {
    const { hint } = page.accessLock ?? {};
    const closed = { ...(hint !== undefined && { hint }), ...firstStyle(whole) };
    return { page: new Page({ ...page, design: closedDesign(whole), feedSince: null }), closed, period: ENDLESS };
  }
  const { design, period } = visibleDesign(whole, now, opened);
  return { page: new Page({ ...page, design }), period };
}

function announced(page: Page, whole: PageDesign, { from = '', timeZone }: VisiblePeriod): Pick<SeenPage, 'page' | 'closed'> {
  const comes = { from, ...(timeZone !== undefined && { timeZone }) };
  return { page: new Page({ ...page, design: announcedDesign(whole), feedSince: null }), closed: { comes, ...firstStyle(whole) } };
}

function firstStyle({ tiles: [first] }: PageDesign) {
  return first && { style: first.style };
}
