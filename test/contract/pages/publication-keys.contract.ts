import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { ClientMutationIdUsed, PageChangedElsewhere } from '../../../server/pages/pages.errors.js';
import type { PageStore, Publication, PublicationKey } from '../../../server/pages/ports/page-store.port.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const now = new Date('2026-11-20T08:00:00.000Z');
const soon = new Date(now.getTime() + 1_000);
const connected = connectedDatabase();

const stores: [string, () => PageStore][] = [
  ['the memory of a test', () => new MemoryPageStore()],
  ['PostgreSQL', () => new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource))],
];

function aKey(keptUntil = soon): PublicationKey {
  const [keyHash = '', inputHash = ''] = [1, 2].map(() => createHash('sha256').update(randomUUID()).digest('hex'));
  return { keyHash, inputHash, keptUntil };
}

describe.each(stores)('a page store in %s', (_, open) => {
  let pages: PageStore;
  let accountId: string;
  beforeEach(async () => {
    pages = open();
    accountId = await storeAccount(connected.dataSource);
  });

  const publish = (title: string, key: PublicationKey, more: Partial<Publication> = {}) =>
    pages.publish({ accountId, design: aDesign({ title }), publishedAt: now, sanitizerVersion: 1, key, ...more });
  const version = async () => (await pages.find({ accountId })).version;

  test('keeps a key with what was published by it, whether or not that has changed the page, as long as it says', async () => {
    const [first, same] = [aKey(), aKey()];
    expect(await pages.findPublication(first.keyHash, now)).toBeNull();
    await publish('One', first, { basedOn: 0 });
    await publish('One', same);
    for (const { keyHash, inputHash } of [first, same])
      expect(await pages.findPublication(keyHash, now)).toEqual({
        inputHash,
        pageId: accountId,
        version: 1,
        isChanged: keyHash === first.keyHash,
      });
    expect(await pages.findPublication(first.keyHash, soon)).toBeNull();
    await publish('Two', first);
    expect(await pages.findPublication(first.keyHash, now)).toMatchObject({ version: 2, isChanged: true });
  });

  test('refuses a key that is kept, and then publishes nothing', async () => {
    const key = aKey();
    await publish('One', key);
    for (const title of ['One', 'Two']) await expect(publish(title, key)).rejects.toThrow(ClientMutationIdUsed);
    expect(await pages.find({ accountId })).toMatchObject({ version: 1, design: { title: 'One' } });
  });

  test('of several publications with one key at the same moment, one succeeds', async () => {
    for (const basedOn of [0, 1, undefined]) {
      const before = await version();
      const key = aKey();
      const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((title) => publish(`${title} ${basedOn}`, key, { basedOn })));
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      expect(refused).toHaveLength(3);
      for (const reason of refused) expect(reason instanceof ClientMutationIdUsed || reason instanceof PageChangedElsewhere).toBe(true);
      expect(await version()).toBe(before + 1);
      expect(await pages.findPublication(key.keyHash, now)).toMatchObject({ version: before + 1 });
    }
  });

  test('a refused publication keeps no key', async () => {
    const key = aKey();
    await expect(publish('One', key, { basedOn: 7 })).rejects.toThrow(PageChangedElsewhere);
    expect(await pages.findPublication(key.keyHash, now)).toBeNull();
  });

  test('removes keys that are not kept any more, as many as asked at most', async () => {
    // Those of the other tests are kept longer.
    const [before, end] = [new Date(now.getTime() - 2_000), new Date(now.getTime() - 1_000)];
    const keys = [aKey(end), aKey(end), aKey(end)];
    for (const [at, key] of keys.entries()) await publish(`Version ${at}`, key);
    expect(await pages.removeOldPublicationKeys(before, 10)).toBe(0);
    expect([await pages.removeOldPublicationKeys(end, 2), await pages.removeOldPublicationKeys(end, 2)]).toEqual([2, 1]);
    for (const { keyHash } of keys) expect(await pages.findPublication(keyHash, before)).toBeNull();
  });
});
