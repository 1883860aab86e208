import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { newId } from '../../../../server/pages/new-id.js';
import type { Page } from '../../../../server/pages/page.js';
import type { PublishPage } from '../../../../server/pages/publishing/use-cases/publish-page.js';
import { OwnPages } from '../../../../server/pages/use-cases/own-pages.js';
import { TEXTS } from '../../../../server/pages/vocabulary/vocabulary.rules.js';
import { aPerson } from '../../../builders/accounts/actor.js';
import { aLink } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { publishingParts } from '../../../builders/pages/publisher.js';
import { MemoryAccountPages } from '../../../fakes/pages/memory-account-pages.js';
import { MemoryNotedReads } from '../../../fakes/pages/memory-noted-reads.js';
import { MemoryPageStore } from '../../../fakes/pages/memory-page-store.js';
import { StoppedClock } from '../../../fakes/stopped-clock.js';

const actor = aPerson('ada');
let pages: MemoryPageStore;
let accountPages: MemoryAccountPages;
let publishPage: PublishPage;
let reading: OwnPages;
beforeEach(() => {
  pages = new MemoryPageStore();
  accountPages = new MemoryAccountPages(pages);
  const notedReads = new MemoryNotedReads('phone', 'desk');
  const clock = new StoppedClock();
  publishPage = publishingParts({ pages, clock, notedReads }).publishPage;
  reading = new OwnPages(accountPages, pages, notedReads, clock);
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

  test('OC-14 may publish again and again, and takes no words and no title back that others have changed', async () => {
    await edit(withTiles('A', 'B'));
    await open();
    const changed = aDesign({ title: 'New', tiles: [aTile({ name: 'A', html: '<p>In other words</p>' }), ...tiles('B')] });
    await edit(changed);
    for (const list of [
      ['A', 'B', 'X'],
      ['A', 'B', 'X', 'Y'],
      ['B', 'A', 'X', 'Y'],
    ])
      await send(withTiles(...list));
    const { shownDesign } = await pages.find({ accountId: 'ada' });
    expect([shownDesign.title, await namesOf()]).toEqual(['New', 'BAXY']);
    expect(shownDesign.tiles[1]).toMatchObject({ html: '<p>In other words</p>' });
  });

  test.each([
    ['alone', 0],
    ['in turns with the owner', 1],
  ])('OC-14 may publish twenty times %s: what others have added stays, and nothing is there twice', async (_, more) => {
    await edit(withTiles('A', 'B', 'C'));
    await open();
    const owned = ['N'];
    await edit(withTiles('A', 'B', 'C', 'N'));
    const list = ['A', 'B', 'C'];
    for (let nth = 0; nth < 20; nth += 1) {
      list.push(String.fromCharCode(97 + nth));
      await send(withTiles(...list));
      if (more === 0) continue;
      owned.push(String.fromCharCode(65 + 14 + nth));
      const { shownDesign } = await pages.find({ accountId: 'ada' });
      await edit({ ...shownDesign, tiles: [...shownDesign.tiles, ...tiles(owned.at(-1)!)] });
    }
    expect([...(await namesOf())].toSorted()).toEqual([...list, ...owned].toSorted());
    // It changes a tile that it has added itself.
    list[more === 0 ? 3 : 20] = 'ä';
    await send(withTiles(...list));
    expect([...(await namesOf())].toSorted()).toEqual([...list, ...owned].toSorted());
  });

  test.each([
    ['it has added itself', () => send(withTiles('K', 'O'))],
    ['others have added', () => edit(withTiles('K', 'O'))],
  ])('OC-14 takes a tile away again that %s, although it has read the page without it before', async (_, add) => {
    await edit(withTiles('K'));
    await open();
    await add();
    await open();
    await send(withTiles('K'));
    expect(await namesOf()).toBe('K');
  });

  test('OC-14 may publish with a tile, without it and with it again, and change words back, without reading the page between', async () => {
    const shown = async () => (await pages.find({ accountId: 'ada' })).shownDesign;
    await edit(withTiles('K'));
    await open();
    for (const list of [['K', 'O'], ['K'], ['K', 'O'], ['K']]) {
      await send(withTiles(...list));
      expect(await namesOf()).toBe(list.join(''));
    }
    for (const html of ['<p>Other words</p>', '<p>K</p>', '<p>Other words</p>']) {
      await send(aDesign({ tiles: [aTile({ name: 'K', html })] }));
      expect((await shown()).tiles).toMatchObject([{ html }]);
    }
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

test('OC-20 Publications of an account that have to be completed are completed one after the other, each once, and of too many at once some are told to wait', async () => {
  await edit(withTiles('A'));
  await open();
  const storing = jest.spyOn(pages, 'publish');
  const sent = await Promise.allSettled(Array.from({ length: 30 }, (_, nth) => send(withTiles('A', `X${nth}`))));
  const refused = sent.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []));
  expect([storing.mock.calls.length, refused]).toEqual([21, Array(9).fill('BUSY')]);
});

describe('what was withheld in a former version', () => {
  const secret = aTile({ name: 'Beta', html: '<p>The key lies under the third stone.</p>', visibility: { who: 'hidden' } });
  const hidden = (): PageDesign => aDesign({ tiles: [...tiles('A'), secret, ...tiles('C')] });
  const shown = (): PageDesign =>
    aDesign({ tiles: [...tiles('A'), { ...secret, visibility: undefined }, ...tiles('C')] } as Partial<PageDesign>);
  const visibilities = async () =>
    Object.fromEntries(
      (await pages.find({ accountId: 'ada' })).shownDesign.tiles.map((one) => [one.name, one.visibility?.who ?? 'everybody']),
    );
  const editOften = async (times: number, ...more: readonly string[]): Promise<void> => {
    for (let nth = 1; nth <= times; nth += 1) await edit({ ...withTiles('A', 'C', ...more), title: `Title ${nth}` });
  };

  test('OC-18 stays withheld when a client sends it that has read it too long ago, or by another sign-in', async () => {
    await edit(hidden());
    await open();
    for (let nth = 1; nth <= 4; nth += 1) {
      await editOften(1, `N${nth}`);
      await open();
    }
    await send(shown());
    expect(await visibilities()).toMatchObject({ A: 'everybody', Beta: 'hidden' });
    await edit(withTiles('A', 'C'));
    await send(shown(), 'desk');
    expect(await visibilities()).toMatchObject({ A: 'everybody', Beta: 'hidden' });
  });

  test('OC-18 stays withheld when it was renamed and rewritten in an older window, whichever version that is compared with', async () => {
    await edit(hidden());
    await open();
    await edit(withTiles('A', 'C'));
    await open();
    await send(withTiles('A', 'C', 'X'));
    const rewritten = aTile({ name: 'Another', html: '<p>In other words, look below.</p>' });
    await send(aDesign({ tiles: [...tiles('A'), rewritten, ...tiles('C')] }));
    expect(await visibilities()).toMatchObject({ A: 'everybody', Another: 'hidden', C: 'everybody' });
  });

  test('OC-18 is not withheld once it was shown', async () => {
    await edit(hidden());
    await edit(shown());
    await open();
    await send(
      aDesign({ tiles: [...tiles('A'), { ...secret, name: 'Beta 2', visibility: undefined }, ...tiles('C')] } as Partial<PageDesign>),
    );
    expect(await visibilities()).toEqual({ A: 'everybody', 'Beta 2': 'everybody', C: 'everybody' });
    await edit(withTiles('A', 'C'));
    await send(shown(), 'desk');
    expect(await visibilities()).toEqual({ A: 'everybody', Beta: 'everybody', C: 'everybody' });
  });

  test('OC-19 stays withheld, and what others have added stays, when the version that the client has read is not kept any more', async () => {
    await edit(hidden());
    await open();
    await editOften(60, 'N', 'M');
    await send(shown());
    expect(await visibilities()).toEqual({ A: 'everybody', Beta: 'hidden', C: 'everybody', N: 'everybody', M: 'everybody' });
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

  describe('when both were read', () => {
    const [T, D] = [tiles('T'), tiles('D', 'E')];
    const secret = aTile({ name: 'Code', html: '<p>The key lies under the third stone.</p>' });
    const readBoth = async (withheld: Tile['visibility'], ...more: readonly Tile[]): Promise<void> => {
      await edit(aDesign({ tiles: T }));
      await edit(aDesign({ tiles: [...T, ...D, ...more, { ...secret, visibility: withheld }] }), other);
      await open();
      await accountPages.makeMain({ accountId: 'ada', pageId: other });
      await open();
    };
    const visibilityOf = async (name: string, pageId: string) =>
      (await pages.find({ accountId: 'ada', pageId })).shownDesign.tiles.find((one) => one.name === name)?.visibility?.who;

    test.each([
      { who: 'hidden' },
      { until: '2026-12-24T00:00:00.000Z', timeZone: 'UTC' },
      { from: '2026-12-24T00:00:00.000Z', timeZone: 'UTC' },
    ] satisfies Tile['visibility'][])(
      'OC-15 what was written for a copy of the other page stays on the copy, and %j is kept',
      async (withheld) => {
        await readBoth(withheld);
        await send(aDesign({ tiles: [...T, secret, ...tiles('X')] }));
        expect([await namesOf('ada'), await namesOf(other)]).toEqual(['T', 'TCodeX']);
        expect((await pages.find({ accountId: 'ada', pageId: other })).shownDesign.tiles[1]?.visibility).toMatchObject(withheld);
      },
    );

    const titled = (title: string, ...names: readonly string[]): PageDesign => aDesign({ title, tiles: tiles(...names) });
    test.each([
      ['gets the title and one of three tiles', withTiles('A', 'B', 'C'), titled('New'), withTiles('A', 'X'), 'AX'],
      ['gets the title alone', titled('One'), titled('Two', 'O'), titled('One', 'X'), 'X'],
      ['gets all tiles, and keeps one of its own', titled('One', 'A', 'B'), titled('Two', 'O'), titled('One', 'O', 'A', 'B'), 'OAB'],
    ])('OC-15 a page is meant itself that %s of the other one', async (_, first, second, sent, names) => {
      await edit(first);
      await open();
      await edit(second, other);
      await accountPages.makeMain({ accountId: 'ada', pageId: other });
      await open();
      await send(sent);
      expect([await namesOf('ada'), await namesOf(other)]).toEqual([first.tiles.map(({ name }) => name).join(''), names]);
    });

    test('OC-15 a window that was opened with the other page changes that page', async () => {
      await open();
      await accountPages.makeMain({ accountId: 'ada', pageId: other });
      await open();
      await send(withTiles('A', 'B', 'X'));
      expect([await namesOf('ada'), await namesOf(other)]).toEqual(['ABX', 'OP']);
    });

    test('OC-18 words that are withheld on the other page are withheld where they are copied to, and hide no other new tile', async () => {
      await readBoth({ who: 'hidden' });
      await accountPages.makeMain({ accountId: 'ada', pageId: 'ada' });
      await open();
      await send(aDesign({ tiles: [...T, ...tiles('X')] }));
      expect(await visibilityOf('X', 'ada')).toBeUndefined();
      await send(aDesign({ tiles: [...T, ...tiles('X'), { ...secret, name: 'Copy' }, ...tiles('Y')] }));
      expect([await visibilityOf('Copy', 'ada'), await visibilityOf('Y', 'ada')]).toEqual(['hidden', undefined]);
    });

    test('OC-18 words that are withheld on the other page are withheld on a page that was never published', async () => {
      const third = newId(new Date('2026-11-21T08:00:00Z'));
      await edit(aDesign({ tiles: [...tiles('A', 'B', 'C'), { ...secret, visibility: { who: 'hidden' } }] }));
      await open();
      await accountPages.create({ accountId: 'ada', id: third, name: 'Third', linkname: null, at }, 20);
      await accountPages.makeMain({ accountId: 'ada', pageId: third });
      await open();
      await send(aDesign({ title: 'Third', tiles: [{ ...secret, name: 'Copy' }, ...tiles('X')] }));
      expect([await visibilityOf('Copy', third), await visibilityOf('X', third)]).toEqual(['hidden', undefined]);
    });

    test.each([
      ['has read nothing', 'desk', 0],
      ['has read the page too long ago', 'phone', 4],
    ])('OC-18 words that are withheld on another page are withheld where they come from a client that %s', async (_, client, reads) => {
      await readBoth({ who: 'hidden' });
      await accountPages.makeMain({ accountId: 'ada', pageId: 'ada' });
      for (let nth = 0; nth < reads; nth += 1) {
        await edit(aDesign({ title: `Title ${nth}`, tiles: T }));
        await open();
      }
      await send(aDesign({ tiles: [...T, secret, ...tiles('X')] }), client);
      expect([await visibilityOf('Code', 'ada'), await visibilityOf('X', 'ada')]).toEqual(['hidden', undefined]);
    });

    test('OC-18 words of another page that a newer release has published since are withheld', async () => {
      await readBoth({ who: 'hidden' });
      await accountPages.makeMain({ accountId: 'ada', pageId: 'ada' });
      await open();
      pages.publishInNewerFormat({ accountId: 'ada', pageId: other }, at, 1);
      await send(aDesign({ tiles: [...T, secret] }));
      expect([await visibilityOf('T', 'ada'), await visibilityOf('Code', 'ada')]).toEqual([undefined, 'hidden']);
    });

    test('OC-18 what may be of a page that was deleted is hidden', async () => {
      await readBoth({ who: 'hidden' });
      await accountPages.makeMain({ accountId: 'ada', pageId: 'ada' });
      await open();
      await accountPages.remove({ accountId: 'ada', pageId: other }, { linkname: null, freeAt: at });
      await send(aDesign({ tiles: [...T, secret, ...tiles('X')] }));
      expect([await visibilityOf('T', 'ada'), await visibilityOf('Code', 'ada'), await visibilityOf('X', 'ada')]).toEqual([
        undefined,
        'hidden',
        'hidden',
      ]);
    });

    test('OC-18 what has a tile of another page, less than half of it, and nothing that only this one has, is hidden', async () => {
      await edit(aDesign({ tiles: [...T, ...tiles('A')] }));
      await edit(aDesign({ tiles: [...T, ...tiles('D', 'E', 'F')] }), other);
      await accountPages.makeMain({ accountId: 'ada', pageId: other });
      await open();
      await accountPages.makeMain({ accountId: 'ada', pageId: 'ada' });
      await open();
      await send(aDesign({ tiles: [...T, ...tiles('D', 'X')] }));
      expect([await namesOf('ada'), await namesOf(other)]).toEqual(['TDX', 'TDEF']);
      expect([await visibilityOf('T', 'ada'), await visibilityOf('D', 'ada'), await visibilityOf('X', 'ada')]).toEqual([
        undefined,
        'hidden',
        'hidden',
      ]);
    });
  });

  test('OC-15 changes nothing when the page that it has read was deleted', async () => {
    await open();
    await accountPages.makeMain({ accountId: 'ada', pageId: other });
    await accountPages.remove({ accountId: 'ada', pageId: 'ada' }, { linkname: null, freeAt: at });
    await expect(send(withTiles('A', 'B', 'X'))).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' });
    expect(await namesOf(other)).toBe('OP');
  });
});
