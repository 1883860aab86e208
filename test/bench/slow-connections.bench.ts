import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPageAt } from '../builders/account.js';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { putLoad } from '../support/http-load.js';
import { makeDataFolder, removeDataFolder, startServer, type StartedServer } from '../support/started-server.js';

const slow = 1_000;
const rounds = 5;
const [visitors, seconds] = [4, 4];

let folder: string;
let server: StartedServer;
const sockets = new Set<Socket>();
beforeAll(async () => {
  folder = makeDataFolder();
  server = startServer({ PORT: String(await freePort()), DATA_DIR: folder, RATE_LIMITS: 'off' });
  await server.ready();
  await aPageAt(server, 'bench-page');
}, 120_000);
afterAll(async () => {
  letGo();
  server.kill('SIGTERM');
  await server.ended;
  removeDataFolder(folder);
});

/** Holds so many connections that keep sending a byte: of a head, of a body, or of nothing. Whoever is cut off comes again. */
async function holdSlow(): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const beginnings = [
    `GET /bench-page HTTP/1.1\r\nHost: localhost\r\nX-Slow: `,
    'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{',
    '',
  ];
  const open = (at: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(beginnings[at % beginnings.length] ?? '');
        resolve();
      });
      const drip = setInterval(() => at % beginnings.length < 2 && socket.write('x'), 1_000);
      sockets.add(socket);
      socket
        .resume()
        .on('error', () => undefined)
        .on('end', () => socket.destroy());
      socket.once('close', () => {
        clearInterval(drip);
        if (sockets.delete(socket)) void open(at);
      });
    });
  await Promise.all(Array.from({ length: slow }, (_, at) => open(at)));
}

function letGo(): void {
  for (const socket of sockets) {
    sockets.delete(socket);
    socket.destroy();
  }
}

async function visit(): Promise<number> {
  const { p99, refused, broken } = await putLoad(
    { url: `${server.url}/bench-page`, headers: { 'Accept-Encoding': 'br' } },
    visitors,
    seconds,
  );
  expect([refused, broken]).toEqual([0, 0]);
  return p99;
}

test(`How much longer a public page takes while ${slow} connections keep the server waiting`, async () => {
  await visit();
  const measured: { quiet: number; held: number }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const quiet = await visit();
    await holdSlow();
    const held = await visit();
    letGo();
    measured.push({ quiet, held });
    process.stdout.write(
      `round ${round}: p99 ${quiet.toFixed(2)} ms quiet, ${held.toFixed(2)} ms with ${slow} slow connections, ratio ${(held / quiet).toFixed(2)}\n`,
    );
  }
  const ratios = measured.map(({ quiet, held }) => held / quiet).toSorted((one, other) => one - other);
  process.stdout.write(
    `median of the ratios ${ratios[Math.floor(rounds / 2)]?.toFixed(2)} (aim: at most 2), ${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}\n`,
  );
  expect(measured).toHaveLength(rounds);
}, 300_000);
