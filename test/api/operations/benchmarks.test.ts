import { existsSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { isNginxInstalled } from '../../../scripts/cluster/nginx.mjs';
import { busy } from '../../bench/measurements/busy.js';
import { footprint } from '../../bench/measurements/footprint.js';
import { manyPages } from '../../bench/measurements/many-pages.js';
import { productStarter, type Product, type StartProduct } from '../../bench/product.js';
import { publicAnswers } from '../../bench/measurements/public-answers.js';
import { publicPage } from '../../bench/measurements/public-page.js';
import { publish } from '../../bench/measurements/publish.js';
import { replicas } from '../../bench/measurements/replicas.js';
import type { Benchmark, Row } from '../../bench/rows.js';
import { smoke } from '../../bench/scale.js';
import { strangers } from '../../bench/measurements/strangers.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';

// The numbers mean nothing here. Only what a benchmark needs, and what it checks, can fail.
const products = productStarter();
const applications: RunningApplication[] = [];
afterAll(async () => {
  await Promise.all(applications.map((application) => application.stop()));
  await products.stop();
});

// The first benchmark decides on the variables.
let common: Promise<Product> | undefined;
const start: StartProduct = (variables = {}) => {
  const url = variables.DATABASE_URL;
  return url === undefined ? (common ??= products.start(variables)) : startHere(url);
};

/** The product on an existing database in this process, which starts faster. */
async function startHere(url: string): Promise<Product> {
  const application = await startApplication({ database: { url, drop: async () => undefined }, rateLimits: 'off', logLevel: 'silent' });
  applications.push(application);
  return { folder: '', server: { url: application.url, pid: process.pid }, startedIn: 1, restart: async () => undefined };
}

const hasNginx = isNginxInstalled();
/** Where the system tells how much memory a process has. */
const hasProc = existsSync('/proc/self/status');

const benchmarks: readonly [string, Benchmark, number][] = [
  ['public-page', publicPage, hasNginx ? 10 : 7],
  ['public-answers', publicAnswers, 3],
  ['publish', publish, 7],
  ['busy', busy, 8],
  ['strangers', strangers, 5],
  ['footprint', footprint, hasProc ? 4 : 2],
  ['many-pages', manyPages, hasProc ? 15 : 14],
  ['replicas', replicas, hasNginx ? (hasProc ? 2 : 1) : 0],
];

test.each(benchmarks)(
  'The benchmark %s still runs, and its rows have numbers',
  async (_, measure, length) => {
    const rows: Row[] = await measure(start, smoke);
    expect(rows).toHaveLength(length);
    for (const row of rows) {
      const text = Object.values(row).join(' ');
      expect([row.measured, text]).toEqual([expect.stringMatching(/\d/), expect.not.stringMatching(/NaN|Infinity/)]);
    }
  },
  120_000,
);
