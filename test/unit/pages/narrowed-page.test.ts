import { describe, expect, test } from '@jest/globals';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { isNarrowed } from '../../../server/pages/narrowed-page.js';
import { Page } from '../../../server/pages/page.js';
import { aLink, aPicture, aTilePicture } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';

const now = new Date('2026-11-20T08:00:00Z');
const [later, earlier] = ['2026-11-21T08:00:00.000Z', '2026-11-19T08:00:00.000Z'];
const picture = { width: 1, height: 1, color: '#000000', variants: [] };

type Change = Partial<ConstructorParameters<typeof Page>[0]>;

function aPage(change: Change = {}): Page {
  const state = { id: 'page', accountId: 'ada', linkname: 'ada' as Linkname, version: 1, publishedAt: now };
  return new Page({ ...state, design: aDesign(), profilePicture: null, wallpaper: null, ...change });
}

const tile = (visibility?: TileVisibility, more: Partial<Tile> = {}): Tile =>
  aTile({ id: 'one', name: 'Menu', html: '<p>Olives</p>', ...(visibility && { visibility }), ...(more as object) });
const showing = (...tiles: readonly Tile[]): Page => aPage({ design: aDesign({ tiles } as Partial<PageDesign>) });
const locked = (lock: string): TileVisibility => ({ who: 'password', lock });

const LOCKED: Change = { access: 'password', accessLock: { lock: 'a' } };
const COMING: Change = { period: { from: later, isAnnounced: true } };

/** From the most open state to the most closed one. Whoever has given the password sees less of what is only announced, and others see less of what only has a password. */
const PAGES: readonly (readonly [string, Change])[] = [
  ['public', {}],
  ['announced', COMING],
  ['behind a password', LOCKED],
  ['offline', { access: 'nobody' }],
];
const TILES: readonly (readonly [string, readonly Tile[]])[] = [
  ['open', [tile()]],
  ['announced', [tile({ from: later, isAnnounced: true })]],
  ['locked', [tile(locked('a'))]],
  ['hidden', [tile({ who: 'hidden' })]],
];

describe('A change narrows a page', () => {
  test('WN-09 when it, or a tile, is less open for anybody, and not when it is as open or more', () => {
    const states = [PAGES.map(([name, change]) => [name, aPage(change)]), TILES.map(([name, tiles]) => [name, showing(...tiles)])];
    for (const ordered of states as [string, Page][][])
      for (const [at, [from, before]] of ordered.entries())
        for (const [to, [into, after]] of ordered.entries())
          expect([from, into, isNarrowed(before, after, now)]).toEqual([from, into, to > at || (at === 2 && to === 1)]);
  });

  test.each<[string, Page, Page]>([
    ['a tile is removed', showing(tile(), aTile({ name: 'Other' })), showing(aTile({ name: 'Other' }))],
    ['a tile is removed and another one added', showing(tile()), showing(aTile({ id: 'two', name: 'Other' }))],
    ['a tile is over', showing(tile()), showing(tile({ until: earlier }))],
    ['a tile is not there yet', showing(tile()), showing(tile({ from: later }))],
    ['the page is over', aPage(), aPage({ period: { until: earlier } })],
    ['an operator hides it', aPage(), aPage({ isHidden: true })],
    ['a tile gets another password', showing(tile(locked('a'))), showing(tile(locked('b')))],
    ['the page gets another password', aPage(LOCKED), aPage({ access: 'password', accessLock: { lock: 'b' } })],
    [
      'a tile gets another password on a page with one',
      aPage({ ...LOCKED, design: aDesign({ tiles: [tile(locked('b'))] } as Partial<PageDesign>) }),
      aPage({ ...LOCKED, design: aDesign({ tiles: [tile(locked('c'))] } as Partial<PageDesign>) }),
    ],
    ['an unlisted page that says when it comes gets a password', aPage({ ...COMING, access: 'unlisted' }), aPage({ ...COMING, ...LOCKED })],
    ['it leaves the lists', aPage(), aPage({ access: 'unlisted' })],
    ['its feed ends', aPage({ feedSince: now }), aPage()],
    ['its profile picture is removed', aPage({ profilePicture: picture }), aPage()],
    ['its wallpaper is removed', aPage({ wallpaper: picture }), aPage()],
    [
      'a tile has another picture',
      showing(aPicture({ id: 'one', picture: aTilePicture() })),
      showing(aPicture({ id: 'one', picture: null })),
    ],
    ['it cannot be read', aPage(), aPage({ design: null, isOfNewerFormat: true })],
  ] as [string, Page, Page][])('WN-09 when %s', (_, before, after) => {
    expect([isNarrowed(before, after, now), isNarrowed(before, before, now) && !after.isOfNewerFormat]).toEqual([true, false]);
  });

  test('WN-09 when its former state cannot be read', () => {
    expect(isNarrowed(aPage({ design: null, isOfNewerFormat: true }), aPage(), now)).toBe(true);
  });

  test.each<[string, Page | null, Page]>([
    [
      'a text, a name, an order or a kind',
      showing(tile(), aLink({ id: 'two' })),
      showing(aLink({ id: 'two', name: 'New' }), tile({}, { name: 'Food' })),
    ],
    [
      'the name of a tile without an id',
      showing(aTile({ name: 'Menu', html: '<p>x</p>' })),
      showing(aTile({ name: 'Food', html: '<p>x</p>' })),
    ],
    ['the title, the line, the colours', aPage({ design: aDesign({ title: 'A', bio: 'B' }) }), aPage({ design: aDesign({ title: 'C' }) })],
    ['what is on a page that is offline', aPage({ access: 'nobody', wallpaper: picture }), aPage({ access: 'nobody' })],
    ['what nobody saw', showing(tile({ who: 'hidden' })), showing()],
    ['a profile picture', aPage({ profilePicture: picture }), aPage({ profilePicture: { ...picture, color: '#111111' } })],
    ['a warning', showing(tile()), showing(tile({ warning: 'Loud' }))],
    ['a hint', showing(tile({ ...locked('a'), hint: 'x' })), showing(tile(locked('a')))],
    ['a first publication', null, aPage()],
    ['the first version of a claimed page', aPage({ design: null, version: 0, publishedAt: null }), aPage()],
  ])('WN-10 Who only changes %s narrows nothing', (_, before, after) => {
    expect(isNarrowed(before, after, now)).toBe(false);
  });
});
