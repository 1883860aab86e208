import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MAX_IMAGE_BYTES } from '../../server/media/upload.rules.js';
import { claim, publish, register, type TestAccount } from '../builders/account.js';
import { aJpegOfBytes } from '../builders/images.js';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { makeDataFolder, queryEmbedded, removeDataFolder, startServer, type StartedServer } from '../support/started-server.js';
import { uploadRest } from '../support/uploads.js';

const senders = 4;
const uploadsOfEach = 3;

let folder: string;
let server: StartedServer;
let people: TestAccount[];
let photo: Buffer;
beforeAll(async () => {
  folder = makeDataFolder();
  server = startServer({ PORT: String(await freePort()), DATA_DIR: folder, RATE_LIMITS: 'off' });
  await server.ready();
  people = [];
  for (let count = 0; count < senders; count += 1) people.push(await register(server));
  await queryEmbedded(folder, 'UPDATE account SET email_verified = true');
  const [first] = people;
  if (first) {
    await claim(server, first, 'bench-page');
    await publish(server, first);
  }
  photo = await aJpegOfBytes(MAX_IMAGE_BYTES, { width: 4000, height: 3000 });
}, 120_000);
afterAll(async () => {
  server.kill('SIGTERM');
  await server.ended;
  removeDataFolder(folder);
});

test(`How much ${senders} uploads of 10 MB (12 megapixels) in flight delay the event loop and public pages`, async () => {
  await visitWhile(pause(2_000));
  const idle = await measured('nobody uploads', pause(5_000));
  const busy = await measured(`${senders} uploads in flight`, Promise.all(people.map(uploadAgainAndAgain)));
  process.stdout.write(
    `median of an upload ${median(uploadTimes).toFixed(0)} ms, of ${uploadTimes.length}, each waiting for up to ${senders - 1} others\n`,
  );
  expect(busy.visits).toBeGreaterThan(0);
  expect(idle.visits).toBeGreaterThan(0);
}, 300_000);

const uploadTimes: number[] = [];

async function uploadAgainAndAgain({ token }: TestAccount): Promise<void> {
  for (let count = 0; count < uploadsOfEach; count += 1) {
    const began = performance.now();
    const { status, body } = await uploadRest(server.url, 'updatewallpaper/', photo, token);
    expect([status, body?.code]).toEqual([200, undefined]);
    uploadTimes.push(performance.now() - began);
  }
}

/** What happens until the work is done: how late the server's event loop was, and how long a visitor waited. */
async function measured(name: string, work: Promise<unknown>): Promise<{ visits: number }> {
  await loopDelay();
  const times = await visitWhile(work);
  const delay = await loopDelay();
  const parts = [
    `event loop late by p99 ${delay.p99.toFixed(1)} ms, max ${delay.max.toFixed(1)} ms (aim: p99 below 20)`,
    `memory ${delay.memory.toFixed(0)} MB${picturesMemory()}`,
    `page p50 ${median(times).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms, ${times.length} visits`,
  ];
  process.stdout.write(`${name.padEnd(22)} ${parts.join('   ')}\n`);
  return { visits: times.length };
}

async function visitWhile(work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone) {
    const began = performance.now();
    const response = await fetch(`${server.url}/bench-page`);
    await response.arrayBuffer();
    times.push(performance.now() - began);
    expect(response.status).toBe(200);
    // A visitor now and then, and not a load of its own.
    await pause(10);
  }
  await done;
  return times;
}

/** The meter rings every 10 ms and counts the whole time from one ring to the next. */
const meterStep = 10;

/** How late it was since the last time this was asked, and what the process holds now. */
async function loopDelay(): Promise<{ p99: number; max: number; memory: number }> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const valueOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    p99: 1_000 * valueOf('nodejs_eventloop_lag_p99_seconds') - meterStep,
    max: 1_000 * valueOf('nodejs_eventloop_lag_max_seconds') - meterStep,
    memory: valueOf('process_resident_memory_bytes') / 1e6,
  };
}

/** The most that the process which makes pictures has held, while there is one; where the system tells. */
function picturesMemory(): string {
  try {
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ');
    const child = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-process'));
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8')) ?? [];
    return `, and at most ${(Number(kilobytes) / 1e3).toFixed(0)} MB where pictures are made`;
  } catch {
    return '';
  }
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
