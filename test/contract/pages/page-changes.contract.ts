import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectTo, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';
import { createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { ListeningConnection } from '../../../server/adapters/postgres/connection/listening-connection.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { PgBossMailQueue } from '../../../server/adapters/queue/pg-boss-mail-queue.js';
import { TypeormAccountStore } from '../../../server/adapters/postgres/accounts/typeorm-account-store.js';
import { TypeormOperatorStore } from '../../../server/adapters/postgres/accounts/typeorm-operator-store.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { PageAddress } from '../../../server/pages/page-address.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { hidingsIn } from '../../support/database/page-hidings.js';
import { until } from '../../support/waiting.js';

Logger.overrideLogger(false);

let database: TestDatabase;
let dataSource: DataSource;
let mails: PgBossMailQueue;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  mails = new PgBossMailQueue(dataSource);
  await mails.onModuleInit();
});
afterAll(async () => {
  await mails.beforeApplicationShutdown();
  await dataSource.destroy();
  await database.drop();
});

/** An instance of the product, as far as page changes go. */
class Instance {
  readonly changes = new NotifyPageChanges(dataSource);
  readonly store = new TypeormPageStore(dataSource, this.changes);
  readonly accounts = new TypeormAccountStore(
    dataSource,
    mails,
    this.changes,
    new TypeormOperatorStore(dataSource, new NoCredential()),
    new NoCredential(),
  );
  readonly hidings = hidingsIn(dataSource, this.changes);
  readonly heard: string[] = [];
  readonly addresses: PageAddress[] = [];
  readonly gone: string[] = [];
  gaps = 0;

  constructor() {
    this.changes.onChange((address) => this.addresses.push(address));
    this.changes.onChange(({ key }) => this.heard.push(key));
    this.changes.onGone(({ key }) => void this.gone.push(key));
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

const anAccount = () => storeAccount(dataSource);

describe('changes of pages between two instances', () => {
  test('the writing instance hears of a claim once, before its writer gets the response; others a moment later', async () => {
    const accountId = await anAccount();
    await writer.store.saveLinkname({ accountId }, 'first' as Linkname, new Date());
    expect(writer.heard).toEqual(['first']);
    await until(() => reader.heard.length > 0);
    expect(reader.heard).toEqual(['first']);
  });

  test('a move is reported for the former address and the new one, and only the former one is reported as gone', async () => {
    const accountId = await anAccount();
    await writer.store.saveLinkname({ accountId }, 'before' as Linkname, new Date());
    await writer.store.saveLinkname({ accountId }, 'after' as Linkname, new Date());
    await until(() => reader.heard.length === 3);
    expect(writer.heard).toEqual(['before', 'before', 'after']);
    expect([...reader.heard].sort()).toEqual(['after', 'before', 'before']);
    expect([writer.gone, reader.gone]).toEqual([['before'], ['before']]);
  });

  test('WN-16 what leads to a page that is gone is reported as gone with it', async () => {
    const move = { gone: 'page', changed: null, led: ['led-one', 'led-two'] };
    await dataSource.transaction((manager) => writer.changes.notifyWithin(manager, move));
    await writer.changes.announceMove(move);
    expect(writer.gone).toEqual(['page', 'led-one', 'led-two']);
    await until(() => reader.gone.length === 3);
    expect(reader.gone).toEqual(['page', 'led-one', 'led-two']);
  });

  test('the removal of an account is reported for its address, if it has one', async () => {
    const [seen, unseen] = [await anAccount(), await anAccount()];
    await writer.store.saveLinkname({ accountId: seen }, 'leaves' as Linkname, new Date());
    for (const id of [unseen, seen]) await writer.accounts.remove(id, new Date());
    expect([writer.heard, writer.gone]).toEqual([['leaves', 'leaves'], ['leaves']]);
    await until(() => reader.heard.length === 2);
    expect(reader.gone).toEqual(['leaves']);
  });

  test('publishing and cleaning are reported for a page that has an address, and not for a page that has none', async () => {
    const [seen, unseen] = [await anAccount(), await anAccount()];
    const publish = async (accountId: string) =>
      (await writer.store.publish({ accountId, design: aDesign(), basedOn: 0, publishedAt: new Date(), sanitizerVersion: 1 })).page;
    expect(await writer.store.saveSanitized(await publish(unseen), 2)).toBe(true);
    expect(writer.heard).toEqual([]);
    await writer.store.saveLinkname({ accountId: seen }, 'seen' as Linkname, new Date());
    expect(await writer.store.saveSanitized(await publish(seen), 2)).toBe(true);
    await until(() => reader.heard.length === 3);
    expect(writer.heard).toEqual(['seen', 'seen', 'seen']);
    expect(reader.heard).toEqual(['seen', 'seen', 'seen']);
  });

  test('WN-11 a publication that takes a tile away is reported as gone, whichever instance has published before, and its writer waits for those who hear of it; another one is not', async () => {
    const accountId = await anAccount();
    await writer.store.saveLinkname({ accountId }, 'narrowed' as Linkname, new Date());
    const publish = async (instance: Instance, ...ids: readonly string[]) => {
      const design = aDesign({ tiles: ids.map((id) => aTile({ id, name: id, html: `<p>${id}</p>` })) });
      await instance.store.publish({ accountId, design, publishedAt: new Date(), sanitizerVersion: 1 });
    };
    let replaced = 0;
    writer.changes.onGone(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      replaced += 1;
    });
    await publish(writer, 'a', 'b');
    await publish(writer, 'a', 'b', 'c');
    expect([writer.gone, replaced]).toEqual([[], 0]);
    await publish(writer, 'a', 'b');
    expect([writer.gone.length, replaced]).toEqual([1, 1]);
    // This one has published nothing before.
    await publish(reader, 'd', 'a', 'b');
    expect(reader.gone.length).toBeLessThan(2);
    // And that one does not know what is there now.
    await publish(writer, 'a', 'b', 'e');
    expect([writer.gone.length, replaced]).toEqual([2, 2]);
    await until(() => reader.gone.length === 2);
    // Both at once: one of them cannot know what it replaces.
    await Promise.all([publish(writer, 'a', 'b', 'e', 'f'), publish(reader, 'a', 'b', 'e', 'g')]);
    await until(() => writer.gone.length === 3 && reader.gone.length === 3);
  });

  test('VI-15 A moment of a page is reported to every instance by the one that passes it, and the revision is another one from the moment on, before anybody has passed it', async () => {
    const [linkname, accountId, published] = ['timed' as Linkname, await anAccount(), new Date()];
    const at = (seconds: number) => new Date(published.getTime() + seconds * 1_000);
    await writer.store.saveLinkname({ accountId }, linkname, published);
    const tiles = [aTile({ visibility: { from: at(60).toISOString() } })];
    await writer.store.publish({ accountId, design: aDesign({ tiles }), publishedAt: published, sanitizerVersion: 1 });
    await until(() => reader.heard.length === 2);
    const marks = [59, 60, 61].map(async (seconds) => (await writer.store.revisionsOf([linkname], at(seconds))).get(linkname)?.mark);
    const [before, on, after] = await Promise.all(marks);
    expect([before === on, on === after]).toEqual([false, true]);
    const passed = await Promise.all([writer, reader, writer, reader].map(({ store }) => store.passMoments(at(61), 10)));
    expect(passed.toSorted()).toEqual([0, 0, 0, 1]);
    await until(() => writer.heard.length === 3 && reader.heard.length === 3);
    expect([writer.heard, reader.heard]).toEqual([Array(3).fill(linkname), Array(3).fill(linkname)]);
  });

  test('what an operator hides, shows, blocks and releases is reported by a notification, so that nobody waits until caches are compared', async () => {
    const linkname = 'operated' as Linkname;
    await writer.store.saveLinkname({ accountId: await anAccount() }, linkname, new Date());
    const acts = [
      async () => (await writer.hidings.hide({ linkname }, new Date(), { reason: 'other', words: null })).isChanged,
      async () => (await writer.hidings.show({ linkname })).isChanged,
      () => writer.store.blockLinkname(linkname),
      () => writer.store.releaseLinkname(linkname),
    ];
    for (const [at, act] of acts.entries()) {
      expect(await act()).toBe(true);
      await until(() => reader.heard.length === at + 2);
    }
    expect(reader.heard).toEqual(Array(5).fill(linkname));
    // All but the page that is shown again.
    expect([writer.gone, reader.gone]).toEqual([Array(3).fill(linkname), Array(3).fill(linkname)]);
  });

  test('a notification has the linkname of a page of this site, as an older release sends and reads it, and the host of any other page', async () => {
    const older = new pg.Client({ connectionString: database.url });
    await older.connect();
    const payloads: string[] = [];
    older.on('notification', ({ payload = '' }) => payloads.push(payload.slice(writer.changes.sender.length)));
    await older.query('LISTEN page_changes');
    const accountId = await anAccount();
    for (const linkname of ['then', 'now']) await writer.store.saveLinkname({ accountId }, linkname as Linkname, new Date());
    await until(() => payloads.length === 4 && reader.heard.length === 3);
    expect(payloads.toSorted()).toEqual(['now', 'then', 'then', 'then gone']);
    const sender = `${randomUUID()} `;
    for (const news of ['pages.example\nabout gone', 'pages.example\nabout', 'from-older'])
      await older.query('SELECT pg_notify($1, $2)', ['page_changes', sender + news]);
    await until(() => reader.addresses.length === 5);
    await older.end();
    expect(reader.gone).toEqual(['then', 'pages.example\nabout']);
    expect(reader.addresses.slice(-2)).toEqual([PageAddress.at('pages.example', 'about'), PageAddress.onSite('from-older')]);
  });

  test('a refused claim is not reported', async () => {
    await writer.store.saveLinkname({ accountId: await anAccount() }, 'taken' as Linkname, new Date());
    await expect(writer.store.saveLinkname({ accountId: await anAccount() }, 'taken' as Linkname, new Date())).rejects.toThrow();
    await writer.store.saveLinkname({ accountId: await anAccount() }, 'last' as Linkname, new Date());
    await until(() => reader.heard.includes('last'));
    expect([writer.heard, reader.heard]).toEqual([
      ['taken', 'last'],
      ['taken', 'last'],
    ]);
  });

  test('an instance that lost its connection listens again without a restart and reports that it may have missed changes', async () => {
    const administrator = new pg.Client({ connectionString: database.url });
    await administrator.connect();
    await administrator.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`);
    await administrator.end();
    await until(() => reader.gaps === 1 && writer.gaps === 1);
    await writer.store.saveLinkname({ accountId: await anAccount() }, 'again' as Linkname, new Date());
    await until(() => reader.heard.includes('again'));
    expect(reader.heard).toEqual(['again']);
  });
});

/** A connection to the database that can fall silent: it transfers nothing and stays open. */
class Line {
  isSilent = false;
  /** Whether new connections are ended at once. */
  isRefusing = false;
  readonly ends: Socket[] = [];
  private readonly server = createServer({ allowHalfOpen: true }, (near) =>
    this.isRefusing ? near.destroy() : this.join(near, connectTo(Number(this.far.port), this.far.hostname)),
  );
  private readonly far = new URL(database.url);

  async open(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    const { port } = this.server.address() as AddressInfo;
    return Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(port) }).href;
  }

  async close(): Promise<void> {
    this.ends.forEach((socket) => socket.destroy());
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from
        .on('data', (bytes) => void (this.isSilent || to.write(bytes)))
        .on('end', () => void (this.isSilent || to.end()))
        .on('error', () => undefined);
      this.ends.push(from);
    }
  }
}

describe('a connection that listens', () => {
  let line: Line;
  let url: string;
  beforeEach(async () => {
    line = new Line();
    url = await line.open();
  });
  afterEach(() => line.close());

  test('notices a connection that died silently, listens again without a restart and reports that it may have missed changes', async () => {
    const heard: string[] = [];
    let gaps = 0;
    const connection = new ListeningConnection(
      { connectionString: url },
      'told',
      { heard: (payload) => heard.push(payload), missed: () => (gaps += 1) },
      1_000,
    );
    try {
      await connection.open();
      const tell = (news: string) => dataSource.query('SELECT pg_notify($1, $2)', ['told', news]);
      await tell('before');
      await until(() => heard.includes('before'));
      line.isSilent = true;
      const connections = line.ends.length;
      await until(() => line.ends.length > connections);
      expect(gaps).toBe(0);
      line.isSilent = false;
      await until(() => gaps >= 1);
      await tell('after');
      await until(() => heard.includes('after'));
      expect(heard).toEqual(['before', 'after']);
    } finally {
      line.isSilent = false;
      await connection.close();
    }
  }, 120_000);

  test('is not reported as listening before the first attempt that succeeds', async () => {
    line.isRefusing = true;
    const changes = new NotifyPageChanges(createDataSource(url));
    let isListening = false;
    const listening = changes.isListening.then(() => (isListening = true));
    try {
      await changes.onApplicationBootstrap();
      expect(isListening).toBe(false);
      line.isRefusing = false;
      await listening;
    } finally {
      await changes.onApplicationShutdown();
    }
  });

  test('is closed even if the server does not respond to the closing message', async () => {
    const connection = new ListeningConnection(
      { connectionString: url },
      'told',
      { heard: () => undefined, missed: () => undefined },
      60_000,
    );
    await connection.open();
    line.isSilent = true;
    await connection.close();
    expect(line.ends).toHaveLength(2);
  });
});
