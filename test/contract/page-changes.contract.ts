import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../server/adapters/postgres/data-source.js';
import { NotifyPageChanges } from '../../server/adapters/postgres/notify-page-changes.js';
import { TypeormPageStore } from '../../server/adapters/postgres/typeorm-page-store.js';
import type { Linkname } from '../../server/pages/linkname.rules.js';
import { aDesign } from '../builders/page-design.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { until } from '../support/started-server.js';

Logger.overrideLogger(false);

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** An instance of the product, as far as page changes go. */
class Instance {
  readonly changes = new NotifyPageChanges(dataSource);
  readonly store = new TypeormPageStore(dataSource, this.changes);
  readonly heard: string[] = [];
  gaps = 0;

  constructor() {
    this.changes.onChange((linkname) => this.heard.push(linkname));
    this.changes.onGap(() => (this.gaps += 1));
  }
}

let writer: Instance;
let reader: Instance;
beforeEach(async () => {
  [writer, reader] = [new Instance(), new Instance()];
  await Promise.all([writer, reader].map(({ changes }) => changes.onApplicationBootstrap()));
});
afterEach(() => Promise.all([writer, reader].map(({ changes }) => changes.onApplicationShutdown())));

async function anAccount(): Promise<string> {
  const id = randomUUID();
  await dataSource.query(
    `INSERT INTO account (id, username, email, email_verified, password_hash, registered_at)
     VALUES ($1, left($2, 30), $2, false, '$argon2id$', now())`,
    [id, `ada${id.replaceAll('-', '')}`],
  );
  return id;
}

describe('changes of pages between two instances', () => {
  test('a claim is heard on the instance that wrote before its writer gets the answer, and once; a moment later on the other', async () => {
    const ownerId = await anAccount();
    await writer.store.saveLinkname(ownerId, 'first' as Linkname);
    expect(writer.heard).toEqual(['first']);
    await until(() => reader.heard.length > 0);
    expect(reader.heard).toEqual(['first']);
  });

  test('a move is told for the address that is left and for the new one', async () => {
    const ownerId = await anAccount();
    await writer.store.saveLinkname(ownerId, 'before' as Linkname);
    await writer.store.saveLinkname(ownerId, 'after' as Linkname);
    await until(() => reader.heard.length === 3);
    expect(writer.heard).toEqual(['before', 'before', 'after']);
    expect([...reader.heard].sort()).toEqual(['after', 'before', 'before']);
  });

  test('publishing and cleaning are told for a page that has an address, and for nothing else', async () => {
    const [seen, unseen] = [await anAccount(), await anAccount()];
    const publish = (ownerId: string) =>
      writer.store.publish({ ownerId, design: aDesign(), basedOn: 0, publishedAt: new Date(), sanitizerVersion: 1 });
    await publish(unseen);
    expect(writer.heard).toEqual([]);
    await writer.store.saveLinkname(seen, 'seen' as Linkname);
    await writer.store.saveCleaned(await publish(seen), 2);
    await until(() => reader.heard.length === 3);
    expect(writer.heard).toEqual(['seen', 'seen', 'seen']);
    expect(reader.heard).toEqual(['seen', 'seen', 'seen']);
  });

  test('a claim that is refused is told to nobody', async () => {
    await writer.store.saveLinkname(await anAccount(), 'taken' as Linkname);
    await expect(writer.store.saveLinkname(await anAccount(), 'taken' as Linkname)).rejects.toThrow();
    await writer.store.saveLinkname(await anAccount(), 'last' as Linkname);
    await until(() => reader.heard.includes('last'));
    expect([writer.heard, reader.heard]).toEqual([
      ['taken', 'last'],
      ['taken', 'last'],
    ]);
  });

  test('an instance that lost its connection listens again by itself and says that it may have missed something', async () => {
    const administrator = new pg.Client({ connectionString: database.url });
    await administrator.connect();
    await administrator.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`);
    await administrator.end();
    await until(() => reader.gaps === 1 && writer.gaps === 1);
    await writer.store.saveLinkname(await anAccount(), 'again' as Linkname);
    await until(() => reader.heard.includes('again'));
    expect(reader.heard).toEqual(['again']);
  });
});
