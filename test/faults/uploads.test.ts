import { existsSync, readdirSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { register, type TestAccount } from '../builders/accounts/account.js';
import { aJpeg } from '../builders/images.js';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { withToken } from '../support/calls/rest.js';
import {
  makeDataFolder,
  putDatabaseInto,
  queryEmbedded,
  removeDataFolder,
  startServer,
  type StartedServer,
} from '../support/servers/started-server.js';
import { uploadRest } from '../support/calls/uploads.js';
import { until } from '../support/waiting.js';

// Each test starts the product, a database included, several times.
jest.setTimeout(180_000);

let folder: string;
let port: string;
let server: StartedServer;
let ada: TestAccount;
beforeEach(async () => {
  folder = makeDataFolder();
  await putDatabaseInto(folder);
  port = String(await freePort());
  await start();
  ada = await register(server);
  await queryEmbedded(folder, 'UPDATE account SET email_verified = true');
});
afterEach(async () => {
  server.kill('SIGTERM');
  await server.ended;
  removeDataFolder(folder);
});

async function start(): Promise<void> {
  server = startServer({ PORT: port, DATA_DIR: folder });
  await server.ready();
}

/** Sends half of a form, and keeps the connection open. */
function sendHalf(): ClientRequest {
  const headers = { ...withToken(ada.token), 'Content-Type': 'multipart/form-data; boundary=edge', 'Content-Length': '900000' };
  const sending = request(new URL('/api/updatewallpaper/', server.url), { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write('--edge\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n');
  sending.write(Buffer.alloc(200_000));
  return sending;
}

function underWay(): string[] {
  const uploads = join(folder, 'uploads');
  return existsSync(uploads) ? readdirSync(uploads) : [];
}

test('KE-03 An acknowledged picture is still there after the server was killed; an unfinished upload leaves nothing', async () => {
  const { status, body } = await uploadRest(server.url, 'updatewallpaper/', await aJpeg(), ada.token);
  expect(status).toBe(200);
  // The server removes an upload's file after its response.
  await until(() => underWay().length === 0);
  const sending = sendHalf();
  await until(() => underWay().length === 1);
  server.kill('SIGKILL');
  await server.ended;
  sending.destroy();
  expect(underWay()).toHaveLength(1);

  await start();
  expect(underWay()).toEqual([]);
  const kept = await fetch(String(body?.wallpaper_image_url));
  expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('A client that disconnects during an upload leaves nothing behind, and the server continues', async () => {
  const sending = sendHalf();
  await until(() => underWay().length === 1);
  sending.destroy();
  await until(() => underWay().length === 0);
  expect((await uploadRest(server.url, 'updatewallpaper/', await aJpeg(), ada.token)).status).toBe(200);
  expect(server.printed.errors).toBe('');
});
