import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { aPageAt, register, type TestAccount } from '../../builders/accounts/account.js';
import { HOSTILE_DOCUMENTS } from '../../builders/injection/hostile-documents.js';
import { aJpegOfBytes } from '../../builders/images.js';
import { putLoad } from '../../support/load/http-load.js';
import { post } from '../../support/calls/rest.js';
import { queryEmbedded } from '../../support/servers/started-server.js';
import { uploadRest } from '../../support/calls/uploads.js';
import { realisticDesign } from '../designs.js';
import type { Product } from '../product.js';
import { median, milliseconds, ratioOf, type Benchmark, type Row } from '../rows.js';
import type { Scale } from '../scale.js';

const visitors = 4;
const PAGE = 'bench-busy';
/** In milliseconds, between two documents of one client. */
const attackPause = 40;

/** Further pages of the account, with the same design. */
const copies = (number: number): string => `
  INSERT INTO page (owner_id, account_id, is_main, linkname, version, design, design_format, sanitizer_version, published_at)
  SELECT gen_random_uuid(), account_id, false, 'bench-moment-' || place, version, design, design_format, sanitizer_version, published_at
  FROM page, generate_series(1, ${number}) AS place WHERE linkname = 'bench-busy'`;

const APPEAR_SOON = `
  UPDATE page SET changes_at = moment, period = jsonb_build_object('from', to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  FROM (SELECT now() + interval '1 second' AS moment) AS soon WHERE linkname LIKE 'bench-moment-%'`;

/** Something that keeps the server busy until it is stopped. */
interface Disturbance {
  readonly what: string;
  readonly target?: string;
  readonly begin: () => Promise<() => Promise<unknown>>;
}

/** The p99 of a public page while the server has other work, beside its p99 without. */
export const busy: Benchmark = async (start, scale) => {
  const { uploaders, guessers, picture } = scale;
  const { server, folder } = await start({ RATE_LIMITS: 'on' });
  await aPageAt(server, PAGE, realisticDesign());
  const pagesWithTime = 10 * scale.pages[0];
  await queryEmbedded(folder, copies(pagesWithTime));
  const people: TestAccount[] = [];
  for (let at = 0; at < uploaders; at += 1) people.push(await register(server));
  await queryEmbedded(folder, 'UPDATE account SET email_verified = true');
  const photo = await aJpegOfBytes(picture.bytes, { ...picture, grain: 30 });
  const disturbances: Disturbance[] = [
    {
      what: `p99 of a page during ${uploaders} uploads of ${(picture.bytes / 1_048_576).toFixed(0)} MB`,
      begin: async () => againAndAgain(people, ({ token }) => upload(server, photo, token)),
    },
    {
      what: `p99 of a page while ${guessers} clients of one address guess passwords`,
      begin: async () =>
        againAndAgain(
          Array.from({ length: guessers }, (_, at) => people[at % uploaders]!),
          ({ username }) => guess(server, username),
        ),
    },
    {
      what: `p99 of a page while ${uploaders} clients send ${(uploaders * 1_000) / attackPause} hostile documents a second to GraphQL`,
      target: '≤ 2',
      begin: async () => againAndAgain(people, () => attack(server, attackPause)),
    },
    {
      what: `p99 of a page while ${uploaders} clients send hostile documents as fast as they can`,
      begin: async () => againAndAgain(people, () => attack(server, 0)),
    },
    {
      what: `p99 of a page while ${uploaders} clients ask for the health as fast as they can`,
      begin: async () => againAndAgain(people, () => askForHealth(server)),
    },
    {
      what: `p99 of a page while ${pagesWithTime.toLocaleString('en')} pages appear in the same second`,
      target: '≤ 2',
      begin: async () => {
        await queryEmbedded(folder, APPEAR_SOON);
        return async () => undefined;
      },
    },
    {
      what: `p99 of a page with ${scale.slowConnections} slow connections`,
      target: '≤ 2',
      begin: () => holdSlow(server, scale.slowConnections),
    },
  ];
  const rows: Row[] = [];
  for (const disturbance of disturbances) rows.push(await compare(server, disturbance, scale));
  return [
    ...rows,
    { what: 'event loop late by, p99, since the start of all this', measured: milliseconds(await loopDelay(server)), target: '≤ 20 ms' },
  ];
};

async function compare(
  server: Product['server'],
  { what, target, begin }: Disturbance,
  { rounds, seconds, warmUpSeconds }: Scale,
): Promise<Row> {
  if (warmUpSeconds > 0) await visit(server, PAGE, warmUpSeconds);
  const turns: { quiet: number; disturbed: number; pictures: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await visit(server, PAGE, seconds);
    const end = await begin();
    try {
      turns.push({ quiet, disturbed: await visit(server, PAGE, seconds), pictures: picturesMemory(server) });
    } finally {
      await end();
    }
  }
  const pictures = Math.max(...turns.map((turn) => turn.pictures));
  const memory = what.includes('uploads') && pictures > 0 ? `, picture process at most ${(pictures / 1e3).toFixed(0)} MB` : '';
  return {
    what,
    measured: milliseconds(median(turns.map(({ disturbed }) => disturbed))) + memory,
    beside: `without: ${milliseconds(median(turns.map(({ quiet }) => quiet)))}`,
    ...ratioOf(turns.map(({ quiet, disturbed }) => disturbed / quiet)),
    target,
  };
}

export async function visit({ url }: Product['server'], linkname: string, seconds: number): Promise<number> {
  const { p99, refused, broken } = await putLoad({ url: `${url}/${linkname}`, headers: { 'Accept-Encoding': 'br' } }, visitors, seconds);
  expect([refused, broken]).toEqual([0, 0]);
  return p99;
}

/** Everybody does something until the returned function is called, which waits for the last of it. */
export function againAndAgain<Person>(people: readonly Person[], act: (person: Person) => Promise<unknown>): () => Promise<unknown> {
  let isDone = false;
  const all = Promise.all(
    people.map(async (person) => {
      do await act(person);
      while (!isDone);
    }),
  );
  // Whoever stops it gets the error.
  all.catch(() => (isDone = true));
  return () => {
    isDone = true;
    return all;
  };
}

async function upload({ url }: Product['server'], photo: Buffer, token: string): Promise<void> {
  const { status } = await uploadRest(url, 'updatewallpaper/', photo, token);
  expect([200, 429]).toContain(status);
}

async function guess({ url }: Product['server'], username: string): Promise<void> {
  const { status } = await post(url, 'login/', { username, password: 'not the password' });
  expect([400, 429, 503]).toContain(status);
}

async function attack({ url }: Product['server'], pause: number): Promise<void> {
  for (const [, query] of HOSTILE_DOCUMENTS) {
    await delay(pause);
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    await answer.arrayBuffer();
    expect(answer.status).toBeLessThan(500);
  }
}

/** What any client can do that is answered at once. So it shows what the clients themselves take from the processor. */
async function askForHealth({ url }: Product['server']): Promise<void> {
  const answer = await fetch(`${url}/health/live`);
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
}

/** Holds so many connections that keep sending a byte: of a head, of a body, or of nothing. Whoever is cut off connects again. */
async function holdSlow(server: Product['server'], number: number): Promise<() => Promise<void>> {
  const { hostname, port } = new URL(server.url);
  const sockets = new Set<Socket>();
  let isHeld = true;
  const beginnings = [
    `GET /bench-busy HTTP/1.1\r\nHost: localhost\r\nX-Slow: `,
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
        sockets.delete(socket);
        resolve();
        if (isHeld) void open(at);
      });
    });
  await Promise.all(Array.from({ length: number }, (_, at) => open(at)));
  return async () => {
    isHeld = false;
    for (const socket of sockets) socket.destroy();
  };
}

/** The meter rings every 10 ms and counts the whole time from one ring to the next. */
const meterStep = 10;

async function loopDelay({ url }: Product['server']): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return 1_000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]) - meterStep;
}

/** The most that the process which makes pictures has held, in kilobytes; 0 where the system does not tell. */
function picturesMemory({ pid }: Product['server']): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const child = children.find((one) => readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('picture-process'));
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
