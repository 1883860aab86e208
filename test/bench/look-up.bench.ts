import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../../server/adapters/postgres/data-source.js';
import { startEmbeddedServer, type EmbeddedServer } from '../../server/adapters/embedded-postgres/server.js';
import { LoadPublicPage } from '../../server/pages/use-cases/load-public-page.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { startApplication, type RunningApplication } from '../support/application.js';
import { fillWithPages, isAnyPageWrittenSince, nameOfPage } from '../support/many-pages.js';
import { watchWork } from '../support/recorded-work.js';
import { makeDataFolder, removeDataFolder } from '../support/started-server.js';

const budget = 1.2;
const lookUps = 3_000;
const visits = 150;
const restarts = 6;
const lookUpsOfARestart = 200;

interface Size {
  readonly name: string;
  readonly pages: number;
  readonly database: string;
}

const few: Size = { name: '1,000 pages', pages: 1_000, database: 'few_pages' };
const many: Size = { name: '1,000,000 pages', pages: 1_000_000, database: 'many_pages' };
const sizes = [few, many];

// A cluster of its own: it is restarted, and what fills it takes about 2 GB of disk while this runs.
let folder: string;
let server: EmbeddedServer;
let statement: string;
beforeAll(async () => {
  folder = makeDataFolder();
  await start();
  await administer('ALTER SYSTEM SET wal_level = minimal', 'ALTER SYSTEM SET max_wal_senders = 0', 'ALTER SYSTEM SET fsync = off');
  await restart();
  for (const { database, pages } of sizes) {
    const began = performance.now();
    await administer(`CREATE DATABASE ${database}`);
    await migrate(addressOf(database));
    await fillWithPages(addressOf(database), pages, design);
    print(`${database} filled in ${((performance.now() - began) / 1_000).toFixed(0)} s: ${await describeTable(database)}`);
  }
}, 600_000);
afterAll(async () => {
  await server.stop();
  removeDataFolder(folder);
});

const words =
  'Water the lemons at night and never when ground is warm from day prune them in spring before they bloom keep every fifth branch for birds'.split(
    ' ',
  );

/** So many words in an order that hardly compresses, as in what people write. */
function text(seed: number, length: number): string {
  return Array.from({ length }, (_, at) => words[(seed * 31 + at * at * 7 + at * seed) % words.length]).join(' ');
}

/** Eight tiles with the text of a short recipe each: the database keeps of them some 1.5 kB, of which a block holds five. */
const design = aDesign({
  tiles: Array.from({ length: 8 }, (_, at) =>
    aTile({
      name: `What grows in corner ${at + 1}`,
      html: `<p><strong>${text(at, 6)}</strong></p><p>${text(at + 9, 18)}</p><ul><li>${text(at + 17, 7)}</li><li>${text(at + 26, 5)}</li></ul>`,
      style: { radius: at * 7, thickness: at * 11 },
    }),
  ),
});

test('What it costs to look up a page of few and of many, by the query alone and with the pages it touches', async () => {
  statement = await statementOfALookUp();
  const clients = await connectBoth();
  const times = await alternately(lookUps, (size, turn) => timeOf(() => queryPage(clients, size, anywhere(size, turn))));
  report(`the query alone, PostgreSQL warm, ${lookUps} names each`, times);
  for (const size of sizes) print(`  ${size.name}: ${await touchedBy(clients, size, elsewhere)}`);
  await endAll(clients);
}, 300_000);

test('What it costs just after a start of PostgreSQL, when none of its buffers hold the page', async () => {
  const times = new Map<Size, number[]>(sizes.map((size) => [size, []]));
  for (let round = 0; round < restarts; round += 1) {
    await restart();
    const clients = await connectBoth();
    // What a connection learns once about the tables is no part of a look-up.
    for (const size of sizes) await clients.get(size)?.query(statement, valuesFor('nobody'));
    const found = await alternately(lookUpsOfARestart, (size, turn) => timeOf(() => queryPage(clients, size, inBlockOfItsOwn(size, turn))));
    for (const [size, taken] of found) times.get(size)?.push(...taken);
    await endAll(clients);
  }
  report(`the query alone, PostgreSQL's buffers empty (${restarts} starts, ${lookUpsOfARestart} names each)`, times);
  await restart();
  const clients = await connectBoth();
  for (const size of sizes) print(`  ${size.name}: ${await touchedBy(clients, size, inBlockOfItsOwn)}`);
  await endAll(clients);
  print('  The system still has the files in memory: to make it forget them takes root, and no benchmark should do that.');
}, 300_000);

test('What it costs through the use case and through the API, with nothing in the memory of this server', async () => {
  const running = await startBoth();
  try {
    const useCases = new Map([...running].map(([size, { nest }]) => [size, nest.get<LoadPublicPage>(LoadPublicPage)]));
    const times = await alternately(lookUps, (size, turn) =>
      timeOf(async () => expect((await useCases.get(size)?.execute(nameOfPage(anywhere(size, turn))))?.page).not.toBeNull()),
    );
    report(`LoadPublicPage, ${lookUps} names each`, times);
    const visited = await alternately(visits, (size, turn) => timeOf(() => visit(running.get(size), anywhere(size, turn))));
    report(`GET of a page that nobody asked for before, rendered and compressed (${visits} names each)`, visited);
    const clients = await connectBoth();
    // Else the servers cleaned them anew in the meantime, and that was measured, too.
    for (const client of clients.values()) expect(await isAnyPageWrittenSince(client)).toBe(false);
    await endAll(clients);
  } finally {
    await Promise.all([...running.values()].map((application) => application.stop()));
  }
}, 300_000);

async function visit(application: RunningApplication | undefined, number: number): Promise<void> {
  const answer = await fetch(`${application?.url}/${nameOfPage(number)}`, { headers: { 'Accept-Encoding': 'br' } });
  expect([answer.status, (await answer.text()).includes('What grows in corner 8')]).toEqual([200, true]);
}

/** The number of another page at each turn, until each had its turn: 7,919 divides neither number of pages. */
function anywhere({ pages }: Size, turn: number): number {
  return 1 + ((turn * 7_919) % pages);
}

/** The same, of pages that were not looked up yet where there are enough. */
function elsewhere(size: Size, turn: number): number {
  return anywhere(size, turn + lookUps);
}

/** The same, of pages that lie in other blocks of the table. */
function inBlockOfItsOwn({ pages }: Size, turn: number): number {
  return 1 + ((turn * 5 * (pages / few.pages)) % pages);
}

/** Does something in turn for few and for many, so that whatever else the machine does falls to both. */
async function alternately(turns: number, act: (size: Size, turn: number) => Promise<number>): Promise<Map<Size, number[]>> {
  const times = new Map<Size, number[]>(sizes.map((size) => [size, []]));
  const warmUp = Math.floor(turns / 10);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const size of turn % 2 ? [many, few] : [few, many]) {
      const taken = await act(size, turn);
      if (turn >= warmUp) times.get(size)?.push(taken);
    }
  }
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

type Clients = ReadonlyMap<Size, pg.Client>;

async function queryPage(clients: Clients, size: Size, number: number): Promise<void> {
  const { rows } = (await clients.get(size)?.query<{ version: number }>(statement, valuesFor(nameOfPage(number)))) ?? { rows: [] };
  if (rows[0]?.version !== 1) throw new Error(`Page ${number} of ${size.name} was not found.`);
}

/** A look-up is told the moment, too. */
function valuesFor(linkname: string): unknown[] {
  return [linkname, new Date()];
}

interface Plan {
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

/** What PostgreSQL itself says about single look-ups: medians. */
async function touchedBy(clients: Clients, size: Size, pageAt: (size: Size, turn: number) => number): Promise<string> {
  const plans: Plan[] = [];
  for (let turn = 0; turn < lookUpsOfARestart; turn += 1) {
    const values = valuesFor(nameOfPage(pageAt(size, turn)));
    const { rows } = (await clients
      .get(size)
      ?.query<{ 'QUERY PLAN': Plan[] }>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`, values)) ?? { rows: [] };
    plans.push(...(rows[0]?.['QUERY PLAN'] ?? []));
  }
  const of = (part: (plan: Plan) => number): string => median(plans.map(part)).toFixed(3);
  const mean = (part: (plan: Plan) => number): string => (plans.reduce((sum, plan) => sum + part(plan), 0) / plans.length).toFixed(1);
  const blocks = `${mean(({ Plan: plan }) => plan['Shared Hit Blocks'])} blocks found in its buffers and ${mean(({ Plan: plan }) => plan['Shared Read Blocks'])} read`;
  return `${blocks}, planned in ${of((plan) => plan['Planning Time'])} ms, executed in ${of((plan) => plan['Execution Time'])} ms`;
}

/** What the store really sends, so that this measures no query of its own. */
async function statementOfALookUp(): Promise<string> {
  const application = await startApplication({
    database: { url: addressOf(few.database), drop: async () => undefined },
    logLevel: 'silent',
  });
  try {
    const record = watchWork(application.nest, application.dataSource);
    const statements = await record(() => application.nest.get(LoadPublicPage).execute(nameOfPage(1)));
    expect(statements).toEqual([expect.stringMatching(/\bpage\b/)]);
    return statements[0] ?? '';
  } finally {
    await application.stop();
  }
}

function report(name: string, times: ReadonlyMap<Size, readonly number[]>): void {
  const [ofFew = [], ofMany = []] = sizes.map((size) => times.get(size));
  print(`${name}:`);
  for (const size of sizes) {
    const taken = times.get(size) ?? [];
    print(`  ${size.name.padEnd(16)} p50 ${median(taken).toFixed(3)} ms   p99 ${percentile(taken, 0.99).toFixed(3)} ms`);
  }
  const ratio = (part: number): string => (percentile(ofMany, part) / percentile(ofFew, part)).toFixed(2);
  print(`  many ÷ few: p50 ${ratio(0.5)} (budget: at most ${budget}), p99 ${ratio(0.99)}`);
}

async function startBoth(): Promise<Map<Size, RunningApplication>> {
  const running = new Map<Size, RunningApplication>();
  for (const size of sizes)
    running.set(
      size,
      await startApplication({ database: { url: addressOf(size.database), drop: async () => undefined }, logLevel: 'silent' }),
    );
  return running;
}

async function connectBoth(): Promise<Clients> {
  const clients = new Map(sizes.map((size) => [size, new pg.Client({ connectionString: addressOf(size.database) })]));
  for (const client of clients.values()) await client.connect();
  return clients;
}

async function endAll(clients: Clients): Promise<void> {
  await Promise.all([...clients.values()].map((client) => client.end()));
}

async function start(): Promise<void> {
  server = await startEmbeddedServer(folder, {
    onTrouble: (error) => print(error.message),
    onDown: (error) => print(error.message),
    onWait: print,
  });
}

async function restart(): Promise<void> {
  await server.stop();
  await start();
}

function addressOf(database: string): string {
  return Object.assign(new URL(server.url), { pathname: `/${database}` }).href;
}

async function administer(...statements: string[]): Promise<void> {
  const administrator = new pg.Client({ connectionString: server.url });
  await administrator.connect();
  for (const text of statements) await administrator.query(text);
  await administrator.end();
}

async function describeTable(database: string): Promise<string> {
  const client = new pg.Client({ connectionString: addressOf(database) });
  await client.connect();
  const { rows } = await client.query<{ design: number; table: string; names: string }>(`
    SELECT pg_column_size(design) AS design, pg_size_pretty(pg_table_size('page')) AS table, pg_size_pretty(pg_relation_size('page_linkname_is_unique')) AS names
    FROM page LIMIT 1`);
  await client.end();
  return `a design takes ${rows[0]?.design} bytes, the table ${rows[0]?.table}, its index of names ${rows[0]?.names}`;
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
