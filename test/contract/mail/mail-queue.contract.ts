import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { bossDatabase } from '../../../server/adapters/queue/boss-database.js';
import { createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { PgBossMailQueue, USUAL_TIMES } from '../../../server/adapters/queue/pg-boss-mail-queue.js';
import type { SendingTimes } from '../../../server/adapters/queue/job-queue.js';
import type { MailRequest, QueuedMail } from '../../../server/mail/mail-request.js';
import { StoredMails } from '../../../server/mail/for-operators/stored-mails.js';
import type { MailQueue } from '../../../server/mail/ports/mail-queue.port.js';
import { MemoryMailQueue } from '../../fakes/mail/memory-mail-queue.js';
import { closeDatabase, createTestDatabase, openDatabase, type TestDatabase } from '../../support/database/database.js';
import { until } from '../../support/waiting.js';

Logger.overrideLogger(false);

const quick: SendingTimes = { firstPause: 1, retries: 1, longestAttempt: 30, maintenance: 1, poll: 0.05, stopPatience: 0.1 };
const mail: MailRequest = { kind: 'recover-username', email: 'ines@example.org' };
const mailTo = (number: number): MailRequest => ({ kind: 'recover-username', email: `reader${number}@example.org` });

let database: TestDatabase;
let dataSource: DataSource;
const opened: PgBossMailQueue[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  const first = new PgBossMailQueue(dataSource);
  await first.onModuleInit();
  await first.beforeApplicationShutdown();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.beforeApplicationShutdown()));
  await dataSource.query('DELETE FROM queue.job');
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function openQueue(times?: SendingTimes): Promise<PgBossMailQueue> {
  const queue = new PgBossMailQueue(dataSource, times);
  await queue.onModuleInit();
  opened.push(queue);
  return queue;
}

/** What is done with a mail for a moment that the test ends. */
function aSending(): {
  readonly started: QueuedMail[];
  readonly send: (queued: QueuedMail) => Promise<void>;
  readonly finish: () => void;
} {
  const started: QueuedMail[] = [];
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return { started, finish, send: (queued) => (started.push(queued), finished) };
}

const queues: readonly [string, () => Promise<MailQueue>][] = [
  ['in the memory of a test', async () => new MemoryMailQueue(1)],
  ['in PostgreSQL', () => openQueue(quick)],
];

describe.each(queues)('a mail queue %s', (_, open) => {
  let queue: MailQueue;
  beforeEach(async () => {
    queue = await open();
  });

  test('hands out waiting and new mails, each once and unchanged', async () => {
    const handedOut: QueuedMail[] = [];
    await queue.add(mailTo(1));
    queue.consume(async (queued) => void handedOut.push(queued));
    await until(() => handedOut.length === 1);
    await queue.add(mailTo(2));
    await until(async () => (await queue.count()).waiting === 0);
    expect(handedOut.map((queued) => queued.mail)).toEqual([mailTo(1), mailTo(2)]);
    expect(new Set(handedOut.map(({ id }) => id)).size).toBe(2);
  });

  test('counts a mail as waiting until it was sent', async () => {
    const { started, send, finish } = aSending();
    await queue.add(mail);
    expect(await queue.count()).toMatchObject({ waiting: 1, givenUp: 0 });
    queue.consume(send);
    await until(() => started.length === 1);
    expect(await queue.count()).toMatchObject({ waiting: 1, givenUp: 0 });
    finish();
    await until(async () => (await queue.count()).waiting === 0);
    expect(await queue.count()).toMatchObject({ waiting: 0, givenUp: 0 });
  });

  test('knows how long the oldest mail has waited', async () => {
    expect((await queue.count()).oldestSeconds).toBe(0);
    const began = performance.now();
    await queue.add(mailTo(1));
    await queue.add(mailTo(2));
    await until(async () => (await queue.count()).oldestSeconds > 0.05);
    expect((await queue.count()).oldestSeconds).toBeLessThanOrEqual((performance.now() - began) / 1_000);
    queue.consume(async () => undefined);
    await until(async () => (await queue.count()).waiting === 0);
    expect((await queue.count()).oldestSeconds).toBe(0);
  });

  test('lists mails that were given up, and sends them again once each', async () => {
    let isAway = true;
    const sent: MailRequest[] = [];
    queue.consume(async ({ mail: taken }) => {
      if (isAway) throw new Error('the server is away');
      sent.push(taken);
    });
    for (const number of [1, 2, 3]) await queue.add(mailTo(number));
    await until(async () => (await queue.count()).givenUp === 3);
    // Nothing waits.
    expect((await queue.count()).oldestSeconds).toBe(0);
    const listed = await queue.listGivenUp(10);
    expect(new Set(listed.map((given) => given.mail))).toEqual(new Set([mailTo(1), mailTo(2), mailTo(3)]));
    expect(listed[0]).toMatchObject({ reason: 'the server is away' });
    expect(listed[0]?.givenUpAt.getTime()).toBeGreaterThan(0);
    expect(await queue.listGivenUp(1)).toHaveLength(1);
    isAway = false;
    const [first] = listed;
    expect(await queue.retryGivenUp([first?.id ?? ''])).toBe(1);
    await until(() => sent.length === 1);
    expect(sent).toEqual([first?.mail]);
    expect(await queue.retryGivenUp()).toBe(2);
    await until(() => sent.length === 3);
    expect(new Set(sent)).toEqual(new Set([mailTo(1), mailTo(2), mailTo(3)]));
    expect([await queue.retryGivenUp(), await queue.listGivenUp(10)]).toEqual([0, []]);
  });

  test('reports a dropped mail once with the reason, and no other mail', async () => {
    const told: [MailRequest, string][] = [];
    queue.onGivenUp((...givenUp) => told.push(givenUp));
    queue.consume(async (queued) => {
      if (JSON.stringify(queued.mail) === JSON.stringify(mail)) throw new Error('not now');
    });
    for (const added of [mailTo(1), mail, mailTo(2)]) await queue.add(added);
    await until(() => told.length > 0);
    await queue.add(mailTo(3));
    await until(async () => (await queue.count()).waiting === 0);
    expect(told).toEqual([[mail, 'not now']]);
  });

  test('hands a mail out again with the same id if sending fails, says which attempt is the last, and then drops it', async () => {
    const attempts: QueuedMail[] = [];
    await queue.add(mail);
    queue.consume(async (queued) => {
      attempts.push(queued);
      throw new Error('not now');
    });
    await until(async () => (await queue.count()).givenUp === 1);
    expect(attempts.map(({ isLastAttempt }) => isLastAttempt)).toEqual([false, true]);
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
    expect(await queue.count()).toMatchObject({ waiting: 0, givenUp: 1 });
  });
});

describe('mails in PostgreSQL', () => {
  /** All stored data about mails, in every state. */
  const kept = (): Promise<{ name: string; data: MailRequest }[]> => dataSource.query('SELECT name, data FROM queue.job');

  /** As if the pause were over. */
  const skipPause = (): Promise<unknown> => dataSource.query(`UPDATE queue.job SET start_after = now() WHERE state = 'retry'`);

  test('several instances that start together on an empty database create one queue', async () => {
    const empty = await createTestDatabase();
    const sources = await Promise.all([1, 2, 3].map(() => createDataSource(empty.url).initialize()));
    const instances = sources.map((source) => new PgBossMailQueue(source));
    await Promise.all(instances.map((queue) => queue.onModuleInit()));
    await instances[0]?.add(mail);
    expect(await instances[2]?.count()).toMatchObject({ waiting: 1, givenUp: 0 });
    await Promise.all(instances.map((queue) => queue.beforeApplicationShutdown()));
    await Promise.all(sources.map((source) => source.destroy()));
    await empty.drop();
  });

  test('a mail is stored with the change that caused it, and not stored if the change is rolled back', async () => {
    const queue = await openQueue();
    const undone = dataSource.transaction(async (manager) => {
      await queue.addWithin(manager, mailTo(1));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await dataSource.transaction((manager) => queue.addWithin(manager, mailTo(2)));
    expect((await kept()).map(({ data }) => data)).toEqual([mailTo(2)]);
    await expect(queue.addWithin(dataSource.manager, mail)).rejects.toThrow('no transaction');
  });

  test('a mail is handed out as soon as its change is committed, not at the next look', async () => {
    const queue = await openQueue({ ...quick, poll: 600 });
    const handedOut: MailRequest[] = [];
    queue.consume(async (queued) => void handedOut.push(queued.mail));
    for (const number of [1, 2, 3]) {
      await dataSource.transaction((manager) => queue.addWithin(manager, mailTo(number)));
      await until(() => handedOut.length === number);
      await until(async () => (await queue.count()).waiting === 0);
    }
    expect(handedOut).toEqual([1, 2, 3].map(mailTo));
  });

  test('mails that were given up go back into the queue a hundred at a time, so that each step is short, until all are there', async () => {
    const queue = await openQueue();
    await dataSource.query(`INSERT INTO queue.job (name, data) SELECT 'letters-given-up', $1::jsonb FROM generate_series(1, 201)`, [mail]);
    expect(await queue.retryGivenUp()).toBe(100);
    expect(await queue.count()).toMatchObject({ waiting: 100, givenUp: 101 });
    expect(await new StoredMails(queue).retry()).toBe(101);
    expect(await queue.count()).toMatchObject({ waiting: 201, givenUp: 0 });
  });

  test('a queue keeps no connection of the pool while it waits for mails', async () => {
    const source = await createDataSource(database.url, { poolSize: 1 }).initialize();
    const queue = new PgBossMailQueue(source, quick);
    await queue.onModuleInit();
    const { started, send, finish } = aSending();
    queue.consume(send);
    await queue.add(mail);
    await until(() => started.length === 1);
    expect(await queue.count()).toMatchObject({ waiting: 1 });
    finish();
    await queue.beforeApplicationShutdown();
    await source.destroy();
  });

  test('of two instances one sends each mail, and both send mails', async () => {
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    const sent: [string[], string[]] = [[], []];
    for (const instance of sent) {
      const queue = await openQueue(quick);
      queue.consume(async (queued) => {
        instance.push(queued.id);
        // Neither gets far ahead of the other.
        await until(() => sent.every(({ length }) => length > 0));
      });
    }
    for (const number of numbers) await opened[0]?.add(mailTo(number));
    await until(async () => (await opened[0]?.count())?.waiting === 0);
    expect(new Set(sent.flat()).size).toBe(numbers.length);
    expect(sent.flat()).toHaveLength(numbers.length);
  });

  test('nothing of a sent mail is kept', async () => {
    const queue = await openQueue(quick);
    queue.consume(async () => undefined);
    await queue.add(mail);
    await until(async () => (await kept()).length === 0);
  });

  test('the first pauses last some seconds, later pauses are longer, and the last attempt is at least a day after the first', async () => {
    const queue = await openQueue({ ...USUAL_TIMES, poll: quick.poll });
    const pauses: number[] = [];
    let isRefused = false;
    queue.consume(async ({ isLastAttempt }) => {
      isRefused = isLastAttempt;
      throw new Error('not now');
    });
    await queue.add(mail);
    while (!isRefused) {
      const attempts = pauses.length + 1;
      await until(async () => (await pausedAfter(attempts)) !== undefined || isRefused);
      const pause = await pausedAfter(attempts);
      if (pause !== undefined) pauses.push(pause);
      await skipPause();
    }
    await until(async () => (await queue.count()).givenUp === 1);
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600;
    expect(pauses).toHaveLength(13);
    expect(pauses[0]).toBeGreaterThan(10);
    expect(pauses[0]).toBeLessThan(23);
    pauses.slice(2).forEach((pause, place) => expect(pause).toBeGreaterThan(pauses[place] ?? Infinity));
    expect(hours).toBeGreaterThanOrEqual(24);
    expect(hours).toBeLessThan(51);

    /** Seconds until the next attempt, once so many have failed. */
    async function pausedAfter(attempts: number): Promise<number | undefined> {
      const rows: { pause: string }[] = await dataSource.query(
        `SELECT extract(epoch FROM start_after - now()) AS pause FROM queue.job WHERE state = 'retry' AND retry_count = $1 AND start_after > now()`,
        [attempts - 1],
      );
      return rows[0] && Number(rows[0].pause);
    }
  });

  test('a mail that the only instance was sending when it stopped is sent soon after the next start', async () => {
    const queue = await openQueue(quick);
    await queue.add(mail);
    await dataSource.query(`UPDATE queue.job SET state = 'active', started_on = now()`);
    const { started, send, finish } = aSending();
    finish();
    queue.consume(send);
    await until(async () => (await queue.count()).waiting === 0);
    expect(started).toHaveLength(1);
  });

  test('a start does not take a mail that another instance is sending', async () => {
    const [{ started, send, finish }, later] = [aSending(), aSending()];
    const [busy, starting] = [await openQueue(quick), await openQueue(quick)];
    await busy.add(mail);
    busy.consume(send);
    await until(() => started.length === 1);
    starting.consume(later.send);
    later.finish();
    await starting.add(mailTo(2));
    await until(() => started.length + later.started.length === 2);
    finish();
    await until(async () => (await busy.count()).waiting === 0);
    expect([...started, ...later.started].map((queued) => queued.mail)).toEqual([mail, mailTo(2)]);
  });

  test('a mail of an instance that stopped among others is handed out again after its time limit', async () => {
    const [one, other] = [await openQueue(quick), await openQueue(quick)];
    const { started, send, finish } = aSending();
    finish();
    one.consume(send);
    await one.add(mailTo(1));
    await until(async () => (await one.count()).waiting === 0);
    await dataSource.query(
      `INSERT INTO queue.job (name, data, state, started_on, expire_seconds, retry_delay)
       VALUES ('letters', $1, 'active', now() - interval '2 seconds', 1, 1)`,
      [mail],
    );
    other.consume(send);
    await until(async () => (await one.count()).waiting === 0);
    expect(started.map((queued) => queued.mail)).toEqual([mailTo(1), mail]);
  });

  describe('a mail whose last attempt ended with its process is reported once, over two instances', () => {
    const told: [MailRequest, string][] = [];
    beforeEach(() => void told.splice(0));

    async function listen(times = quick): Promise<PgBossMailQueue> {
      const queue = await openQueue(times);
      queue.onGivenUp((...givenUp) => told.push(givenUp));
      return queue;
    }

    /** A mail goes through each instance, so that each has looked for what was given up. */
    async function lookAgain(): Promise<void> {
      for (const queue of opened) {
        await queue.add(mailTo(2));
        await until(async () => (await queue.count()).waiting === 0);
      }
    }

    /** As if its last attempt had begun some seconds ago. */
    const begin = (expiry: number): Promise<unknown> =>
      dataSource.query(
        `INSERT INTO queue.job (name, data, state, started_on, expire_seconds, retry_limit, retry_count, dead_letter)
         VALUES ('letters', $1, 'active', now() - interval '2 seconds', $2, 1, 1, 'letters-given-up')`,
        [mail, expiry],
      );

    test('after its time limit', async () => {
      for (const queue of [await listen(), await listen()]) queue.consume(async () => undefined);
      await lookAgain();
      await begin(1);
      await until(() => told.length > 0);
      await lookAgain();
      expect(told).toEqual([[mail, 'Nothing was heard of the last attempt.']]);
    });

    test('at the next start', async () => {
      await begin(3_600);
      for (const queue of [await listen(), await listen()]) queue.consume(async () => undefined);
      await until(() => told.length > 0);
      await lookAgain();
      expect(told).toEqual([[mail, 'The process that was sending it died.']]);
    });

    test('by a running instance, if the ending instance returned the mail', async () => {
      const { started, send } = aSending();
      const ending = await listen({ ...quick, retries: 0 });
      await ending.add(mail);
      ending.consume(send);
      await until(() => started.length === 1);
      await ending.beforeApplicationShutdown();
      expect(told).toEqual([]);
      opened.splice(0);
      for (const queue of [await listen(), await listen()]) queue.consume(async () => undefined);
      await until(() => told.length > 0);
      await lookAgain();
      expect(told).toEqual([[mail, 'The process ended meanwhile.']]);
    });
  });

  test('stopping waits for a mail that is being sent', async () => {
    const { started, send, finish } = aSending();
    const queue = await openQueue();
    await queue.add(mail);
    queue.consume(send);
    await until(() => started.length === 1);
    const ended = queue.beforeApplicationShutdown();
    finish();
    await ended;
    expect(await kept()).toEqual([]);
  });

  test('stopping returns a mail if sending it hangs', async () => {
    const { started, send } = aSending();
    const queue = await openQueue(quick);
    await queue.add(mail);
    queue.consume(send);
    await until(() => started.length === 1);
    await queue.beforeApplicationShutdown();
    expect(await dataSource.query('SELECT state FROM queue.job')).toEqual([{ state: 'retry' }]);
  });

  test('if the database is unavailable after a mail was sent, later mails are sent, and this one is sent again with its id', async () => {
    const { started, send, finish } = aSending();
    const warnings: unknown[] = [];
    Logger.overrideLogger({ log: () => undefined, error: () => undefined, warn: (message) => warnings.push(message) });
    const queue = await openQueue(quick);
    await queue.add(mail);
    queue.consume(send);
    await until(() => started.length === 1);
    await closeDatabase(database);
    finish();
    await expect(queue.add(mail)).rejects.toMatchObject({ code: 'BUSY' });
    await until(() => warnings.some((warning) => String(warning).startsWith('The result of a mail could not be stored')));
    Logger.overrideLogger(false);
    await openDatabase(database);
    await queue.add(mailTo(2));
    await until(() => started.length === 2);
    await dataSource.query(`UPDATE queue.job SET started_on = now() - interval '31 seconds' WHERE state = 'active'`);
    await until(() => started.length === 3);
    expect(started[1]?.mail).toEqual(mailTo(2));
    expect(started[2]).toMatchObject({ id: started[0]?.id, mail });
  });

  test('a transaction of pg-boss that fails half-way does not stay open on a connection of the pool', async () => {
    const boss = bossDatabase(dataSource);
    await expect(boss.executeSql('BEGIN; SELECT nonsense; COMMIT', [])).rejects.toThrow('nonsense');
    await expect(dataSource.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
  });
});
