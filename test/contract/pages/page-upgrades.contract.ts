import { beforeEach, describe, expect, test } from '@jest/globals';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { Page } from '../../../server/pages/page.js';
import { PageFormatNewer } from '../../../server/pages/pages.errors.js';
import type { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

// Two versions of the product at one database, as they are during a rolling upgrade.

const now = new Date('2026-11-20T08:00:00.000Z');
const connected = connectedDatabase();
beforeEach(() => connected.dataSource.query('TRUNCATE account CASCADE'));

const anAccount = () => storeAccount(connected.dataSource);

interface Opened {
  readonly pages: PageStore;
  /** Publishes as a newer version of the product does, in a format that this one does not know. */
  readonly publishNewer: (accountId: string, sanitizerVersion: number) => Promise<void>;
}

function inMemory(): Opened {
  const pages = new MemoryPageStore();
  return { pages, publishNewer: async (accountId, rules) => pages.publishInNewerFormat({ accountId }, now, rules) };
}

const NEWER_DESIGN = { sections: [{ kind: 'hero' }], tiles: { first: {} } };

function inPostgres(): Opened {
  const pages = new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource));
  const publishNewer = async (accountId: string, rules: number): Promise<void> => {
    const page = await pages.find({ accountId });
    await pages.publish({ accountId, design: aDesign(), basedOn: page.version, publishedAt: now, sanitizerVersion: rules });
    for (const table of ['page', 'page_version']) {
      await connected.dataSource.query(`UPDATE ${table} SET design = $2, design_format = 99 WHERE owner_id = $1 AND version = $3`, [
        accountId,
        JSON.stringify(NEWER_DESIGN),
        page.version + 1,
      ]);
    }
  };
  return { pages, publishNewer };
}

describe.each<[string, () => Opened]>([
  ['the memory of a test', inMemory],
  ['PostgreSQL', inPostgres],
])('a page store in %s', (_, open) => {
  let pages: PageStore;
  let publishNewer: Opened['publishNewer'];
  let accountId: string;
  beforeEach(async () => {
    ({ pages, publishNewer } = open());
    accountId = await anAccount();
  });

  const publish = async (owner: string, sanitizerVersion: number, title = 'Published') =>
    (await pages.publish({ accountId: owner, design: aDesign({ title }), publishedAt: now, sanitizerVersion })).page;
  async function ownersSanitizedBefore(rules: number): Promise<string[]> {
    const owners: string[] = [];
    for (let found = await pages.findNextSanitizedBefore(rules); found; found = await pages.findNextSanitizedBefore(rules, found))
      owners.push(found.page.accountId);
    return owners;
  }

  const cleaned = async (owner: string) => new Page({ ...(await pages.find({ accountId: owner })), design: aDesign({ title: 'Clean' }) });
  const titleOf = async (owner: string) => (await pages.find({ accountId: owner })).design?.title;

  test('TC-19 finds the pages that older rules cleaned, one after the other, each once, and none that newer rules cleaned', async () => {
    const older = [accountId, await anAccount(), await anAccount(), await anAccount()];
    for (const [at, owner] of older.entries()) await publish(owner, 5 + (at % 2));
    const [same, newer] = [await anAccount(), await anAccount()];
    await publish(same, 7);
    await publish(newer, 8);
    await pages.saveLinkname({ accountId: await anAccount() }, 'never-published' as Linkname, now);
    expect((await ownersSanitizedBefore(7)).toSorted()).toEqual(older.toSorted());
  });

  test('replaces the design of a page by the same version, cleaned again', async () => {
    await publish(accountId, 6);
    expect(await pages.saveSanitized(await cleaned(accountId), 7)).toBe(true);
    expect(await pages.find({ accountId })).toMatchObject({ version: 1, design: { title: 'Clean' } });
    expect(await ownersSanitizedBefore(7)).toEqual([]);
    expect(await ownersSanitizedBefore(8)).toEqual([accountId]);
  });

  test('a page that was published again meanwhile is not overwritten by its cleaned former version', async () => {
    const first = await publish(accountId, 5, 'First');
    await publish(accountId, 6, 'Second');
    expect(await pages.saveSanitized(first, 7)).toBe(false);
    expect(await pages.find({ accountId })).toMatchObject({ version: 2, design: { title: 'Second' } });
  });

  test.each([7, 8])('a page that rules of version %i cleaned is not overwritten by version 7', async (rules) => {
    await publish(accountId, rules, 'As it was left');
    expect(await pages.saveSanitized(await cleaned(accountId), 7)).toBe(false);
    expect(await titleOf(accountId)).toBe('As it was left');
    expect(await ownersSanitizedBefore(rules + 1)).toEqual([accountId]);
  });

  test('a page of newer rules that an older instance publishes again is found by the newer rules', async () => {
    await publish(accountId, 8);
    expect(await ownersSanitizedBefore(8)).toEqual([]);
    await publish(accountId, 7, 'Again');
    expect(await ownersSanitizedBefore(8)).toEqual([accountId]);
  });

  describe('with a page of a newer format', () => {
    const linkname = 'newer-format' as Linkname;
    beforeEach(async () => {
      await publish(accountId, 1, 'Known');
      await pages.saveLinkname({ accountId }, linkname, now);
      await publishNewer(accountId, 6);
    });

    test('returns everything except its design', async () => {
      const seen = { accountId, linkname, version: 2, publishedAt: now, design: null, isOfNewerFormat: true };
      expect(await pages.find({ accountId })).toMatchObject(seen);
      expect((await pages.lookUp(linkname, now)).page).toMatchObject(seen);
      expect(await pages.listPublished({ from: linkname, before: null }, 1)).toEqual([{ linkname, publishedAt: now }]);
    });

    test.each([undefined, 2])('publishes nothing over it, based on version %p', async (basedOn) => {
      const publication = { accountId, design: aDesign({ title: 'Over it' }), publishedAt: now, sanitizerVersion: 9, basedOn };
      await expect(pages.publish(publication)).rejects.toThrow(PageFormatNewer);
      expect(await pages.find({ accountId })).toMatchObject({ version: 2, isOfNewerFormat: true });
      expect((await pages.listVersions({ accountId })).length).toBeLessThanOrEqual(2);
    });

    test('does not change it when other pages are cleaned', async () => {
      expect(await ownersSanitizedBefore(7)).toEqual([]);
      expect(await pages.saveSanitized(await cleaned(accountId), 7)).toBe(false);
      expect(await pages.find({ accountId })).toMatchObject({ version: 2, isOfNewerFormat: true });
    });

    test('moves it and sets its picture like any other page', async () => {
      await pages.saveLinkname({ accountId }, 'newer-elsewhere' as Linkname, now);
      await pages.savePicture({ accountId }, 'profile', null);
      expect(await pages.find({ accountId })).toMatchObject({ linkname: 'newer-elsewhere', version: 2, isOfNewerFormat: true });
    });
  });
});

test('in PostgreSQL the history is listed from summaries, which are made when a version is listed for the first time', async () => {
  const { pages } = inPostgres();
  const accountId = await anAccount();
  for (const title of ['First', 'Second']) {
    const tiles = Array.from({ length: 10 }, (_, at) =>
      aTile({ name: `${title} ${at}`, html: at % 2 ? '' : `<p>${title} "名前" \\ ${at}</p>` }),
    );
    await pages.publish({ accountId, design: aDesign({ title, tiles }), publishedAt: now, sanitizerVersion: 1 });
  }
  const lacking = () => connected.dataSource.query<unknown[]>('SELECT version FROM page_version WHERE summary IS NULL');
  expect(await lacking()).toHaveLength(2);
  const listed = await pages.listVersions({ accountId });
  expect(await lacking()).toEqual([]);
  expect(listed).toMatchObject([
    { version: 2, tileCount: 10, look: { title: 'Second' } },
    { version: 1, tileCount: 10, look: { title: 'First' } },
  ]);

  // Another connection holds a lock on one of two versions without a summary.
  await connected.dataSource.query('UPDATE page_version SET summary = NULL');
  await connected.dataSource.transaction(async (manager) => {
    await manager.query('SELECT FROM page_version WHERE version = 1 FOR UPDATE');
    expect(await pages.listVersions({ accountId })).toEqual(listed);
    expect(await lacking()).toEqual([{ version: 1 }]);
  });
  expect(await pages.listVersions({ accountId })).toEqual(listed);
  expect(await lacking()).toEqual([]);

  await connected.dataSource.query(`UPDATE page_version SET design = '{}'`);
  expect(await pages.listVersions({ accountId })).toEqual(listed);
});

test('in PostgreSQL the history lists and returns the versions in known formats, and refuses versions in a newer format', async () => {
  const { pages, publishNewer } = inPostgres();
  const accountId = await anAccount();
  await pages.publish({ accountId, design: aDesign({ title: 'Known' }), publishedAt: now, sanitizerVersion: 1 });
  await publishNewer(accountId, 1);
  expect(await pages.listVersions({ accountId })).toMatchObject([{ version: 1, look: { title: 'Known' } }]);
  expect(await pages.findVersion({ accountId }, 1)).toMatchObject({ design: { title: 'Known' } });
  await expect(pages.findVersion({ accountId }, 2)).rejects.toThrow(PageFormatNewer);
  expect(await connected.dataSource.query('SELECT design FROM page')).toEqual([{ design: NEWER_DESIGN }]);
});
