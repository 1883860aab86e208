import {
  announcedDesign,
  closingOf,
  closedDesign,
  inBoth,
  isAlwaysShown,
  locksOf,
  stateOfPage,
  withoutHidden,
  visibleDesign,
  type Period,
} from './design/visible-tiles.rules.js';
import type { PageDesign } from './design/page-design.rules.js';
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
  // The password is asked first: the line about its creator and when it comes are told to whoever has given it.
  if (page.access === 'password' && !opened.has(page.accessLock?.lock ?? '')) return locked(page, design, now);
  if (state === 'announced') return { ...announced(page, design), period };
  const seen = visibleDesign(design, now, opened);
  return { page: new Page({ ...page, design: seen.design }), period: inBoth(period, seen.period) };
}

/** The page as everybody sees it at a moment, or would see it if no operator had hidden it. */
export function unlessHidden(page: Page, now: Date): SeenPage {
  return seenPage(new Page({ ...page, isHidden: false }), now, new Set());
}

/**
 * The page as everybody sees it at a moment, for files that ask for no password and do not change by themselves: without locked tiles, and without those that are only announced. Null if
 * not everybody sees it then. That operators hide it does not matter.
 */
export function everybodysPage(page: Page, now: Date): Page | null {
  if (!page.design || !page.publishedAt || page.linkname === null) return null;
  const { page: seen, closed } = unlessHidden(page, now);
  if (!seen?.design || closed) return null;
  const { design } = seen;
  return new Page({ ...seen, design: { ...design, tiles: design.tiles.filter(isAlwaysShown) } });
}

/** Whether the owner of a published page keeps something of it from visitors at a moment that they see at another one, or with a password. That operators hide it does not matter. */
export function isWithheld(page: Page, now: Date): boolean {
  if (!page.design) return false;
  const { page: seen, closed } = unlessHidden(page, now);
  if (!seen?.design || closed) return true;
  // A tile that is locked, or that is only announced, is there without what is in it.
  return seen.design.tiles.filter((tile) => closingOf(tile) === undefined).length < withoutHidden(page.design).tiles.length;
}

/** The locks of the page and of its tiles that somebody can open at a moment. Before the time of the page, there are none of its tiles. */
export function locksOn({ accessLock, design, period }: Page, now: Date): string[] {
  if (!design) return [];
  const { state } = stateOfPage(period, now);
  const ofPage = accessLock && state !== 'withheld' ? [accessLock.lock] : [];
  return [...ofPage, ...(state === 'shown' ? locksOf(design, now) : [])];
}

/** It does not change when its time comes, so nothing that is told of it depends on that moment. */
function locked(page: Page, whole: PageDesign, now: Date): SeenPage {
  const { accessLock, period } = page;
  const end = period?.until === undefined ? null : { until: period.until };
  const closed = { ...(accessLock?.hint !== undefined && { hint: accessLock.hint }), ...firstStyle(whole) };
  return { page: new Page({ ...page, design: closedDesign(whole), feedSince: null }), closed, period: stateOfPage(end, now).period };
}

function announced(page: Page, whole: PageDesign): Pick<SeenPage, 'page' | 'closed'> {
  const { from = '', timeZone } = page.period ?? {};
  const comes = { from, ...(timeZone !== undefined && { timeZone }) };
  const closed = { comes, ...(page.access === 'password' && { isOpened: true as const }), ...firstStyle(whole) };
  return { page: new Page({ ...page, design: announcedDesign(whole), feedSince: null }), closed };
}

function firstStyle({ tiles: [first] }: PageDesign) {
  return first && { style: first.style };
}
