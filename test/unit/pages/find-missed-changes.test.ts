import { expect, jest, test } from '@jest/globals';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { FindMissedChanges } from '../../../server/pages/use-cases/find-missed-changes.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const clock = new StoppedClock();

async function aCopyOf(pages: MemoryPageStore, linkname: string) {
  const { revision } = await pages.lookUp(linkname as Linkname, clock.now());
  return { linkname, revision };
}

test('A copy is outdated if its page changed, and gone if the linkname has another page or none; other copies are not reported', async () => {
  const pages = new MemoryPageStore();
  const names = ['same', 'changes', 'moves', 'passes-on', 'leaves'];
  for (const name of names) await pages.saveLinkname({ accountId: name }, name as Linkname, clock.now());
  const copies = await Promise.all([...names, 'nobodys', 'taken'].map((name) => aCopyOf(pages, name)));
  await pages.publish({ accountId: 'changes', design: aDesign(), publishedAt: clock.now(), sanitizerVersion: 1 });
  await pages.saveLinkname({ accountId: 'moves' }, 'moved' as Linkname, clock.now());
  await pages.saveLinkname({ accountId: 'passes-on' }, 'passed-on' as Linkname, clock.now());
  await pages.saveLinkname({ accountId: 'heir' }, 'passes-on' as Linkname, clock.now());
  pages.removeOwned('leaves', new Date(clock.now().getTime() + 1));
  await pages.saveLinkname({ accountId: 'taker' }, 'taken' as Linkname, clock.now());

  expect(await new FindMissedChanges(pages, clock).execute(copies)).toEqual([
    { linkname: 'changes', isGone: false },
    { linkname: 'moves', isGone: true },
    { linkname: 'passes-on', isGone: true },
    { linkname: 'leaves', isGone: true },
    { linkname: 'taken', isGone: true },
  ]);
});

test('A reserved linkname that becomes free counts as a change', async () => {
  const pages = new MemoryPageStore();
  await pages.saveLinkname({ accountId: 'ada' }, 'ada' as Linkname, clock.now());
  pages.removeOwned('ada', new Date(clock.now().getTime() + 60_000));
  const reserved = await aCopyOf(pages, 'ada');
  const find = () => new FindMissedChanges(pages, clock).execute([reserved]);
  expect(await find()).toEqual([]);
  clock.advance(60_000);
  expect(await find()).toEqual([{ linkname: 'ada', isGone: false }]);
});

test('A copy at an invalid linkname is gone, and the other copies are compared', async () => {
  const pages = new MemoryPageStore();
  await pages.saveLinkname({ accountId: 'ada' }, 'ada' as Linkname, clock.now());
  const copies = [{ linkname: 'no.such', revision: { pageId: null, mark: 'free' } }, await aCopyOf(pages, 'ada')];
  expect(await new FindMissedChanges(pages, clock).execute(copies)).toEqual([{ linkname: 'no.such', isGone: true }]);
});

test('Many copies are compared with few reads of limited size; no copies need no read', async () => {
  const pages = new MemoryPageStore();
  const read = jest.spyOn(pages, 'revisionsOf');
  const find = new FindMissedChanges(pages, clock);
  expect(await find.execute([])).toEqual([]);
  expect(read).not.toHaveBeenCalled();
  const copies = await Promise.all(Array.from({ length: 2_500 }, (_, at) => aCopyOf(pages, `name-${at}`)));
  expect(await find.execute(copies)).toEqual([]);
  expect(read.mock.calls.map(([linknames]) => linknames.length)).toEqual([1_000, 1_000, 500]);
});
