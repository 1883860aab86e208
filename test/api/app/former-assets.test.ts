import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { compressFolder } from '../../../scripts/build/compress.mjs';
import { bringBackAssets, keepAssets } from '../../../scripts/build/former-assets.mjs';
import { ClientBundle } from '../../../server/gateway/web/client-bundle.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';

const DAY = 86_400_000;

let folder: string;
let application: RunningApplication;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-former-'));
  const load = ClientBundle.load.bind(ClientBundle);
  jest.spyOn(ClientBundle, 'load').mockImplementation(async (...given) => {
    const bundle = await load(...given);
    return Object.create(bundle, { folder: { value: deploy(bundle.folder) } }) as ClientBundle;
  });
  application = await startApplication();
});
afterAll(async () => {
  await application.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A copy of what was built, beside what two former builds left: one was the present one eight days ago, the other one yesterday. */
function deploy(built: string): string {
  const [client, kept, now] = [join(folder, 'client'), join(folder, 'former'), Date.now()];
  const assets = join(client, 'assets');
  for (const [name, days] of [
    ['eight-days.js', 8],
    ['yesterday.js', 1],
  ] as const) {
    mkdirSync(assets, { recursive: true });
    writeFileSync(join(assets, name), textOf(name));
    compressFolder(client);
    keepAssets(assets, kept, now - days * DAY);
    rmSync(client, { recursive: true });
  }
  cpSync(built, client, { recursive: true });
  bringBackAssets(assets, kept, now);
  return client;
}

const textOf = (name: string): string => `console.log('${name}');\n`.repeat(100);
const ask = (path: string, encoding: string): Promise<Response> =>
  fetch(`${application.url}${path}`, { headers: { 'Accept-Encoding': encoding } });

test("A running server sends the files of yesterday's build like those of the present build, and no files that are eight days old", async () => {
  const [present = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await ask('/login', 'identity')).text()) ?? [];
  for (const encoding of ['br', 'gzip', 'identity']) {
    const [former, now] = await Promise.all([ask('/assets/yesterday.js', encoding), ask(present, encoding)]);
    const about = ({ status, headers }: Response) => [
      status,
      ...['content-type', 'content-encoding', 'cache-control'].map((name) => headers.get(name)),
    ];
    expect(about(former)).toEqual(about(now));
    expect([former.status, await former.text()]).toEqual([200, textOf('yesterday.js')]);
  }
  expect((await ask('/assets/eight-days.js', 'identity')).status).toBe(404);
});
