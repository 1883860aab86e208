import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { aPageAt } from '../../builders/accounts/account.js';
import { putLoad, readAnswer } from '../../support/load/http-load.js';
import { realisticDesign } from '../designs.js';
import type { Product } from '../product.js';
import { connections } from './public-page.js';
import { count, median, milliseconds, type Benchmark, type Row } from '../rows.js';

/** In seconds. By then, the server has compressed its own documents. */
export const restFor = 20;

/** The time of a start, the memory of the server process, and the bytes that a visitor receives. */
export const footprint: Benchmark = async (start, { rounds, requests, warmUpSeconds }) => {
  const product = await start();
  await aPageAt(product.server, 'bench-footprint', realisticDesign());
  const starts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await product.restart();
    starts.push(product.startedIn);
  }
  if (warmUpSeconds > 0) await delay(restFor * 1_000);
  const idle = residentMemory(product.server);
  const bytes = await visitorBytes(product.server);
  await visitUntil(product.server, requests);
  const after = residentMemory(product.server);
  const timeOfStart = { what: '`npm start` when nothing changed', measured: milliseconds(median(starts)), target: '≤ 2.5 s' };
  return [timeOfStart, ...memoryRows(idle, after, requests), bytes];
};

function memoryRows(idle: number | undefined, after: number | undefined, requests: number): Row[] {
  if (idle === undefined || after === undefined) return [];
  return [
    { what: 'resident memory of an idle server process', measured: megabytes(idle), target: '≤ 150 MB' },
    {
      what: `resident memory after ${count(requests)} requests`,
      measured: megabytes(after),
      beside: `idle: ${megabytes(idle)}`,
      ratio: after / idle,
    },
  ];
}

/** In kilobytes; undefined where the system does not tell. */
export function residentMemory({ pid }: Product['server']): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/**
 * In kilobytes: what processes of the same program need each, if they divide what they have in common, which is mostly the program file of
 * Node. Undefined where the system does not tell.
 */
export function memoryOfEach(processes: readonly Product['server'][]): number | undefined {
  try {
    const parts = processes.map(({ pid }) => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    const sum = (name: string): number =>
      parts.reduce((total, text) => total + Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]), 0) / processes.length;
    const own = sum('Private_Clean') + sum('Private_Dirty');
    return own + (sum('Rss') - own) / processes.length;
  } catch {
    return undefined;
  }
}

export function megabytes(kilobytes: number): string {
  return `${(kilobytes / 1_024).toFixed(0)} MB`;
}

async function visitUntil({ url }: Product['server'], requests: number): Promise<void> {
  const asked = { url: `${url}/bench-footprint`, headers: { 'Accept-Encoding': 'br' } };
  for (let sent = 0; sent < requests;) {
    const result = await putLoad(asked, connections, requests < 10_000 ? 0.1 : 5);
    expect(result).toMatchObject({ broken: 0, refused: 0 });
    sent += result.requests;
  }
}

async function visitorBytes({ url }: Product['server']): Promise<Row> {
  const [plain, brotli, gzip] = await Promise.all(
    ['identity', 'br', 'gzip'].map((encoding) => readAnswer({ url: `${url}/bench-footprint`, headers: { 'Accept-Encoding': encoding } })),
  );
  const html = plain!.body.toString('utf8');
  // Pictures, scripts and style sheets with addresses of their own.
  const more = html.match(/<(?:img|script|source)\b[^>]*\bsrc|<link\b[^>]*rel="(?:stylesheet|preload|modulepreload)"/g) ?? [];
  expect(html).toContain('What grows in corner 8');
  return {
    what: 'bytes of a visit to a page of eight tiles without pictures',
    measured: `${count(brotli!.size)} with brotli, in ${1 + more.length} ${more.length === 0 ? 'request' : 'requests'}`,
    beside: `gzip: ${count(gzip!.size)}, plain: ${count(plain!.size)}`,
    ratio: brotli!.size / plain!.size,
    target: '≤ 7,884',
  };
}
