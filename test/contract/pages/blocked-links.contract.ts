import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { TypeormBlockedLinkStore } from '../../../server/adapters/postgres/blocked-links/typeorm-blocked-link-store.js';
import { TypeormLinkCheckStore } from '../../../server/adapters/postgres/blocked-links/typeorm-link-check-store.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { BLOCKED_LINKS_MOST } from '../../../server/pages/blocked-links/blocked-link.rules.js';
import { TooManyBlockedLinks } from '../../../server/pages/blocked-links/blocked-links.errors.js';
import type { BlockedLinkStore } from '../../../server/pages/blocked-links/ports/blocked-link-store.port.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { anEntry, MemoryBlockedLinks } from '../../fakes/pages/memory-blocked-links.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const connected = connectedDatabase();
const now = new Date('2026-11-20T08:00:00.000Z');

const stores: readonly [string, () => BlockedLinkStore][] = [
  ['the memory of a test', () => new MemoryBlockedLinks()],
  ['PostgreSQL', () => new TypeormBlockedLinkStore(connected.dataSource)],
];

describe.each(stores)('blocked places in %s', (_, open) => {
  let store: BlockedLinkStore;
  beforeEach(async () => {
    await connected.dataSource.query('DELETE FROM blocked_link');
    store = open();
  });

  test('are added and removed once, and listed in their order', async () => {
    expect(await store.add([anEntry('b.example', now), anEntry('a.example', now)])).toBe(2);
    expect(await store.add([anEntry('b.example'), anEntry('c.example/x/')])).toBe(1);
    expect((await store.list()).map(({ pattern }) => pattern)).toEqual(['a.example', 'b.example', 'c.example/x/']);
    expect((await store.list())[0]).toEqual({ pattern: 'a.example', note: null, addedAt: now, addedBy: 'ops' });
    const { pattern } = anEntry('a.example');
    expect([await store.remove(pattern, now), await store.remove(pattern, now)]).toEqual([true, false]);
    expect(await store.list()).toHaveLength(2);
  });

  test('have another state after each change, which every instance knows five seconds later', async () => {
    const before = await store.state();
    await store.add([anEntry('a.example', now)]);
    const added = await store.state();
    await store.remove(anEntry('a.example').pattern, now);
    const marks = [before.mark, added.mark, (await store.state()).mark];
    expect(new Set(marks).size).toBe(3);
    expect(added.settledAt).toEqual(new Date(now.getTime() + 5_000));
  });

  test('are at most 10,000, and of those that are too many none is added', async () => {
    await store.add(Array.from({ length: BLOCKED_LINKS_MOST - 1 }, (_entry, at) => anEntry(`host-${at}.example`)));
    await expect(store.add([anEntry('one.example'), anEntry('two.example')])).rejects.toThrow(TooManyBlockedLinks);
    expect(await store.list()).toHaveLength(BLOCKED_LINKS_MOST - 1);
    expect(await store.add([anEntry('one.example'), anEntry('host-1.example')])).toBe(1);
  });
});

describe('The comparison with published pages in PostgreSQL', () => {
  const checks = () => new TypeormLinkCheckStore(connected.dataSource);
  const pages = () => new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource));

  async function aPage(title: string): Promise<string> {
    const accountId = await storeAccount(connected.dataSource);
    await pages().publish({ accountId, design: aDesign({ title }), publishedAt: now, sanitizerVersion: 1 });
    return accountId;
  }

  test('reads each published page once, with its design, and those up to a page', async () => {
    const ids = (await Promise.all(['one', 'two', 'three'].map(aPage))).toSorted();
    await storeAccount(connected.dataSource);
    const found = await checks().pagesAfter(null, null);
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(found.map(({ design }) => design.title).toSorted()).toEqual(['one', 'three', 'two']);
    expect((await checks().pagesAfter(ids[0]!, ids[1]!)).map(({ id }) => id)).toEqual([ids[1]]);
    expect(await checks().pagesAfter(ids[2]!, null)).toEqual([]);
  });

  test('has few pages in a step if they are large', async () => {
    const noise = () => Array.from({ length: 3_000 }, () => randomUUID()).join('');
    for (let count = 0; count < 12; count += 1) {
      const id = await aPage('large');
      await connected.dataSource.query(`UPDATE page SET design = jsonb_set(design, '{title}', to_jsonb($2::text)) WHERE owner_id = $1`, [
        id,
        noise(),
      ]);
    }
    const read = (await checks().pagesAfter(null, null)).length;
    expect(read).toBeGreaterThan(3);
    expect(read).toBeLessThan(12);
  });

  test('keeps a finding until the page is published anew, is compared again, or is removed', async () => {
    const [anew, again, gone] = [await aPage('anew'), await aPage('again'), await aPage('gone')];
    const progress = { mark: '1', after: null, begunAfter: null, isSecondPart: false, isDone: false };
    const finding = (pageId: string) => ({ pageId, version: 1, pattern: 'evil.example', address: 'https://evil.example/' });
    const step = (ids: readonly string[], findings = ids.map(finding)) =>
      checks().saveStep({ progress, pages: ids.map((id) => ({ id, version: 1, design: aDesign() })), findings, at: now });
    const listed = async () => (await checks().findings(100)).map(({ pageId }) => pageId).toSorted();
    await step([anew, again, gone, randomUUID()]);
    expect(await listed()).toEqual([anew, again, gone].toSorted());
    expect(await checks().progress()).toEqual(progress);
    await pages().publish({ accountId: anew, design: aDesign({ title: 'Clean' }), publishedAt: now, sanitizerVersion: 1 });
    await step([again], []);
    await connected.dataSource.query('DELETE FROM page WHERE owner_id = $1', [gone]);
    expect(await listed()).toEqual([]);
  });

  test('TO-10 tells operators no address of a page of which not everybody sees everything', async () => {
    const [shown, hidden] = [await aPage('shown'), await storeAccount(connected.dataSource)];
    const design = aDesign({ tiles: [aTile(), aTile({ visibility: { who: 'hidden' } })] });
    await pages().publish({ accountId: hidden, design, publishedAt: now, sanitizerVersion: 1 });
    const finding = (pageId: string) => ({ pageId, version: 1, pattern: 'evil.example', address: 'https://evil.example/' });
    const progress = { mark: '1', after: null, begunAfter: null, isSecondPart: false, isDone: false };
    const compared = [shown, hidden].map((id) => ({ id, version: 1, design: aDesign() }));
    await checks().saveStep({ progress, pages: compared, findings: [shown, hidden].map(finding), at: now });
    const found = new Map((await checks().findings(100)).map(({ pageId, address }) => [pageId, address]));
    expect([found.get(shown), found.get(hidden)]).toEqual(['https://evil.example/', null]);
  });
});
