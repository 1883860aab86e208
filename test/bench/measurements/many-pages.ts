import { PAGES_IN_A_PART } from '../../../server/pages/use-cases/published-pages.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { TypeormStoredImages } from '../../../server/adapters/postgres/media/typeorm-stored-images.js';
import { DiskImageStorage } from '../../../server/adapters/storage/disk-image-storage.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { fillWithPages, nameOfPage, tokenOfPage } from '../../support/load/many-pages.js';
import { jobs, leftUndone, type Opened } from './background-jobs.js';
import { realisticDesign } from '../designs.js';
import { megabytes, residentMemory } from './footprint.js';
import type { Product, StartProduct } from '../product.js';
import { publishOnce } from './publish.js';
import { count, inTurns, median, milliseconds, timeOf, type Benchmark, type Row } from '../rows.js';
import type { Scale } from '../scale.js';

/** A database with so many pages, a server on it, and the stores of a second process. */
interface Size extends Opened {
  readonly number: number;
  readonly database: TestDatabase;
  readonly product: Product;
}

/** The same work among few pages and among many, in turns. The ratio is many ÷ few, so the lower, the better. */
export const manyPages: Benchmark = async (start, scale) => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const agent = new Agent({ keepAlive: true });
  const sizes: Size[] = [];
  try {
    for (const pages of scale.pages) sizes.push(await fill(pages, start, join(folder, String(pages))));
    return [
      await compareSizes(sizes, { what: 'look-up of a page that nobody has read', act: lookUp, turns: scale.lookUps }),
      await compareSizes(sizes, {
        what: 'look-up of a page that was read before',
        act: lookUpAgain,
        turns: scale.lookUps,
        target: '≤ 1.1',
      }),
      await compareSizes(sizes, { what: 'request for a page that is not in the cache', act: visit, turns: scale.steps * 5 }),
      await compareSizes(sizes, {
        what: 'publication (fsync off)',
        act: (size, turn) => publishAgain(size, turn, agent),
        turns: scale.steps * 5,
      }),
      ...(await sitemaps(sizes, scale)),
      ...(await backgroundSteps(sizes, scale)),
      ...compareMemory(sizes),
      ...(await storage(sizes.at(-1)!)),
    ];
  } finally {
    agent.destroy();
    for (const { dataSource, database } of sizes) {
      await dataSource.destroy();
      await database.drop();
    }
    rmSync(folder, { recursive: true, force: true });
  }
};

async function fill(pages: number, start: StartProduct, files: string): Promise<Size> {
  const database = await createTestDatabase();
  await fillWithPages(database.url, pages, realisticDesign(), { withPictures: true });
  const dataSource = await createDataSource(database.url).initialize();
  return {
    database,
    dataSource,
    storage: new DiskImageStorage(files),
    pages: new TypeormPageStore(dataSource, new NotifyPageChanges(dataSource)),
    images: new TypeormStoredImages(dataSource),
    number: pages,
    product: await start({ DATABASE_URL: database.url }),
  };
}

interface Work {
  readonly what: string;
  readonly act: (size: Size, turn: number) => Promise<unknown>;
  readonly turns: number;
  readonly target?: string;
  /** What is done before each turn, and not measured. */
  readonly prepare?: (size: Size) => Promise<unknown>;
}

async function compareSizes(sizes: readonly Size[], { what, act, turns, target, prepare }: Work): Promise<Row> {
  const measured = await inTurns(sizes, turns, async (size, turn) => {
    await prepare?.(size);
    return timeOf(() => act(size, turn));
  });
  return rowOf(sizes, `${what}, median`, measured, target);
}

function rowOf(
  [few, many]: readonly Size[],
  what: string,
  [ofFew = [], ofMany = []]: readonly (readonly number[])[],
  target?: string,
): Row {
  return {
    what: `among ${count(many!.number)} pages: ${what}`,
    measured: milliseconds(median(ofMany)),
    beside: `${count(few!.number)} pages: ${milliseconds(median(ofFew))}`,
    ratio: median(ofMany) / median(ofFew),
    target,
  };
}

/** The number of another page at each turn, until each had its turn: 7,919 is a prime number. */
function anywhere({ number }: Size, turn: number): number {
  return 1 + ((turn * 7_919) % number);
}

async function lookUp(size: Size, turn: number): Promise<void> {
  const { page } = await size.pages.lookUp(nameOfPage(anywhere(size, turn)) as Linkname, new Date());
  if (page === null) throw new Error('A page was not found.');
}

/** As many different pages as the smaller database has, all of them read by `lookUp`: PostgreSQL has them in its memory. */
async function lookUpAgain(size: Size, turn: number): Promise<void> {
  await lookUp(size, turn % 1_000);
}

async function visit(size: Size, turn: number): Promise<void> {
  const address = `${size.product.server.url}/${nameOfPage(anywhere(size, turn))}`;
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  expect([answer.status, (await answer.text()).includes('What grows in corner 8')]).toEqual([200, true]);
}

async function publishAgain(size: Size, turn: number, agent: Agent): Promise<void> {
  // Each page has one version, and gets its second.
  await publishOnce(size.product.server.url, agent, { token: tokenOfPage(anywhere(size, turn)), version: 1 });
}

/** A start, and the first requests after it: the server caches each part of the sitemap for some minutes. */
async function sitemaps(sizes: readonly Size[], { rounds }: Scale): Promise<Row[]> {
  const measured = await inTurns(sizes, Math.min(rounds, 3), async ({ product, number }, turn) => {
    if (turn > 0) await product.restart();
    const started = product.startedIn;
    const parts = await timeOf(async () => {
      const listed = (await read(product, 'sitemap.xml')).match(/<loc>/g)?.length;
      expect(listed).toBe(Math.max(1, Math.ceil(number / PAGES_IN_A_PART)));
    });
    const first = await timeOf(() => read(product, 'sitemap-1.xml'));
    const last = await timeOf(() => read(product, `sitemap-${Math.ceil(number / PAGES_IN_A_PART)}.xml`));
    return { started, parts, first, last };
  });
  const of = (what: string, part: keyof (typeof measured)[number][number]): Row =>
    rowOf(
      sizes,
      what,
      measured.map((turns) => turns.map((turn) => turn[part])),
    );
  return [
    of('start of a server', 'started'),
    of('index of the sitemap', 'parts'),
    of('first part of the sitemap, of at most 5,000 pages', 'first'),
    of('last part of the sitemap', 'last'),
  ];
}

async function read({ server }: Product, path: string): Promise<string> {
  const answer = await fetch(`${server.url}/${path}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

async function backgroundSteps(sizes: readonly Size[], { steps }: Scale): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, prepare, step } of jobs) rows.push(await compareSizes(sizes, { what: name, act: step, prepare, turns: steps }));
  for (const size of sizes) expect(await leftUndone(size)).toEqual([]);
  return rows;
}

function compareMemory(sizes: readonly Size[]): Row[] {
  const [few, many] = sizes.map(({ product }) => residentMemory(product.server));
  if (few === undefined || many === undefined) return [];
  return [
    {
      what: `among ${count(sizes.at(-1)!.number)} pages: resident memory of the server process`,
      measured: megabytes(many),
      beside: `${count(sizes[0]!.number)} pages: ${megabytes(few)}`,
      ratio: many / few,
    },
  ];
}

/** What a page needs in the database, by table, with its indexes. */
async function storage({ dataSource, number }: Size): Promise<Row[]> {
  const tables = ['account', 'page', 'session', 'stored_image', 'page_image'];
  const sizes = await dataSource.query<{ table: string; rows: string; indexes: string }[]>(
    `SELECT name AS table, pg_table_size(name::regclass) AS rows, pg_indexes_size(name::regclass) AS indexes FROM unnest($1::text[]) AS name`,
    [tables],
  );
  const sum = (part: 'rows' | 'indexes'): number => sizes.reduce((total, size) => total + Number(size[part]), 0) / number;
  const each = sizes.map(({ table, rows, indexes }) => `${table} ${count((Number(rows) + Number(indexes)) / number)}`);
  return [
    {
      what: 'bytes in the database for a page with its account, a session and a picture, without former versions',
      measured: `${count(sum('rows') + sum('indexes'))}, of these ${count(sum('indexes'))} in indexes`,
      beside: each.join(', '),
    },
  ];
}
