import { describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { migrate } from '../../server/adapters/postgres/connection/data-source.js';
import { migrations } from '../../server/adapters/postgres/migrations/all-migrations.js';
import { GivePagesAnIdentity1795290000000 } from '../../server/adapters/postgres/migrations/give-pages-an-identity.js';
import { ACCOUNT, query, testBackups } from '../support/database/backups.js';
import { createCopyOf, createEmptyDatabase, createTestDatabase } from '../support/database/database.js';

const { make, aFormerDatabase, backUp, restore } = testBackups();

/** Begins to give the pages an identity, and ends as if the process was killed before a query. */
async function interruptIdentity(url: string, last: number): Promise<void> {
  const dataSource = await new DataSource({ type: 'postgres', url, installExtensions: false }).initialize();
  const runner = dataSource.createQueryRunner();
  const run = runner.query.bind(runner);
  let queries = 0;
  runner.query = (async (...parameters: Parameters<typeof run>) => {
    queries += 1;
    if (queries > last) throw new Error('The process was killed.');
    return run(...parameters) as unknown;
  }) as typeof run;
  await expect(new GivePagesAnIdentity1795290000000().up(runner)).rejects.toThrow('The process was killed.');
  runner.query = run;
  await runner.release();
  await dataSource.destroy();
}

describe('A backup of an older release', () => {
  test.each([1, 2, migrations.length - 1])('that had %d migrations is migrated after its rows were loaded', async (count) => {
    const former = await aFormerDatabase(count);
    await query(
      former,
      ACCOUNT,
      `INSERT INTO session SELECT sha256('a token'), id, now(), now() FROM account`.replace(
        'SELECT',
        '(token_hash, account_id, started_at, last_used_at) SELECT',
      ),
    );
    if (count > 1) await query(former, `INSERT INTO page (owner_id, linkname) SELECT id, 'lemons' FROM account`);
    await backUp(former);
    const columns = 'id, username, email, email_verified, password_hash, registered_at';
    const accounts = await query(former, `SELECT ${columns} FROM account`);
    // One has no tables yet, the other was started once.
    for (const kind of [createEmptyDatabase, createTestDatabase]) {
      const url = await make(kind);
      await restore(url);
      expect(await query(url, `SELECT ${columns} FROM account`)).toEqual(accounts);
      expect(await query(url, 'SELECT id IS NOT NULL AS named, device FROM session')).toEqual([{ named: true, device: null }]);
      expect(await query(url, 'SELECT linkname FROM page')).toEqual(count > 1 ? [{ linkname: 'lemons' }] : []);
      expect(await migrate(url)).toBe(0);
    }
  });

  test('without any table is restored as an empty instance of this release', async () => {
    await backUp(await make(createEmptyDatabase));
    const url = await make(createEmptyDatabase);
    await restore(url);
    expect(await migrate(url)).toBe(0);
  });
});

test('A backup is refused after a migration was interrupted at any of its steps, and made when it is done', async () => {
  const former = await aFormerDatabase(migrations.indexOf(GivePagesAnIdentity1795290000000));
  await query(former, ACCOUNT, `INSERT INTO page (owner_id, linkname) SELECT id, 'lemons' FROM account`);
  for (const last of [2, 3, 7, 12, 20]) {
    const url = await make(() => createCopyOf({ url: former }));
    await interruptIdentity(url, last);
    await expect(backUp(url)).rejects.toMatchObject({ name: 'MigrationUnfinished' });
    await migrate(url);
    await backUp(url);
    const restored = await make(createEmptyDatabase);
    await restore(restored);
    expect(await query(restored, 'SELECT linkname, account_id = owner_id AS "isOwn" FROM page')).toEqual([
      { linkname: 'lemons', isOwn: true },
    ]);
  }
});
