import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { TypeormSiteSettings } from '../../../server/adapters/postgres/settings/typeorm-site-settings.js';
import { maySendEvents, settingsOf } from '../../../server/adapters/settings/settings-in-use.js';
import { claim } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { anUploader } from '../../support/calls/uploads.js';
import { expectSoon, until } from '../../support/waiting.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/neighbours/webhook-receiver.js';

const SECOND = 1_000;
const CREATE = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }';
const TRY = 'mutation ($id: ID!) { sendTestEvent(webhookId: $id) }';
const CHANGE = 'mutation ($value: String!) { adminChangeSetting(name: WEBHOOK_DELIVERIES, value: $value) { value } }';

const settings = { webhookPrivateAddresses: 'allow', rateLimits: 'off', logLevel: 'silent' } as const;
let database: TestDatabase;
let receiver: WebhookReceiver;
beforeAll(async () => {
  [database, receiver] = await Promise.all([createTestDatabase(), startWebhookReceiver()]);
});
afterAll(async () => {
  await receiver.stop();
  await database.drop();
});

const start = (more: Parameters<typeof startApplication>[0] = {}) => startApplication({ ...settings, database, ...more });
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** An account with a webhook that is told of new linknames at a path of the receiver. */
async function anOwner(application: RunningApplication, path: string) {
  const account = await anUploader(application);
  const input = { url: `${receiver.url}${path}`, events: ['PAGE_RENAMED'] };
  const { createWebhook } = await graphqlData<{ createWebhook: { webhook: { id: string } } }>(
    application.url,
    CREATE,
    { input },
    account.token,
  );
  return { account, webhookId: createWebhook.webhook.id };
}

test('With WEBHOOK_DELIVERIES=hold no event is sent, not even one on trial; a server that sends finds them all', async () => {
  const held = await start({ webhookDeliveries: 'hold' });
  const { account, webhookId } = await anOwner(held, '/copy');
  await claim(held, account, 'restored');
  await graphqlData(held.url, TRY, { id: webhookId }, account.token);
  const stored = await held.dataSource.query<{ state: string }[]>('SELECT state FROM webhook_delivery');
  await held.stop();
  expect(stored.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(receiver.messages).toEqual([]);
  const sending = await start();
  await until(() => receiver.messages.length === 2);
  expect(receiver.messages.map(({ event }) => event.data['linkname'])).toContain('restored');
  await sending.stop();
});

/** Lets an event wait for each of so many other accounts, each with a webhook like this one. */
async function letWait({ dataSource }: RunningApplication, webhookId: string, accounts: number): Promise<void> {
  for (let account = 0; account < accounts; account += 1)
    await dataSource.query(
      `WITH added AS (
         INSERT INTO webhook (id, account_id, address, events, secret, is_enabled, created_at)
         SELECT gen_random_uuid(), $2, address, events, secret, true, now() FROM webhook WHERE id = $1 RETURNING id
       ) INSERT INTO webhook_delivery (id, webhook_id, type, data, created_at)
         SELECT gen_random_uuid(), id, 'page.published', '{}', now() FROM added`,
      [webhookId, await storeAccount(dataSource)],
    );
}

test('ST-12 A second after an operator holds deliveries, no server sends an event or a test, not even one that starts then; switched on again, each server goes on with what waits', async () => {
  const [first, second] = [await start(), await start()];
  const operator = await registerOperator(first);
  const choose = (value: 'send' | 'hold') => graphqlData(second.url, CHANGE, { value }, operator.token);
  const { account, webhookId } = await anOwner(first, '/while-it-runs');
  const messages = () => receiver.messages.filter(({ path }) => path === '/while-it-runs');
  await choose('hold');
  await rest(SECOND);
  await claim(first, account, 'while-held');
  for (const { url } of [first, second]) await graphqlData(url, TRY, { id: webhookId }, account.token);
  // Each server sends at most 64 at once, so none can send them all before the other has begun.
  await letWait(first, webhookId, 70);
  const third = await start();
  await rest(SECOND);
  expect(messages()).toEqual([]);
  await third.stop();

  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  receiver.answer((response) => void answered.then(() => response.writeHead(204).end()));
  await choose('send');
  const senders = () => new Set(messages().map(({ headers }) => /\(\+(.*)\)/.exec(headers['user-agent'] ?? '')?.[1]));
  await until(() => senders().size === 2);
  answer();
  await until(() => messages().length === 73);
  expect(senders()).toEqual(new Set([first.url, second.url]));
  expect(messages().map(({ event }) => event.data['linkname'])).toContain('while-held');
  expect(messages().filter(({ event }) => event.type === 'webhook.test')).toHaveLength(2);
  await Promise.all([first.stop(), second.stop()]);
});

test('OV-15 The overview says how many deliveries wait while an operator holds them, and nothing of them when they may go', async () => {
  const application = await start();
  const operator = await registerOperator(application);
  const choose = (value: 'send' | 'hold') => graphqlData(application.url, CHANGE, { value }, operator.token);
  const OVERVIEW = '{ adminOverview { attention { kind count } } }';
  const attention = async () =>
    (await graphqlData<{ adminOverview: { attention: object[] } }>(application.url, OVERVIEW, {}, operator.token)).adminOverview.attention;
  const { account, webhookId } = await anOwner(application, '/held');
  await choose('hold');
  expect(await attention()).toEqual([]);
  await letWait(application, webhookId, 2);
  await graphqlData(application.url, TRY, { id: webhookId }, account.token);
  await expectSoon(attention).toEqual([{ kind: 'HELD_DELIVERIES', count: 3 }]);
  await choose('send');
  await expectSoon(attention).toEqual([]);
  await application.stop();
});

test('A server that has read no setting yet asks before it sends an event, and sends none while the database does not answer', async () => {
  const application = await start();
  const { config, dataSource } = application;
  const unread = (source = dataSource) => new TypeormSiteSettings(source, settingsOf(config));
  const store = (value: string) => dataSource.query(`UPDATE site_setting SET value = $1 WHERE name = 'WEBHOOK_DELIVERIES'`, [value]);
  await unread().store('WEBHOOK_DELIVERIES', 'hold', new Date());
  expect(await maySendEvents(unread())).toBe(false);
  await store('send');
  expect(await maySendEvents(unread())).toBe(true);
  expect(await maySendEvents(unread(createDataSource(database.url)))).toBe(false);
  await application.stop();
});
