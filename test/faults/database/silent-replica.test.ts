import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isNginxInstalled, startNginx, type FrontNginx } from '../../../scripts/cluster/nginx.mjs';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { makeDataFolder, removeDataFolder } from '../../support/servers/started-server.js';
import { until } from '../../support/waiting.js';

const withNginx = isNginxInstalled() ? test : test.skip;

/** The paths that each server was asked for. The first one accepts connections and never answers, as a process that is frozen. */
const asked: [string[], string[]] = [[], []];
const servers = asked.map((paths, at) =>
  createServer((request, response) => {
    paths.push(`${request.method} ${request.url}`);
    if (at === 1) response.end('answered');
  }),
);
let nginx: FrontNginx;
let folder: string;

beforeAll(async () => {
  if (!isNginxInstalled()) return;
  folder = makeDataFolder();
  const ports = [];
  for (const server of servers) ports.push(await listen(server));
  nginx = await startNginx({ folder: join(folder, 'nginx'), port: await freePort(), ports, readTimeout: '1s' });
});
afterAll(async () => {
  await nginx?.stop();
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
  if (folder) removeDataFolder(folder);
});

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const [silent, answering] = asked;

// This one is first: nginx avoids a server anyway after a timeout.
withNginx(
  'Behind nginx, requests avoid a replica that owes an answer to a write, and no other replica gets that write (needs nginx)',
  async () => {
    const ending = new AbortController();
    const unanswered: Promise<unknown>[] = [];
    await until(async () => {
      const path = `/api/write-${unanswered.length}/`;
      const request = fetch(nginx.url + path, { method: 'POST', body: 'once', signal: ending.signal });
      unanswered.push(request.catch(() => undefined));
      await until(() => [...silent, ...answering].includes(`POST ${path}`));
      return silent.includes(`POST ${path}`);
    });
    const before = silent.length;
    for (let at = 0; at < 8; at += 1) expect(await (await fetch(`${nginx.url}/other-${at}`)).text()).toBe('answered');
    expect(silent).toHaveLength(before);
    expect(answering).not.toContain(silent.at(-1));
    ending.abort();
    await Promise.all(unanswered);
  },
);

withNginx('Behind nginx, a page that a silent replica was asked for comes from another one after the timeout (needs nginx)', async () => {
  await until(async () => {
    const path = `/page-${silent.length + answering.length}`;
    const response = await fetch(nginx.url + path);
    expect([response.status, await response.text()]).toEqual([200, 'answered']);
    return silent.includes(`GET ${path}`);
  });
});
