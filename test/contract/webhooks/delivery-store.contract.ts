import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { TypeormDeliveryStore } from '../../../server/adapters/postgres/webhooks/typeorm-delivery-store.js';
import type { NotedAttempt } from '../../../server/webhooks/delivery.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { NotedMails } from '../../fakes/mail/noted-mails.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const database = connectedDatabase();
const sql = <Row extends object>(query: string, values: unknown[] = []) => database.dataSource.query<Row[]>(query, values);
const now = new Date('2026-11-22T08:00:00.000Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const DAY = 24 * 60 * 60 * 1_000;

let mails: NotedMails;
let store: TypeormDeliveryStore;
let accountId: string;
let webhookId: string;

/** Adds an event that happened so many milliseconds after the first ones. */
async function add(after = 0, type = 'page.published'): Promise<string> {
  const id = randomUUID();
  await store.add(accountId, webhookId, { id, type, data: { accountId }, createdAt: later(after) });
  return id;
}

/** Notes an attempt, with three events kept. The webhook ends if it has failed for three days. */
async function note(attempt: Pick<NotedAttempt, 'id' | 'state'> & Partial<NotedAttempt>): Promise<void> {
  const result = attempt.state === 'delivered' ? { status: 204, failure: null } : { status: 503, failure: 'status' as const };
  const noted = { at: now, ...result, ...attempt };
  await store.note(noted, new Date(noted.at.getTime() - 3 * DAY), 3);
}

const stateOf = async (id: string) => (await store.list(accountId, webhookId, 100))?.find((one) => one.id === id)?.state;
const listed = async () => (await store.list(accountId, webhookId, 100))?.map(({ id }) => id);
const webhook = async () =>
  (
    await sql<{ enabled: boolean; end: string | null; since: Date | null }>(
      'SELECT is_enabled AS enabled, ended_by AS "end", failing_since AS since FROM webhook WHERE id = $1',
      [webhookId],
    )
  )[0];

describe('the deliveries in PostgreSQL', () => {
  beforeEach(async () => {
    await sql('TRUNCATE account CASCADE');
    mails = new NotedMails();
    store = new TypeormDeliveryStore(database.dataSource, mails);
    accountId = await storeAccount(database.dataSource);
    webhookId = randomUUID();
    await sql(
      `INSERT INTO webhook (id, account_id, address, events, secret, is_enabled, created_at)
       VALUES ($1, $2, 'https://receiver.example/', '{page.published}', 'present', true, now())`,
      [webhookId, accountId],
    );
  });

  test('of a webhook of which many wait are all kept when one is delivered; of the rest, the newest are', async () => {
    const waiting = [await add(1), await add(2)];
    const delivered: string[] = [];
    for (let after = 3; after < 8; after += 1) delivered.push(await add(after));
    for (const id of delivered) await note({ id, state: 'delivered' });
    expect(await listed()).toEqual([...delivered.slice(-3).toReversed(), ...waiting.toReversed()]);
  });

  test('that were given up are not, if they were sent again a moment ago', async () => {
    const [again, given] = [await add(), await add()];
    await sql(`UPDATE webhook_delivery SET waiting_since = now() - interval '2 minutes' WHERE id = $1`, [given]);
    await store.giveUp(again);
    await store.giveUp(given);
    expect([await stateOf(again), await stateOf(given)]).toEqual(['waiting', 'failed']);
    await store.repeat(accountId, given);
    await store.giveUp(given);
    expect(await stateOf(given)).toBe('waiting');
  });

  test('are signed with the former secret, too, until its moment, and nothing is due while the account is suspended', async () => {
    const id = await add();
    await sql(`UPDATE webhook SET former_secret = 'former', former_secret_until = $2 WHERE id = $1`, [webhookId, now]);
    expect((await store.findDue(id, later(-1)))?.secrets).toEqual(['present', 'former']);
    expect((await store.findDue(id, now))?.secrets).toEqual(['present']);
    await sql(`UPDATE account SET suspended_at = now(), suspension_reason = 'other'`);
    expect(await store.findDue(id, now)).toBeNull();
  });

  test('to a webhook that is switched off are not sent, but a test of it is', async () => {
    const [event, trial] = [await add(), await add(0, 'webhook.test')];
    await sql('UPDATE webhook SET is_enabled = false');
    expect([(await store.findDue(event, now))?.isEnabled, (await store.findDue(trial, now))?.isEnabled]).toEqual([false, true]);
  });

  test('switch a webhook off when the last attempt fails after three days without one that succeeds, and mail that once', async () => {
    const ids = [await add(1), await add(2), await add(3), await add(4), await add(5)] as const;
    await note({ id: ids[0], state: 'failed' });
    expect(await webhook()).toEqual({ enabled: true, end: null, since: now });
    await note({ id: ids[1], state: 'delivered', at: later(DAY) });
    expect(await webhook()).toEqual({ enabled: true, end: null, since: null });
    await note({ id: ids[2], state: 'waiting', at: later(2 * DAY) });
    await note({ id: ids[2], state: 'waiting', at: later(6 * DAY) });
    await note({ id: ids[3], state: 'failed', at: later(5 * DAY) });
    expect([await webhook(), mails.noted]).toEqual([{ enabled: true, end: null, since: later(2 * DAY) }, []]);
    await note({ id: ids[2], state: 'failed', at: later(6 * DAY) });
    await note({ id: ids[4], state: 'failed', at: later(6 * DAY) });
    expect(await webhook()).toMatchObject({ enabled: false, end: 'failing' });
    expect(mails.noted).toEqual([{ kind: 'webhook-switched-off', accountId, host: 'receiver.example', end: 'failing' }]);
  });

  test('of another account are neither found nor sent again', async () => {
    const id = await add();
    await note({ id, state: 'failed' });
    const other = await storeAccount(database.dataSource);
    expect([await store.repeat(other, id), await store.list(other, webhookId, 10)]).toEqual([null, null]);
    expect(await stateOf(id)).toBe('failed');
  });
});
