import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import PgBoss10 from 'pg-boss-10';
import type { DataSource, QueryRunner } from 'typeorm';
import { bossDatabase, bossTransaction } from '../../server/adapters/queue/boss-database.js';
import { createDataSource } from '../../server/adapters/postgres/data-source.js';
import { PgBossMailQueue } from '../../server/adapters/queue/pg-boss-mail-queue.js';
import type { SendingTimes } from '../../server/adapters/queue/job-queue.js';
import type { Letter, QueuedLetter } from '../../server/mail/letter.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { until } from '../support/waiting.js';

Logger.overrideLogger(false);

const quick: SendingTimes = { firstPause: 1, retries: 1, longestAttempt: 30, maintenance: 1, poll: 0.05, stopPatience: 0.1 };
const letterTo = (number: number): Letter => ({ kind: 'recover-username', email: `reader${number}@example.org` });

/** What each instance of the former release holds, for others to know that it is there. */
const PRESENCE_LOCK = 7_355_610;

let database: TestDatabase;
let dataSource: DataSource;
/** The storage of an instance of the former release. */
let former: PgBoss10;
let presence: QueryRunner | undefined;
const opened: PgBossMailQueue[] = [];
const sent: QueuedLetter[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  former = new PgBoss10({ db: bossDatabase(dataSource), schema: 'pgboss', schedule: false, supervise: false });
  await former.start();
  await former.createQueue('letters-given-up');
  const name = 'letters';
  await former.createQueue(name, {
    name,
    retryDelay: 1,
    retryBackoff: true,
    retryLimit: 1,
    expireInSeconds: 90,
    deadLetter: 'letters-given-up',
  });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.beforeApplicationShutdown()));
  await former.stop({ graceful: false });
  await presence?.release();
  presence = undefined;
  sent.splice(0);
  await dataSource.destroy();
  await database.drop();
});

/** Sends what waits from now on. */
async function openQueue(
  send: (queued: QueuedLetter) => Promise<void> = async (queued) => void sent.push(queued),
): Promise<PgBossMailQueue> {
  const queue = new PgBossMailQueue(dataSource, quick);
  await queue.onModuleInit();
  opened.push(queue);
  queue.consume(send);
  return queue;
}

async function showFormerPresence(): Promise<void> {
  presence = dataSource.createQueryRunner();
  await presence.query('SELECT pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
}

async function addFormerly(number: number): Promise<string> {
  const id = await former.send('letters', letterTo(number));
  if (id === null) throw new Error('It was not kept.');
  return id;
}

/** As if the former release had taken each letter that it has, to send it. */
const takeFormerly = async (): Promise<string[]> => (await former.fetch('letters', { batchSize: 100 })).map(({ id }) => id);

/** As if it had failed so often that it was given up. */
async function giveUpFormerly(number: number, reason: string): Promise<void> {
  const id = await addFormerly(number);
  await dataSource.query('UPDATE pgboss.job SET retry_limit = 0 WHERE id = $1', [id]);
  await takeFormerly();
  await former.fail('letters', id, { reason });
}

const keptFormerly = (): Promise<{ id: string; state: string }[]> =>
  dataSource.query('SELECT id, state FROM pgboss.job ORDER BY created_on');
const sentIds = (): string[] => sent.map(({ id }) => id);

test('UP-02 Letters that wait in the schema of the former release are sent once, with the same id, and none stays there', async () => {
  const refused = await addFormerly(2);
  await takeFormerly();
  await former.fail('letters', refused, { reason: 'not now' });
  await dataSource.query('UPDATE pgboss.job SET start_after = now()');
  const added = await addFormerly(1);
  const queue = await openQueue();
  await until(() => sent.length === 2);
  await until(async () => (await queue.count()).waiting === 0);
  expect(new Set(sent.map(({ id, letter, isLastAttempt }) => JSON.stringify([id, letter, isLastAttempt])))).toEqual(
    new Set([JSON.stringify([added, letterTo(1), false]), JSON.stringify([refused, letterTo(2), true])]),
  );
  expect(sent).toHaveLength(2);
  expect(await keptFormerly()).toEqual([]);
});

test('Letters that the former release dropped are kept, and reported once with the reason; no other part of them stays', async () => {
  await giveUpFormerly(1, 'told');
  await dataSource.query(`UPDATE pgboss.job SET started_on = now() WHERE name = 'letters-given-up'`);
  await giveUpFormerly(2, 'not told');
  const told: [Letter, string][] = [];
  const queue = await openQueue();
  queue.onGivenUp((...givenUp) => told.push(givenUp));
  await until(async () => (await queue.count()).givenUp === 2);
  await until(() => told.length > 0);
  expect(told).toEqual([[letterTo(2), 'not told']]);
  await until(async () => (await keptFormerly()).length === 0);
  expect(await dataSource.query('SELECT 1 FROM pgboss.archive')).toEqual([]);
});

describe('While an instance of the former release runs', () => {
  beforeEach(showFormerPresence);

  test('a letter that it is sending is not touched, and is sent here when it is returned or the instance stops responding', async () => {
    const [done, refused, lost] = [await addFormerly(1), await addFormerly(2), await addFormerly(3)];
    await takeFormerly();
    const queue = await openQueue();
    const later = await addFormerly(4);
    await until(async () => sent.length === 1 && (await queue.count()).waiting === 0);
    expect(sentIds()).toEqual([later]);
    expect(await keptFormerly()).toEqual([done, refused, lost].map((id) => ({ id, state: 'active' })));
    await former.deleteJob('letters', done);
    await former.fail('letters', refused, { reason: 'not now' });
    await until(() => sent.length === 2);
    await dataSource.query(`UPDATE pgboss.job SET started_on = now() - interval '91 seconds' WHERE id = $1`, [lost]);
    await until(() => sent.length === 3);
    expect(sentIds()).toEqual([later, refused, lost]);
    expect(await keptFormerly()).toEqual([]);
  });

  test('a letter that it takes at the same moment is skipped, and the former release keeps it', async () => {
    const taken = await addFormerly(1);
    const others: string[] = [];
    await dataSource.transaction(async (manager) => {
      expect(await former.fetch('letters', { db: bossTransaction(manager) })).toMatchObject([{ id: taken }]);
      await openQueue();
      others.push(await addFormerly(2));
      await until(() => sent.length === 1);
    });
    others.push(await addFormerly(3));
    await until(() => sent.length === 2);
    expect(sentIds()).toEqual(others);
    expect(await keptFormerly()).toEqual([{ id: taken, state: 'active' }]);
  });

  test('it and two instances of this release send each of many letters once', async () => {
    const number = 1_200;
    await dataSource.query(
      `INSERT INTO pgboss.job (name, data, retry_limit, dead_letter, expire_in)
       SELECT 'letters', jsonb_build_object('kind', 'recover-username', 'email', 'reader' || number || '@example.org'), 1, 'letters-given-up', interval '90 seconds'
       FROM generate_series(1, ${number}) AS number`,
    );
    const sentFormerly: string[] = [];
    const queues = [await openQueue(), await openQueue()];
    for (
      let taken = await former.fetch('letters', { batchSize: 4 });
      taken.length > 0;
      taken = await former.fetch('letters', { batchSize: 4 })
    ) {
      for (const { id } of taken) {
        sentFormerly.push(id);
        await former.deleteJob('letters', id);
      }
    }
    await until(async () => (await queues[0]?.count())?.waiting === 0 && (await keptFormerly()).length === 0);
    const ids = [...sentFormerly, ...sentIds()];
    expect([ids.length, new Set(ids).size]).toEqual([number, number]);
    expect(sent.length).toBeGreaterThan(0);
  });
});

test('A letter that the former release was sending when it stopped is sent soon after the start', async () => {
  const id = await addFormerly(1);
  await takeFormerly();
  await openQueue();
  await until(() => sent.length === 1);
  expect(sentIds()).toEqual([id]);
});

test('Removing an account also removes its letters from the schema of the former release, if the removal is committed', async () => {
  const account = { id: 'ada', email: 'ada@example.org' };
  const queue = new PgBossMailQueue(dataSource, quick);
  await queue.onModuleInit();
  opened.push(queue);
  const [byId, byAddress]: Letter[] = [
    { kind: 'password-changed', accountId: account.id },
    { kind: 'recover-username', email: 'Ada@example.org' },
  ];
  for (const letter of [byId, byAddress, letterTo(1)]) {
    await former.send('letters', letter as object);
    await queue.add(letter as Letter);
  }
  const undone = dataSource.transaction(async (manager) => {
    await queue.removeWithin(manager, account);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const kept = (): Promise<unknown> => dataSource.query('SELECT data FROM pgboss.job UNION ALL SELECT data FROM queue.job');
  expect(await kept()).toHaveLength(6);
  await dataSource.transaction((manager) => queue.removeWithin(manager, account));
  expect(await kept()).toEqual([{ data: letterTo(1) }, { data: letterTo(1) }]);
});
