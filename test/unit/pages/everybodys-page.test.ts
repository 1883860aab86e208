import { describe, expect, test } from '@jest/globals';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { Page } from '../../../server/pages/page.js';
import { everybodysPage, seenPage } from '../../../server/pages/seen-page.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';

const NOW = new Date('2026-03-03T12:00:00.000Z');
const [BEFORE, LATER] = ['2026-03-02T00:00:00.000Z', '2026-03-04T00:00:00.000Z'];

const tiles = [
  aTile({ name: 'Open' }),
  aTile({ name: 'Warned', visibility: { warning: 'Spoilers.' } }),
  aTile({ name: 'Begun', visibility: { from: BEFORE, until: LATER } }),
  aTile({ name: 'Hidden', visibility: { who: 'hidden' } }),
  aTile({ name: 'Locked', visibility: { who: 'password', lock: 'a-lock' } }),
  aTile({ name: 'Coming', visibility: { from: LATER } }),
  aTile({ name: 'Announced', visibility: { from: LATER, isAnnounced: true } }),
  aTile({ name: 'Over', visibility: { until: BEFORE } }),
];

const pageWith = (change: Partial<Page> = {}) =>
  new Page({
    ...Page.unpublished('an-account'),
    linkname: 'salt' as Linkname,
    version: 1,
    design: aDesign({ title: 'Salt & Smoke', tiles }),
    publishedAt: new Date(0),
    ...change,
  });

describe('What is copied of a page', () => {
  test('PF-17 is what everybody sees of it at that moment: nothing hidden, nothing behind a password, and nothing that comes later', () => {
    const copied = everybodysPage(pageWith(), NOW);
    expect(copied?.shownDesign).toMatchObject({ title: 'Salt & Smoke' });
    expect(copied?.shownDesign.tiles.map(({ name }) => name)).toEqual(['Open', 'Warned', 'Begun']);
  });

  test.each<[string, Partial<Page>]>([
    ['was never published', { publishedAt: null, design: null }],
    ['has no address', { linkname: null }],
    ['asks for its password', { access: 'password', accessLock: { lock: 'a-lock' } }],
    ['its owner has taken offline', { access: 'nobody' }],
    ['comes later', { period: { from: LATER } }],
    ['says that it comes later', { period: { from: LATER, isAnnounced: true } }],
    ['was there until yesterday', { period: { until: BEFORE } }],
  ])('PF-17 is nothing of one that %s', (_, change) => {
    expect(everybodysPage(pageWith(change), NOW)).toBeNull();
  });

  test.each<[string, Partial<Page>]>([
    ['that search engines do not list', { access: 'unlisted' }],
    ['that operators hide', { isHidden: true }],
    ['that is there until tomorrow', { period: { from: BEFORE, until: LATER } }],
  ])('PF-17 is all of one %s', (_, change) => {
    expect(everybodysPage(pageWith(change), NOW)?.shownDesign.tiles).toHaveLength(3);
  });
});

test('A page that asks for its password changes at no moment but its end, so that nothing tells when it comes, and has no feed', () => {
  const periodOf = (until?: string) => {
    const lock = { access: 'password', accessLock: { lock: 'a-lock' } } as const;
    return seenPage(pageWith({ ...lock, period: { from: LATER, until, isAnnounced: true } }), NOW, new Set()).period;
  };
  expect(periodOf()).toEqual({ since: null, until: null });
  expect(
    seenPage(pageWith({ access: 'password', accessLock: { lock: 'a-lock' }, feedSince: NOW }), NOW, new Set()).page?.feedSince,
  ).toBeNull();
  // Caches are told a second before.
  expect(periodOf('2026-03-05T00:00:00.000Z')).toEqual({ since: null, until: new Date('2026-03-04T23:59:59.000Z') });
});

test('A page that says that it comes later has no feed until then', () => {
  const page = pageWith({ period: { from: LATER, isAnnounced: true }, feedSince: NOW });
  expect(seenPage(page, NOW, new Set()).page?.feedSince).toBeNull();
  expect(seenPage(page, new Date(LATER), new Set()).page?.feedSince).toEqual(NOW);
});
