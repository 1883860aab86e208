import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { PageChanges } from '../../../server/pages/ports/page-changes.port.js';
import { PublishedPages } from '../../../server/pages/use-cases/published-pages.js';
import { PageAddress } from '../../../server/pages/page-address.js';
import { WatchPageChanges } from '../../../server/pages/use-cases/watch-page-changes.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const clock = new StoppedClock();

let pages: MemoryPageStore;
beforeEach(() => {
  pages = new MemoryPageStore();
});

async function publish(name: string): Promise<void> {
  await pages.saveLinkname({ accountId: name }, name as Linkname, clock.now());
  await pages.publish({ accountId: name, design: aDesign(), publishedAt: clock.now(), sanitizerVersion: 1 });
}

test('Published pages are divided into consecutive parts, each listed in the order of the linknames', async () => {
  for (const name of ['dora', 'bob', 'ada', 'carl', 'emil']) await publish(name);
  await pages.saveLinkname({ accountId: 'unpublished' }, 'bo' as Linkname, clock.now());
  const divide = jest
    .spyOn(pages, 'dividePublic')
    .mockImplementation(() => MemoryPageStore.prototype.dividePublic.call(pages, 2, clock.now()));
  const parts = await new PublishedPages(pages, clock).divide();
  expect(divide).toHaveBeenCalledWith(5_000, clock.now());
  expect(parts).toEqual([
    { from: 'ada', before: 'carl' },
    { from: 'carl', before: 'emil' },
    { from: 'emil', before: null },
  ]);
  const lists = await Promise.all(parts.map((part) => new PublishedPages(pages, clock).list(part)));
  expect(lists.map((list) => list.map(({ linkname }) => linkname))).toEqual([['ada', 'bob'], ['carl', 'dora'], ['emil']]);
});

test('A list holds at most 10,000 pages, and there is no part if no page is published', async () => {
  const list = jest.spyOn(pages, 'listPublic');
  const part = { from: 'a' as Linkname, before: null };
  expect(await new PublishedPages(pages, clock).list(part)).toEqual([]);
  expect(list).toHaveBeenCalledWith(part, 10_000, clock.now());
  expect(await new PublishedPages(pages, clock).divide()).toEqual([]);
});

test('A listener is informed separately of a changed page, a removed page and a possible gap', () => {
  const listeners: Record<string, (address: PageAddress) => void> = {};
  const changes = new (class extends PageChanges {
    override onChange(listener: (address: PageAddress) => void): void {
      listeners['change'] = listener;
    }

    override onGone(listener: (address: PageAddress) => void): void {
      listeners['gone'] = listener;
    }

    override onGap(listener: () => void): void {
      listeners['gap'] = listener;
    }
  })();
  const told: string[] = [];
  new WatchPageChanges(changes).execute({
    changed: ({ key }) => told.push(`${key} changed`),
    gone: ({ key }) => void told.push(`${key} is gone`),
    missed: () => told.push('missed'),
  });
  for (const [event, tell] of Object.entries(listeners)) tell(PageAddress.onSite(event));
  expect(told).toEqual(['change changed', 'gone is gone', 'missed']);
});
