import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import {
  lockAccount,
  lockAccounts,
  lockAnybodys,
  lockForRows,
  lockOwned,
  lockReported,
} from '../../../server/adapters/postgres/rows/rows.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const connected = connectedDatabase();
const now = new Date('2026-11-20T08:00:00.000Z');

let accountId: string;
let linkname: Linkname;
beforeEach(async () => {
  accountId = await storeAccount(connected.dataSource);
  linkname = `page-${randomUUID().slice(0, 8)}` as Linkname;
  const pages = new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource));
  await pages.saveLinkname({ accountId }, linkname, now);
  await pages.publish({ accountId, design: aDesign(), publishedAt: now, sanitizerVersion: 1 });
});

type Work = (manager: EntityManager) => Promise<unknown>;

// What PostgreSQL does for each row that is added and names this one.
const nameAccount: Work = (manager) => manager.query('SELECT FROM account WHERE id = $1 FOR KEY SHARE', [accountId]);
const namePage: Work = (manager) => manager.query('SELECT FROM page WHERE linkname = $1 FOR KEY SHARE', [linkname]);

/** Whether somebody else does it now, or waits for a lock. */
async function attempt(work: Work): Promise<'goes on' | 'waits'> {
  return connected.dataSource
    .transaction(async (manager) => {
      await manager.query(`SET LOCAL lock_timeout = '50ms'`);
      await work(manager);
      return 'goes on' as const;
    })
    .catch((error: { readonly driverError?: { readonly code?: string } }) => {
      if (error.driverError?.code === '55P03') return 'waits' as const;
      throw error;
    });
}

const ofOperators = () => ({ columns: 'id', condition: 'id = $1', parameters: [accountId] });
const anAccount: Work = (manager) => lockAccount(accountId, manager);
const forRows: Work = (manager) => lockForRows(accountId, manager);

const locks: readonly (readonly [string, Work, Work, 'goes on' | 'waits'])[] = [
  ['changes of an account and what signs in to it', anAccount, nameAccount, 'waits'],
  ['what counts rows of an account', forRows, nameAccount, 'goes on'],
  ['changes of who is an operator', (manager) => lockAccounts(ofOperators(), manager), nameAccount, 'waits'],
  ['changes of an own page', (manager) => lockOwned({ accountId }, manager), namePage, 'waits'],
  ['what operators change of a page', (manager) => lockAnybodys({ linkname }, 'owner_id', manager), namePage, 'waits'],
  ['reports of a page', (manager) => lockReported(linkname, manager), namePage, 'goes on'],
];

test.each(locks)('Of %s, two come one after the other; and the strength is the one that it says', async (_, lock, name, then) => {
  const found = await connected.dataSource.transaction(async (manager) => {
    await lock(manager);
    return [await attempt(lock), await attempt(name)];
  });
  expect(found).toEqual(['waits', then]);
  expect(await attempt(lock)).toBe('goes on');
});

test('Each change of an account waits for what counts its rows, and the other way round', async () => {
  for (const [first, second] of [
    [anAccount, forRows],
    [forRows, anAccount],
  ] as const) {
    const found = await connected.dataSource.transaction(async (manager) => {
      await first(manager);
      return attempt(second);
    });
    expect(found).toBe('waits');
  }
});
