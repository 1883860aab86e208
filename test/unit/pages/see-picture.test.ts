import { expect, test } from '@jest/globals';
import type { ImageName } from '../../../server/media/image.js';
import type { TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { writePass } from '../../../server/pages/locks/lock-pass.js';
import { Page } from '../../../server/pages/page.js';
import { SeePicture } from '../../../server/pages/pictures/use-cases/see-picture.js';
import { aPicture } from '../../builders/pages/mixed-design.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { MemoryLockKeys } from '../../fakes/pages/memory-lock-keys.js';
import { MemoryPublishedPictures } from '../../fakes/pages/memory-published-pictures.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const clock = new StoppedClock();
const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
const tile = aPicture();
const name = tile.picture!.variants[0]!.name as ImageName;
const nobody = { passes: [], accounts: new Set<string>() };

function aPage(visibility?: TileVisibility, change: Partial<ConstructorParameters<typeof Page>[0]> = {}): Page {
  const design = aDesign({ tiles: [{ ...tile, ...(visibility && { visibility }) }] });
  const state = {
    id: 'page',
    accountId: 'ada',
    linkname: null,
    version: 1,
    publishedAt: clock.now(),
    profilePicture: null,
    wallpaper: null,
  };
  return new Page({ ...state, design, ...change });
}

function seeing(...pages: readonly Page[]): { readonly see: SeePicture; readonly locks: MemoryLockKeys } {
  const locks = new MemoryLockKeys();
  locks.owners.set('lock', 'ada');
  return { see: new SeePicture(new MemoryPublishedPictures(pages), locks, clock), locks };
}

test('A picture that no published tile has is open, and one is shown that any page shows', async () => {
  expect(await seeing().see.byAnybody(name)).toEqual({ isShown: true, until: null, linkname: null });
  expect(await seeing(aPage({ who: 'hidden' })).see.byAnybody(name)).toMatchObject({ isShown: false });
  expect(await seeing(aPage({ who: 'hidden' }), aPage(undefined, { id: 'another' })).see.byAnybody(name)).toMatchObject({ isShown: true });
});

test('A picture is shown until the moment at which its tile or its page goes', async () => {
  const until = later(60_000).toISOString();
  for (const page of [aPage({ until }), aPage(undefined, { period: { until } })]) {
    const sight = await seeing(page).see.byAnybody(name);
    expect([sight.isShown, sight.until! <= later(60_000), sight.until! >= later(59_000)]).toEqual([true, true, true]);
  }
});

test('A pass of the lock shows a picture to a viewer, unless its tile is hidden or its page is not there', async () => {
  const locked: TileVisibility = { who: 'password', lock: 'lock' };
  const { see, locks } = seeing(aPage(locked));
  const [key] = await locks.find(['lock']);
  const viewer = { ...nobody, passes: ['x', writePass(key!, 'page', later(60_000))] };
  const ofOther = { ...nobody, passes: [writePass(key!, 'another page', later(60_000))] };
  expect([await see.byViewer(name, viewer), await see.byViewer(name, ofOther), await see.byViewer(name, nobody)]).toEqual([
    true,
    false,
    false,
  ]);
  const pages = [
    aPage({ ...locked, until: later(-1).toISOString() }),
    aPage(locked, { access: 'nobody' }),
    aPage(locked, { isHidden: true }),
  ];
  for (const page of pages) expect(await seeing(page).see.byViewer(name, viewer)).toBe(false);
});

test('Owners and readers of drafts get the pictures of their accounts, and others none', async () => {
  const { see } = seeing(aPage({ who: 'hidden' }));
  const by = (...accounts: readonly string[]) => see.byViewer(name, { passes: [], accounts: new Set(accounts) });
  expect([await by('ada'), await by('mallory'), await by()]).toEqual([true, false, false]);
});

test('Operators get what visitors would get if no operator had hidden the page, of what an owner withholds after they have read it, and of a hidden tile nothing', async () => {
  const by = async (...pages: readonly Page[]) => {
    const { isShown, pages: toRead } = await seeing(...pages).see.byOperator(name);
    return [isShown, toRead.map(({ id }) => id)];
  };
  expect(await by(aPage(undefined, { isHidden: true }))).toEqual([true, ['page']]);
  expect(await by(aPage(undefined, { access: 'nobody' }))).toEqual([false, ['page']]);
  expect(await by(aPage({ who: 'password', lock: 'lock' }))).toEqual([false, ['page']]);
  expect(await by(aPage({ who: 'hidden' }))).toEqual([false, []]);
});

test('Pictures that nobody sees, and those that go by themselves, are not to be exported', async () => {
  const files = tile.picture!.variants.map((variant) => variant.name as ImageName);
  const notToExport = (page: Page) => seeing(page).see.notToExport(files);
  expect(await notToExport(aPage({ who: 'hidden' }))).toEqual(files);
  expect(await notToExport(aPage({ until: later(60_000).toISOString() }))).toEqual(files);
  expect(await notToExport(aPage())).toEqual([]);
  expect(await notToExport(aPage(undefined, { design: null, isOfNewerFormat: true }))).toEqual([]);
});
