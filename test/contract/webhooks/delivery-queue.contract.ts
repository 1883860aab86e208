import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { WaitingDeliveries } from '../../../server/adapters/postgres/webhooks/waiting-deliveries.js';
import type { SendingTimes } from '../../../server/adapters/queue/job-queue.js';
import { PgBossDeliveryQueue } from '../../../server/adapters/queue/pg-boss-delivery-queue.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { until } from '../../support/waiting.js';

Logger.overrideLogger(false);

const quick: SendingTimes = { firstPause: 0, retries: 3, longestAttempt: 30, maintenance: 1, poll: 0.05, stopPatience: 0.1 };

const database = connectedDatabase();
const sql = <Row extends object>(query: string, values: unknown[] = []) => database.dataSource.query<Row[]>(query, values);

const opened: PgBossDeliveryQueue[] = [];
async function openQueue(atOnce?: number): Promise<PgBossDeliveryQueue> {
  const { dataSource } = database;
  const queue = new PgBossDeliveryQueue(dataSource, new WaitingDeliveries(dataSource), quick, undefined, {
    ...(atOnce !== undefined && { atOnce }),
  });
  await queue.onModuleInit();
  opened.push(queue);
  return queue;
}

beforeAll(async () => {
  const first = await openQueue();
  await first.beforeApplicationShutdown();
  opened.pop();
});
let end = (): void => undefined;
let endOfTest: Promise<void>;
beforeEach(() => {
  endOfTest = new Promise((resolve) => (end = resolve));
});
afterEach(async () => {
  end();
  await Promise.all(opened.splice(0).map((queue) => queue.beforeApplicationShutdown()));
  await sql('DELETE FROM queue.job');
  await sql('DELETE FROM webhook_delivery');
});

async function aWebhook(accountId: string, failingSince: Date | null = null): Promise<string> {
  const id = randomUUID();
  await sql(
    `INSERT INTO webhook (id, account_id, address, events, secret, is_enabled, failing_since, created_at)
     VALUES ($1, $2, 'https://example.org/', '{page.published}', '', true, $3, now())`,
    [id, accountId, failingSince],
  );
  return id;
}

/** Events of a webhook that have just happened, the oldest first. */
async function events(webhookId: string, count = 1): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `WITH added AS (
       INSERT INTO webhook_delivery (id, webhook_id, type, data, created_at)
       SELECT gen_random_uuid(), webhook.id, 'page.published', jsonb_build_object('accountId', account_id), now() + n * interval '1 millisecond'
       FROM webhook, generate_series(1, $2) AS n WHERE webhook.id = $1 RETURNING id, created_at
     ) SELECT id FROM added ORDER BY created_at`,
    [webhookId, count],
  );
  return rows.map(({ id }) => id);
}

describe('Deliveries', () => {
  test('to the many slow receivers of a few accounts leave room for those of everybody else', async () => {
    for (let account = 0; account < 8; account += 1) {
      const accountId = await storeAccount(database.dataSource);
      for (let webhook = 0; webhook < 10; webhook += 1) await events(await aWebhook(accountId));
    }
    const queue = await openQueue();
    const started: string[] = [];
    queue.consume(async ({ id }) => {
      started.push(id);
      await endOfTest;
    });
    await until(() => started.length >= 8);
    const [own] = await events(await aWebhook(await storeAccount(database.dataSource)));
    queue.wake();
    await until(() => started.includes(String(own)));
    expect(started).toHaveLength(9);
  });

  test('of accounts with fewer that wait come first, and those of webhooks that fail come last', async () => {
    const [busy, other, failing] = await Promise.all([1, 2, 3].map(() => storeAccount(database.dataSource)));
    const [hopeless] = await events(await aWebhook(failing!, new Date()));
    const [first, second, third] = await events(await aWebhook(busy!), 3);
    const [only] = await events(await aWebhook(other!));
    const sent: string[] = [];
    (await openQueue(1)).consume(async ({ id }) => void sent.push(id));
    await until(() => sent.length === 5);
    expect([new Set(sent.slice(0, 2)), ...sent.slice(2)]).toEqual([new Set([first, only]), second, third, hopeless]);
  });

  test('that have failed come after those that have not', async () => {
    const [former, later] = await Promise.all([1, 2].map(async () => aWebhook(await storeAccount(database.dataSource))));
    const [failed] = await events(former!);
    const sent: (string | undefined)[] = [];
    const added: string[] = [];
    (await openQueue(1)).consume(async ({ id }) => {
      sent.push(id);
      if (sent.length === 1) {
        added.push(...(await events(later!, 2)));
        throw new Error('not now');
      }
      const due = `SELECT FROM queue.job WHERE state = 'retry' AND start_after <= now()`;
      if (sent.length === 2) await until(async () => (await sql(due)).length === 1);
    });
    await until(() => sent.length === 4);
    expect(sent).toEqual([failed, ...added, failed]);
  });

  test('that are sent again before their former job is gone are neither sent twice at a time nor forgotten', async () => {
    const [again] = await events(await aWebhook(await storeAccount(database.dataSource)));
    const marked = await aWebhook(await storeAccount(database.dataSource));
    const sent: string[] = [];
    let underWay = 0;
    let most = 0;
    (await openQueue()).consume(async ({ id }) => {
      sent.push(id);
      if (id !== again) return;
      most = Math.max(most, (underWay += 1));
      const attempts = sent.filter((one) => one === again).length;
      if (attempts === 1) {
        await sql('UPDATE webhook_delivery SET has_job = false WHERE id = $1', [id]);
        const [marker] = await events(marked);
        await until(() => sent.includes(String(marker)));
      }
      underWay -= 1;
      if (attempts === 2) throw new Error('not now');
    });
    await until(() => sent.filter((one) => one === again).length === 3);
    expect(most).toBe(1);
  });

  test('of a webhook are kept while 200 wait: older ones are removed with their jobs', async () => {
    const accountId = await storeAccount(database.dataSource);
    const [webhook, other] = [await aWebhook(accountId), await aWebhook(accountId)];
    await events(other);
    const queue = await openQueue();
    const started: string[] = [];
    queue.consume(async ({ id }) => {
      started.push(id);
      await endOfTest;
    });
    // The account has no place for a second one.
    await until(() => started.length === 1);
    const ids: string[] = [];
    for (let batch = 0; batch < 2; batch += 1) {
      ids.push(...(await events(webhook, 150)));
      await until(async () => (await sql('SELECT FROM webhook_delivery WHERE NOT has_job')).length === 0);
    }
    for (const table of ['webhook_delivery', 'queue.job']) {
      const found = (await sql<{ id: string }>(`SELECT id FROM ${table}`)).map(({ id }) => id);
      expect([found.length, ids.filter((id) => found.includes(id))]).toEqual([201, ids.slice(-200)]);
    }
  });

  test('of one account are sent one at a time by all instances together', async () => {
    const webhook = await aWebhook(await storeAccount(database.dataSource));
    const ids = await events(webhook, 100);
    let underWay = 0;
    let most = 0;
    const sent: string[] = [];
    const queues = await Promise.all([1, 2, 3].map(() => openQueue()));
    for (const queue of queues) {
      queue.consume(async ({ id }) => {
        most = Math.max(most, (underWay += 1));
        // The others look for deliveries meanwhile.
        for (const other of queues) other.wake();
        await sql('SELECT FROM webhook_delivery');
        underWay -= 1;
        sent.push(id);
        for (const other of queues) other.wake();
      });
    }
    await until(() => sent.length === ids.length);
    expect([most, new Set(sent)]).toEqual([1, new Set(ids)]);
  });
});
