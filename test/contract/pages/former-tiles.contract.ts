import { beforeEach, describe, expect, test } from '@jest/globals';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormAccountPages } from '../../../server/adapters/postgres/pages/typeorm-account-pages.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { newId } from '../../../server/pages/new-id.js';
import { KEPT_VERSIONS } from '../../../server/pages/page-limits.js';
import { type PageStore } from '../../../server/pages/ports/page-store.port.js';
import { aHeading, aLink, anEmbed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { MemoryAccountPages } from '../../fakes/pages/memory-account-pages.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const publishedAt = new Date('2026-11-20T08:00:00.000Z');
const connected = connectedDatabase();

const stores: [string, () => PageStore][] = [
  ['the memory of a test', () => new MemoryPageStore()],
  ['PostgreSQL', () => new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource))],
];

describe.each(stores)('the former tiles of a page in %s', (_, open) => {
  let pages: PageStore;
  let accountId: string;
  beforeEach(async () => {
    pages = open();
    accountId = await storeAccount(connected.dataSource);
  });

  let publications = 0;
  /** Another version each time, also of the same tiles. */
  const publish = (...tiles: readonly Tile[]) => {
    publications += 1;
    const design = aDesign({ title: `Publication ${publications}`, tiles } as Partial<PageDesign>);
    return pages.publish({ accountId, design, publishedAt, sanitizerVersion: 1 });
  };
  const links = (...addresses: readonly string[]) => addresses.map((path) => aLink({ address: `https://shop.example/${path}` }));

  test('are those with the names, without texts, each once: those of the newest version first, and as that has ordered them', async () => {
    const [a, b, c] = links('a', 'b', 'c');
    await publish(a!, aHeading(''), aHeading(''), aTile({ name: 'My shop' }), anEmbed());
    await publish(aHeading(''), c!, b!);
    await publish(aTile({ name: 'My shop' }), b!, b!);
    expect(await pages.findFormerTiles({ accountId }, ['My shop', ''])).toEqual([
      { tile: b, most: 2 },
      { tile: aHeading(''), most: 2 },
      { tile: c, most: 1 },
      { tile: a, most: 1 },
    ]);
    expect(await pages.findFormerTiles({ accountId }, ['My', 'my shop'])).toEqual([]);
  });

  test('are gone with the version that had them, and are only those of the page', async () => {
    const [a] = links('a');
    expect(await pages.findFormerTiles({ accountId }, ['My shop'])).toEqual([]);
    await publish(a!);
    for (let more = 1; more < KEPT_VERSIONS; more += 1) await publish(aTile());
    expect(await pages.findFormerTiles({ accountId }, ['My shop'])).toEqual([{ tile: a, most: 1 }]);
    await publish(aTile());
    expect(await pages.findFormerTiles({ accountId }, ['My shop'])).toEqual([]);
    await publish(a!);
    const stranger = await storeAccount(connected.dataSource);
    expect(await pages.findFormerTiles({ accountId: stranger }, ['My shop'])).toEqual([]);
    expect(await pages.findFormerTiles({ accountId: stranger, pageId: accountId }, ['My shop'])).toEqual([]);
  });

  test('were withheld if not everybody always saw them in the newest version that has them, whatever they looked like', async () => {
    const [one, other] = [aTile({ name: 'One', html: '<p>One</p>' }), aLink({ name: 'Other' })];
    const hidden = { visibility: { who: 'hidden' as const } };
    const style = { ...one.style, radius: 7 };
    expect(await pages.findWithheldTiles({ accountId })).toEqual([]);
    await publish(one, { ...other, ...hidden }, { ...aTile({ name: 'Warned' }), visibility: { warning: 'Spoilers.' } });
    await publish({ ...one, ...hidden, style }, other);
    expect(await pages.findWithheldTiles({ accountId })).toEqual([{ ...one, ...hidden, style }]);
    await publish({ ...other, ...hidden });
    expect(await pages.findWithheldTiles({ accountId })).toEqual([
      { ...other, ...hidden },
      { ...one, ...hidden, style },
    ]);
    await publish(one, other);
    expect(await pages.findWithheldTiles({ accountId })).toEqual([]);
    await publish({ ...other, ...hidden });
    expect(await pages.findWithheldTiles({ accountId, pageId: accountId })).toHaveLength(1);
    expect(await pages.findWithheldTiles({ accountId: await storeAccount(connected.dataSource), pageId: accountId })).toEqual([]);
  });

  test('with them come those of the other pages of the account that not everybody always sees, of no other account', async () => {
    const hidden = (name: string) => aTile({ name, html: `<p>${name}</p>`, visibility: { who: 'hidden' } });
    const own = new TypeormAccountPages(connected.dataSource, new NotifyPageChanges(connected.dataSource));
    const accountPages = pages instanceof MemoryPageStore ? new MemoryAccountPages(pages) : own;
    const [second, stranger] = [newId(publishedAt), await storeAccount(connected.dataSource)];
    await publish(hidden('Here'));
    await accountPages.create({ accountId, id: second, name: 'Second', linkname: null, at: publishedAt }, 20);
    const publishOn = (owner: string, pageId: string, ...tiles: readonly Tile[]) => {
      publications += 1;
      const design = aDesign({ title: `Publication ${publications}`, tiles } as Partial<PageDesign>);
      return pages.publish({ accountId: owner, pageId, design, publishedAt, sanitizerVersion: 1 });
    };
    await publishOn(stranger, stranger, hidden('Theirs'));
    await publishOn(accountId, second, hidden('Removed'));
    await publishOn(accountId, second, hidden('There'), aTile({ name: 'Open' }), {
      ...aTile({ name: 'Warned' }),
      visibility: { warning: 'x' },
    });
    expect(await pages.findWithheldTiles({ accountId })).toEqual([hidden('Here'), hidden('There')]);
    expect(await pages.findWithheldTiles({ accountId, pageId: second })).toEqual([hidden('There'), hidden('Removed'), hidden('Here')]);
  });
});
