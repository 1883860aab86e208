import { beforeEach, describe, expect, test } from '@jest/globals';
import { TypeormPageDrafts } from '../../../server/adapters/postgres/drafts/typeorm-page-drafts.js';
import type { NewDraft } from '../../../server/pages/drafts/page-draft.js';
import type { PageDrafts } from '../../../server/pages/drafts/ports/page-drafts.port.js';
import { newId } from '../../../server/pages/new-id.js';
import { DraftChangedElsewhere, OwnerRemoved, PageFormatNewer, PageNotFound } from '../../../server/pages/pages.errors.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { MemoryPageDrafts } from '../../fakes/pages/memory-page-drafts.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const connected = connectedDatabase();
const [savedAt, later] = [new Date('2026-11-20T08:00:00.000Z'), new Date('2026-11-20T09:00:00.000Z')];
const aDraft = (title: string, changes: Partial<NewDraft> = {}): NewDraft => ({
  ...{ design: aDesign({ title }), basedOn: 3, device: 'Firefox on Linux', writer: 'tab.7', revision: 0, savedAt },
  ...changes,
});

let drafts: PageDrafts;
let accountId: string;

describe.each<[string, () => PageDrafts]>([
  ['the memory of a test', () => new MemoryPageDrafts()],
  ['PostgreSQL', () => new TypeormPageDrafts(connected.dataSource)],
])('the drafts of pages in %s', (_, open) => {
  beforeEach(async () => {
    await connected.dataSource.query('TRUNCATE account CASCADE');
    accountId = await storeAccount(connected.dataSource);
    drafts = open();
  });

  test('are saved with all that is known of them, and each only over the revision that it names', async () => {
    expect([await drafts.find({ accountId }), await drafts.findDesign({ accountId })]).toEqual([null, null]);
    const first = { revision: 1, basedOn: 3, savedAt, device: 'Firefox on Linux', writer: 'tab.7', isDiscarded: false };
    expect(await drafts.save({ accountId }, aDraft('One'))).toEqual(first);
    const second = { revision: 2, basedOn: 4, savedAt: later, device: null, writer: null, isDiscarded: false };
    const next = aDraft('Two', { basedOn: 4, device: null, writer: null, revision: 1, savedAt: later });
    expect(await drafts.save({ accountId }, next)).toEqual(second);
    for (const revision of [0, 1, 3, -1])
      await expect(drafts.save({ accountId }, aDraft('Late', { revision }))).rejects.toThrow(new DraftChangedElsewhere(2));
    expect([await drafts.find({ accountId }), await drafts.findDesign({ accountId })]).toEqual([second, aDesign({ title: 'Two' })]);
    expect(await drafts.find({ accountId: await storeAccount(connected.dataSource) })).toBeNull();
  });

  test('are discarded by their revision; that they were is kept, and the next one goes on from there', async () => {
    await expect(drafts.discard({ accountId }, 0, later)).rejects.toThrow(new DraftChangedElsewhere(0));
    await drafts.save({ accountId }, aDraft('One'));
    await expect(drafts.discard({ accountId }, 0, later)).rejects.toThrow(new DraftChangedElsewhere(1));
    const discarded = { revision: 2, basedOn: 3, savedAt: later, device: 'Firefox on Linux', writer: null, isDiscarded: true };
    expect(await drafts.discard({ accountId }, 1, later)).toEqual(discarded);
    expect([await drafts.find({ accountId }), await drafts.findDesign({ accountId })]).toEqual([discarded, null]);
    await expect(drafts.save({ accountId }, aDraft('Two'))).rejects.toThrow(new DraftChangedElsewhere(2));
    expect(await drafts.save({ accountId }, aDraft('Two', { revision: 2 }))).toMatchObject({ revision: 3, isDiscarded: false });
  });
});

describe('PostgreSQL', () => {
  const ask = <T>(query: string, values: unknown[] = []) => connected.dataSource.query<T>(query, values);
  beforeEach(async () => {
    await ask('TRUNCATE account CASCADE');
    accountId = await storeAccount(connected.dataSource);
    drafts = new TypeormPageDrafts(connected.dataSource);
  });

  test('lets exactly one of several writers of a revision succeed', async () => {
    const saved = await Promise.allSettled(['One', 'Two', 'Three', 'Four'].map((title) => drafts.save({ accountId }, aDraft(title))));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await drafts.find({ accountId })).toMatchObject({ revision: 1 });
  });

  test('finds drafts only of pages of the account, and deletes them with their page and their account', async () => {
    await drafts.save({ accountId, pageId: accountId }, aDraft('One'));
    const other = await storeAccount(connected.dataSource);
    for (const pageId of [accountId, newId(savedAt), 'no-id']) {
      const page = { accountId: other, pageId };
      await expect(drafts.find(page)).rejects.toThrow(PageNotFound);
      await expect(drafts.findDesign(page)).rejects.toThrow(PageNotFound);
      await expect(drafts.save(page, aDraft('Two', { revision: 1 }))).rejects.toThrow(PageNotFound);
      await expect(drafts.discard(page, 1, later)).rejects.toThrow(PageNotFound);
    }
    const second = newId(savedAt);
    await ask('INSERT INTO page (owner_id, account_id, is_main, position) VALUES ($1, $2, false, 2)', [second, accountId]);
    await drafts.save({ accountId, pageId: second }, aDraft('Two'));
    const count = async () => (await ask<[{ count: number }]>('SELECT count(*)::integer AS count FROM page_draft'))[0].count;
    expect(await count()).toBe(2);
    await ask('DELETE FROM page WHERE owner_id = $1', [second]);
    expect(await count()).toBe(1);
    await ask('DELETE FROM account WHERE id = $1', [accountId]);
    expect(await count()).toBe(0);
    await expect(drafts.save({ accountId }, aDraft('Late'))).rejects.toThrow(OwnerRemoved);
  });

  test('neither reads nor overwrites the draft of a newer format', async () => {
    await drafts.save({ accountId }, aDraft('One'));
    await ask('UPDATE page_draft SET design_format = 99');
    expect([await drafts.findDesign({ accountId }), await drafts.find({ accountId })]).toEqual([
      null,
      expect.objectContaining({ revision: 1, isDiscarded: false }),
    ]);
    await expect(drafts.save({ accountId }, aDraft('Two', { revision: 1 }))).rejects.toThrow(PageFormatNewer);
    await expect(drafts.discard({ accountId }, 1, later)).rejects.toThrow(PageFormatNewer);
  });
});
