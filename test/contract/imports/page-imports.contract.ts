import { beforeEach, describe, expect, test } from '@jest/globals';
import { TypeormPageImports } from '../../../server/adapters/postgres/imports/typeorm-page-imports.js';
import { ImportRunning } from '../../../server/imports/imports.errors.js';
import type { ImportedPage } from '../../../server/imports/page-import.js';
import type { NewImport, PageImports } from '../../../server/imports/ports/page-imports.port.js';
import { DEFAULT_DESIGN } from '../../../server/pages/design/page-design.rules.js';
import { newId } from '../../../server/pages/new-id.js';
import { OwnerRemoved } from '../../../server/pages/pages.errors.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';

const connected = connectedDatabase();
const now = new Date('2026-11-20T08:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const found: ImportedPage = { design: DEFAULT_DESIGN, picture: null, unreachable: [2], leftOut: [] };
const atLinks = { step: 'links', service: 'Linktree', linksChecked: 3, linkCount: 8 } as const;

let imports: PageImports;
let accountId: string;
const anImport = (more: Partial<NewImport> = {}): NewImport => ({
  id: newId(now),
  accountId,
  from: 'linktr.ee/salt',
  startedAt: now,
  ...more,
});

beforeEach(async () => {
  await connected.dataSource.query('TRUNCATE account CASCADE');
  accountId = await storeAccount(connected.dataSource);
  imports = new TypeormPageImports(connected.dataSource, new NoCredential());
});

describe('The imports in PostgreSQL', () => {
  test('are found with how far they are, and with what was found', async () => {
    const one = anImport();
    await imports.start(one, now);
    const begun = { id: one.id, from: one.from, startedAt: now, failure: null, found: null };
    expect(await imports.find(accountId, now)).toEqual({ ...begun, step: 'page', service: null, linksChecked: 0, linkCount: 0 });
    expect(await imports.note(one, atLinks, later(1))).toBe(true);
    expect(await imports.find(accountId, now)).toEqual({ ...begun, ...atLinks });
    await imports.finish(one, found);
    expect(await imports.find(accountId, now)).toEqual({ ...begun, ...atLinks, found });
    expect(await imports.find(await storeAccount(connected.dataSource), now)).toBeNull();
  });

  test('IM-21 An account has one import at a time, also of concurrent ones; the next one begins in the place of an ended or a silent one', async () => {
    const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => imports.start(anImport(), later(-60))));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts) if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(ImportRunning);
    // Nothing was heard of it for a while: its server was stopped.
    expect((await imports.find(accountId, later(1)))?.failure).toBe('interrupted');
    const second = anImport();
    await imports.start(second, later(1));
    await imports.fail(second, 'refused');
    expect((await imports.find(accountId, now))?.failure).toBe('refused');
    const third = anImport();
    await imports.start(third, later(-60));
    await imports.finish(third, found);
    const fourth = anImport({ from: 'links.csv' });
    await imports.start(fourth, later(-60));
    expect(await imports.find(accountId, now)).toMatchObject({ id: fourth.id, from: 'links.csv', found: null, failure: null });
  });

  test('IM-22 A stopped import writes nothing any more, also not into the next one', async () => {
    const one = anImport();
    await imports.start(one, now);
    await imports.remove(accountId, anImport().id);
    expect(await imports.find(accountId, now)).not.toBeNull();
    await imports.remove(accountId, one.id);
    expect(await imports.note(one, atLinks, later(1))).toBe(false);
    await imports.finish(one, found);
    expect(await imports.find(accountId, now)).toBeNull();
    const next = anImport();
    await imports.start(next, now);
    expect(await imports.note(one, atLinks, later(1))).toBe(false);
    await imports.finish(one, found);
    await imports.fail(one, 'busy');
    expect(await imports.find(accountId, now)).toMatchObject({ id: next.id, step: 'page', found: null, failure: null });
  });

  test('IM-23 They are deleted with their account, and when they are old; one of a removed account does not begin', async () => {
    await imports.start(anImport(), now);
    const other = await storeAccount(connected.dataSource);
    await imports.start(anImport({ accountId: other, startedAt: later(60) }), now);
    expect(await imports.removeOld(later(30), 9)).toBe(1);
    expect([await imports.find(accountId, now), (await imports.find(other, now))?.from]).toEqual([null, 'linktr.ee/salt']);
    await connected.dataSource.query('DELETE FROM account WHERE id = $1', [other]);
    expect(await imports.find(other, now)).toBeNull();
    await expect(imports.start(anImport({ accountId: other }), now)).rejects.toThrow(OwnerRemoved);
  });
});
