import { beforeEach, describe, expect, test } from '@jest/globals';
import { TypeormDraftLinks } from '../../../server/adapters/postgres/drafts/typeorm-draft-links.js';
import { TypeormPageDrafts } from '../../../server/adapters/postgres/drafts/typeorm-page-drafts.js';
import { newDraftLink, type DraftLink } from '../../../server/pages/drafts/draft-link.js';
import { newId } from '../../../server/pages/new-id.js';
import { OwnerRemoved, PageNotFound } from '../../../server/pages/pages.errors.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';

const connected = connectedDatabase();
const madeAt = new Date('2026-11-22T08:00:00.000Z');
const endsAt = new Date('2026-12-22T08:00:00.000Z');
const before = (moment: Date) => new Date(moment.getTime() - 1);
const ask = <T>(query: string, values: unknown[] = []) => connected.dataSource.query<T>(query, values);

let links: TypeormDraftLinks;
let accountId: string;

describe('the links to drafts in PostgreSQL', () => {
  beforeEach(async () => {
    await ask('TRUNCATE account CASCADE');
    accountId = await storeAccount(connected.dataSource);
    links = new TypeormDraftLinks(connected.dataSource, new NoCredential());
  });

  const make = async (pageId?: string): Promise<DraftLink> => {
    const link = newDraftLink(madeAt);
    await links.make({ accountId, ...(pageId !== undefined && { pageId }) }, link);
    return link;
  };

  test('are one for each page, work until they end, and lead to the page and its draft', async () => {
    expect(await links.find({ accountId }, madeAt)).toBeNull();
    const former = await make();
    const link = await make(accountId);
    expect(link).toMatchObject({ createdAt: madeAt, expiresAt: endsAt, timesOpened: 0 });
    expect(await links.find({ accountId }, before(endsAt))).toEqual(link);
    expect(await links.find({ accountId }, endsAt)).toBeNull();
    expect(await links.open(former.token, madeAt)).toBeNull();
    expect(await links.open(link.token, endsAt)).toBeNull();
    expect(await links.open(link.token, before(endsAt))).toMatchObject({ page: { id: accountId, accountId, version: 0 }, draft: null });
    const draft = { design: aDesign({ title: 'Drafted' }), basedOn: 0, device: null, writer: null, revision: 0, savedAt: madeAt };
    await new TypeormPageDrafts(connected.dataSource).save({ accountId }, draft);
    expect((await links.open(link.token, madeAt))?.draft).toEqual(aDesign({ title: 'Drafted' }));
    await ask('UPDATE page_draft SET design_format = 99');
    expect((await links.open(link.token, madeAt))?.draft).toBeNull();
  });

  test('are counted, also by several at once, until they are revoked or replaced', async () => {
    const { token } = await make();
    await Promise.all(Array.from({ length: 5 }, () => links.countOpening(token)));
    expect(await links.find({ accountId }, madeAt)).toMatchObject({ token, timesOpened: 5 });
    await links.revoke({ accountId });
    await links.revoke({ accountId });
    await links.countOpening(token);
    expect(await links.find({ accountId }, madeAt)).toBeNull();
  });

  test('made by several at once are one link', async () => {
    const made = await Promise.all([make(), make(), make(), make()]);
    const found = await Promise.all(made.map(({ token }) => links.open(token, madeAt)));
    expect(found.filter(Boolean)).toHaveLength(1);
  });

  test('belong to pages of the account, and go with them', async () => {
    const { token } = await make();
    const other = await storeAccount(connected.dataSource);
    for (const pageId of [accountId, newId(madeAt), 'no-id']) {
      const page = { accountId: other, pageId };
      await expect(links.find(page, madeAt)).rejects.toThrow(PageNotFound);
      await expect(links.make(page, newDraftLink(madeAt))).rejects.toThrow(PageNotFound);
      await expect(links.revoke(page)).rejects.toThrow(PageNotFound);
    }
    await links.revoke({ accountId: other });
    expect(await links.open(token, madeAt)).not.toBeNull();
    await ask('DELETE FROM account WHERE id = $1', [accountId]);
    expect(await ask('SELECT FROM draft_link')).toEqual([]);
    await expect(make()).rejects.toThrow(OwnerRemoved);
  });

  test('lead nowhere, and show no pictures, when they have ended, while the page is hidden, or the account suspended', async () => {
    const { token } = await make();
    const found = async (now = madeAt) => [
      (await links.open(token, now))?.page.accountId,
      ...(await links.accountsOf([token, 'other'], now)),
    ];
    expect([await found(endsAt), await found()]).toEqual([[undefined], [accountId, accountId]]);
    await ask('UPDATE page SET hidden_at = now()');
    expect(await found()).toEqual([undefined]);
    await ask('UPDATE page SET hidden_at = NULL');
    expect(await found()).toEqual([accountId, accountId]);
    await ask(`UPDATE account SET suspended_at = now(), suspension_reason = 'other'`);
    expect(await found()).toEqual([undefined]);
  });
});
