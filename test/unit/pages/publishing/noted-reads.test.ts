import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { newId } from '../../../../server/pages/new-id.js';
import type { Page } from '../../../../server/pages/page.js';
import type { PublishPage } from '../../../../server/pages/publishing/use-cases/publish-page.js';
import { Pages } from '../../../../server/pages/use-cases/pages.js';
import { TEXTS } from '../../../../server/pages/vocabulary/vocabulary.rules.js';
import { aPerson } from '../../../builders/accounts/actor.js';
import { aLink } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { aPagePublisher } from '../../../builders/pages/publisher.js';
import { MemoryAccountPages } from '../../../fakes/pages/memory-account-pages.js';
import { MemoryNotedReads } from '../../../fakes/pages/memory-noted-reads.js';
import { MemoryPageStore } from '../../../fakes/pages/memory-page-store.js';
import { StoppedClock } from '../../../fakes/stopped-clock.js';

const actor = aPerson('ada');
let pages: MemoryPageStore;
let accountPages: MemoryAccountPages;
let publishPage: PublishPage;
let reading: Pages;
beforeEach(() => {
  pages = new MemoryPageStore();
  accountPages = new MemoryAccountPages(pages);
  const notedReads = new MemoryNotedReads('phone', 'desk');
  publishPage = aPagePublisher(pages, new StoppedClock(), undefined, notedReads);
  reading = new Pages(accountPages, pages, notedReads);
});

const tiles = (...names: readonly string[]): Tile[] => names.map((name) => aTile({ name, html: `<p>${name}</p>` }));
const withTiles = (...names: readonly string[]): PageDesign => aDesign({ tiles: tiles(...names) });
const namesOf = async (pageId?: string): Promise<string> =>
  (await pages.find({ accountId: 'ada', ...(pageId !== undefined && { pageId }) })).shownDesign.tiles.map(({ name }) => name).join('');

/** What the editor of the account publishes, which knows versions. */
const edit = async (design: PageDesign, pageId?: string): Promise<Page> => (await publishPage.execute({ actor, design, pageId })).page;
const open = (client = 'phone'): Promise<Page> => reading.loadFor(client, { actor });
const send = async (design: PageDesign, client = 'phone'): Promise<Page> =>
  (await publishPage.execute({ actor, design, client, vocabulary: TEXTS, tolerances: { anyLinks: true, isRewritten: true } })).page;

describe('an older client that was open while its page changed', () => {
  test('OC-13 changes what it has read: what others have added, renamed or linked since stays', async () => {
    await edit(withTiles('A', 'B', 'C'));
    await open();
    await edit({ ...withTiles('A', 'B', 'C', 'N'), tiles: [...tiles('A', 'B', 'C', 'N'), aLink({ name: 'L' })] });
    await send(withTiles('A', 'C', 'X'));
    expect(await namesOf()).toBe('ACXNL');
    expect((await pages.find({ accountId: 'ada' })).shownDesign.tiles[4]).toMatchObject({ kind: 'link' });
  });

  test('OC-13 removes nothing of a page that it has read before it was published', async () => {
    await open();
    await edit(withTiles('A', 'B'));
    await send(withTiles('X'));
    expect(await namesOf()).toBe('XAB');
  });

  test('OC-14 may publish again and again, and brings back or removes nothing that it does not show', async () => {
    await edit(withTiles('A', 'B', 'C'));
    await open();
    await edit(withTiles('A', 'C', 'N'));
    await send(withTiles('A', 'B', 'C', 'X'));
    expect(await namesOf()).toBe('ACXN');
    await send(withTiles('A', 'B', 'C', 'X', 'Y'));
    expect(await namesOf()).toBe('ACXYN');
    await edit(withTiles('A', 'C', 'X', 'Y', 'N', 'M'));
    await send(withTiles('B', 'C', 'X', 'Y'));
    expect(await namesOf()).toBe('CXYNM');
    await send(withTiles('C', 'X', 'Y'));
    expect(await namesOf()).toBe('CXYNM');
  });

  test('OC-14 is told apart from another window of the same sign-in: what was sent is compared with each of the last four that it has read', async () => {
    await edit(withTiles('A', 'B', 'C'));
    await open();
    for (const name of ['D', 'E', 'F']) {
      await edit(withTiles('A', 'B', 'C', 'D', 'E', 'F'.slice(0, Number(name === 'F'))));
      await open();
    }
    await send(withTiles('A', 'B', 'X'));
    expect(await namesOf()).toBe('ABXDEF');
  });

  test('OC-13 changes the page as it is now, if nothing is noted of it', async () => {
    await edit(withTiles('A', 'B'));
    await open('phone');
    await edit(withTiles('A', 'B', 'N'));
    await send(withTiles('A'), 'desk');
    expect(await namesOf()).toBe('A');
  });

  test('OC-13 is refused when the page with its changes would have more tiles than a page', async () => {
    const many = Array.from({ length: 99 }, (_, at) => `N${at} `);
    await edit(withTiles('A'));
    await open();
    await edit(withTiles('A', ...many));
    await expect(send(withTiles('A', 'X'))).rejects.toMatchObject({
      code: 'DESIGN_INVALID',
      fieldRefusals: { tiles: [{ code: 'TOO_MANY_TILES' }] },
    });
    expect((await pages.find({ accountId: 'ada' })).version).toBe(2);
  });
});

describe('an older client of an account with several pages', () => {
  const at = new Date('2026-11-20T08:00:00Z');
  const other = newId(at);
  beforeEach(async () => {
    await edit(withTiles('A', 'B'));
    await accountPages.create({ accountId: 'ada', id: other, name: 'Other', linkname: null, at }, 20);
    await edit(withTiles('O', 'P'), other);
  });

  test('OC-15 changes the page that it has read, although another one is the main page now', async () => {
    await open();
    await accountPages.makeMain({ accountId: 'ada', pageId: other });
    await send(withTiles('A', 'B', 'X'));
    expect(await namesOf('ada')).toBe('ABX');
    expect(await namesOf(other)).toBe('OP');
  });

  test('OC-15 changes nothing when the page that it has read was deleted', async () => {
    await open();
    await accountPages.makeMain({ accountId: 'ada', pageId: other });
    await accountPages.remove({ accountId: 'ada', pageId: 'ada' }, { linkname: null, freeAt: at });
    await expect(send(withTiles('A', 'B', 'X'))).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' });
    expect(await namesOf(other)).toBe('OP');
  });
});
