import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { claim, register } from '../builders/accounts/account.js';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { graphqlData } from '../support/calls/graphql.js';
import {
  makeDataFolder,
  putDatabaseInto,
  queryEmbedded,
  removeDataFolder,
  startServer,
  type StartedServer,
} from '../support/servers/started-server.js';
import { until } from '../support/waiting.js';
import { startWebhookReceiver, type WebhookReceiver } from '../support/neighbours/webhook-receiver.js';

// The test starts the product, a database included, twice.
jest.setTimeout(180_000);

let folder: string;
let server: StartedServer;
let receiver: WebhookReceiver;

async function start(): Promise<void> {
  server = startServer({ PORT: String(await freePort()), DATA_DIR: folder, WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
  await server.ready();
}

beforeEach(async () => {
  folder = makeDataFolder();
  await putDatabaseInto(folder);
  receiver = await startWebhookReceiver();
});
afterEach(async () => {
  server.kill('SIGTERM');
  await server.ended;
  await receiver.stop();
  removeDataFolder(folder);
});

test('An event whose server is killed after the change, before or while it is sent, arrives after the restart with the same id', async () => {
  await start();
  const account = await register(server);
  await queryEmbedded(folder, 'UPDATE account SET email_verified = true');
  const input = { url: receiver.url, events: ['PAGE_RENAMED'] };
  const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
  await graphqlData(server.url, create, { input }, account.token);
  receiver.answer(() => undefined);
  await claim(server, account, 'first-name');
  await until(() => receiver.messages.length === 1);
  await claim(server, account, 'second-name');
  server.kill('SIGKILL');
  await server.ended;
  receiver.answer(204);
  await start();
  await until(async () => (await queryEmbedded(folder, `SELECT id FROM webhook_delivery WHERE state <> 'delivered'`)).length === 0);
  const names = receiver.messages.map(({ event }) => event.data['linkname']);
  expect(names.toSorted()).toEqual(['first-name', 'first-name', 'second-name']);
  expect(new Set(receiver.messages.filter(({ event }) => event.data['linkname'] === 'first-name').map(({ id }) => id)).size).toBe(1);
});
