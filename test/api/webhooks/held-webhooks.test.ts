import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { claim } from '../../builders/accounts/account.js';
import { startApplication } from '../../support/servers/application.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { anUploader } from '../../support/calls/uploads.js';
import { until } from '../../support/waiting.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/neighbours/webhook-receiver.js';

const CREATE = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }';
const TRY = 'mutation ($id: ID!) { sendTestEvent(webhookId: $id) }';

let database: TestDatabase;
let receiver: WebhookReceiver;
beforeAll(async () => {
  [database, receiver] = await Promise.all([createTestDatabase(), startWebhookReceiver()]);
});
afterAll(async () => {
  await receiver.stop();
  await database.drop();
});

test('With WEBHOOK_DELIVERIES=hold no event is sent, not even one on trial; a server that sends finds them all', async () => {
  const settings = { database, webhookPrivateAddresses: 'allow', logLevel: 'silent' } as const;
  const held = await startApplication({ ...settings, webhookDeliveries: 'hold' });
  const account = await anUploader(held);
  const input = { url: receiver.url, events: ['PAGE_RENAMED'] };
  const { createWebhook } = await graphqlData<{ createWebhook: { webhook: { id: string } } }>(held.url, CREATE, { input }, account.token);
  await claim(held, account, 'restored');
  await graphqlData(held.url, TRY, { id: createWebhook.webhook.id }, account.token);
  const stored = await held.dataSource.query<{ state: string }[]>('SELECT state FROM webhook_delivery');
  await held.stop();
  expect(stored.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(receiver.messages).toEqual([]);
  const sending = await startApplication(settings);
  await until(() => receiver.messages.length === 2);
  expect(receiver.messages.map(({ event }) => event.data['linkname'])).toContain('restored');
  await sending.stop();
});
