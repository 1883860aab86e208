import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { RemoveExpired } from '../../server/accounts/use-cases/remove-expired.js';
import { createDataSource, migrate } from '../../server/adapters/postgres/data-source.js';
import { startEmbeddedServer, type EmbeddedServer } from '../../server/adapters/embedded-postgres/server.js';
import { NotifyPageChanges } from '../../server/adapters/postgres/notify-page-changes.js';
import { PostgresRateLimits } from '../../server/adapters/postgres/postgres-rate-limits.js';
import { TypeormOneTimeTokenStore } from '../../server/adapters/postgres/typeorm-one-time-token-store.js';
import { TypeormPageStore } from '../../server/adapters/postgres/typeorm-page-store.js';
import { TypeormSessionStore } from '../../server/adapters/postgres/typeorm-session-store.js';
import { TypeormSignInRequestStore } from '../../server/adapters/postgres/typeorm-sign-in-request-store.js';
import { TypeormStoredImages } from '../../server/adapters/postgres/typeorm-stored-images.js';
import { SanitizeHtmlTileSanitizer } from '../../server/adapters/tiles/sanitize-html-tile-sanitizer.js';
import { DiskImageStorage } from '../../server/adapters/storage/disk-image-storage.js';
import { SystemClock } from '../../server/adapters/clock/system-clock.js';
import type { ImageName } from '../../server/media/image.js';
import { NoteImagesInUse } from '../../server/media/use-cases/note-images-in-use.js';
import { RemoveUnusedImages } from '../../server/media/use-cases/remove-unused-images.js';
import { RemoveFreedLinknames } from '../../server/pages/use-cases/remove-freed-linknames.js';
import { ResanitizePages } from '../../server/pages/use-cases/resanitize-pages.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { fillWithPages } from '../support/many-pages.js';
import { makeDataFolder, removeDataFolder } from '../support/started-server.js';

/** How many steps of each job are measured. */
const steps = 20;

interface Size {
  readonly name: string;
  readonly pages: number;
  readonly database: string;
}

const few: Size = { name: '1,000 pages', pages: 1_000, database: 'few_pages' };
const many: Size = { name: '1,000,000 pages', pages: 1_000_000, database: 'many_pages' };
const sizes = [few, many];

interface Job {
  readonly name: string;
  /** Makes as much to do as one step takes. */
  readonly prepare: (opened: Opened) => Promise<unknown>;
  readonly step: (opened: Opened) => Promise<unknown>;
}

interface Opened {
  readonly dataSource: DataSource;
  readonly storage: DiskImageStorage;
  readonly pages: TypeormPageStore;
  readonly images: TypeormStoredImages;
}

// A cluster of its own: what fills it takes about 3 GB of disk while this runs.
let folder: string;
let files: string;
let server: EmbeddedServer;
const opened = new Map<Size, Opened>();
beforeAll(async () => {
  folder = makeDataFolder();
  files = await mkdtemp(join(tmpdir(), 'tessera-files-'));
  server = await startEmbeddedServer(folder, {
    onTrouble: (error) => print(error.message),
    onDown: (error) => print(error.message),
    onWait: print,
  });
  await administer('ALTER SYSTEM SET wal_level = minimal', 'ALTER SYSTEM SET max_wal_senders = 0', 'ALTER SYSTEM SET fsync = off');
  await server.stop();
  server = await startEmbeddedServer(folder, {
    onTrouble: (error) => print(error.message),
    onDown: (error) => print(error.message),
    onWait: print,
  });
  for (const size of sizes) {
    const began = performance.now();
    await administer(`CREATE DATABASE ${size.database}`);
    await migrate(addressOf(size.database));
    const design = aDesign({
      tiles: Array.from({ length: 8 }, (_, at) => aTile({ name: `Tile ${at}`, html: `<p>What grows in corner ${at}</p>` })),
    });
    await fillWithPages(addressOf(size.database), size.pages, design, { withPictures: true });
    opened.set(size, await open(size));
    print(`${size.name} with three files of a picture and a session each, filled in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  }
}, 1_500_000);
afterAll(async () => {
  for (const { dataSource } of opened.values()) await dataSource.destroy();
  await server.stop();
  removeDataFolder(folder);
  await rm(files, { recursive: true });
});

const old = `timestamptz '2000-01-01'`;
const rows = 'FROM generate_series(1, 500) AS n';
const account = `md5('account 1')::uuid`;

const jobs: readonly Job[] = [
  {
    name: 'removing 500 each of sessions, links, sign-ins and counted attempts that have expired',
    prepare: async ({ dataSource }) => {
      await dataSource.query(
        `INSERT INTO session (token_hash, account_id, started_at, last_used_at) SELECT sha256(n::text::bytea), ${account}, ${old}, ${old} ${rows}`,
      );
      await dataSource.query(`INSERT INTO one_time_token SELECT sha256(n::text::bytea), 'verify-email', ${account}, ${old} ${rows}`);
      await dataSource.query(`INSERT INTO sign_in_request SELECT sha256(n::text::bytea), '', '', ${old} ${rows}`);
      await dataSource.query(`INSERT INTO rate_limit SELECT 'over:' || n, 1, n ${rows}`);
    },
    step: ({ dataSource }) =>
      new RemoveExpired(
        new TypeormSessionStore(dataSource),
        new TypeormOneTimeTokenStore(dataSource),
        new TypeormSignInRequestStore(dataSource),
        new PostgresRateLimits(dataSource),
        new SystemClock(),
      ).execute(),
  },
  {
    name: 'forgetting 500 linknames that are free again',
    prepare: async ({ dataSource }) => {
      await dataSource.query(`INSERT INTO withheld_linkname SELECT 'free-again-' || n, ${old} ${rows}`);
    },
    step: ({ pages }) => new RemoveFreedLinknames(pages, new SystemClock()).execute(),
  },
  {
    name: 'cleaning 20 pages by newer rules',
    prepare: async ({ dataSource }) => {
      await dataSource.query(
        `UPDATE page SET sanitizer_version = 1 WHERE owner_id IN (SELECT md5('account ' || n)::uuid FROM generate_series(1, 20) AS n)`,
      );
    },
    step: ({ pages }) => new ResanitizePages(pages, sanitizer).execute(),
  },
  {
    name: 'passing over 500 pictures in use',
    prepare: async ({ dataSource }) => {
      await dataSource.query(
        `UPDATE stored_image SET kept_at = ${old} WHERE name IN (SELECT name FROM page_image WHERE owner_id IN (SELECT md5('account ' || n)::uuid FROM generate_series(1, 1000, 6) AS n) LIMIT 500)`,
      );
    },
    step: ({ images }) => new NoteImagesInUse(images).execute(),
  },
  {
    name: 'removing 50 files that no page uses',
    prepare: async ({ dataSource, storage }) => {
      const names = await dataSource.query<{ name: ImageName }[]>(
        `INSERT INTO stored_image SELECT encode(sha256(n::text::bytea), 'hex') || '.jpg', ${old} FROM generate_series(1, 50) AS n RETURNING name`,
      );
      for (const { name } of names) await storage.save(name, Buffer.from('x'));
    },
    step: ({ images, storage }) => new RemoveUnusedImages(images, storage).execute(),
  },
];
const sanitizer = new SanitizeHtmlTileSanitizer();

test('What a step of each background job takes among few and among many pages with pictures', async () => {
  for (const job of jobs) {
    report(`${job.name}: nothing to do`, await alternately(job));
    report(job.name, await alternately(job, job.prepare));
  }
  for (const { dataSource } of opened.values()) {
    expect(await dataSource.query(`SELECT FROM session WHERE last_used_at = ${old}`)).toEqual([]);
    expect(await dataSource.query(`SELECT FROM stored_image WHERE kept_at = ${old}`)).toEqual([]);
    expect(await dataSource.query('SELECT FROM page WHERE sanitizer_version = 1')).toEqual([]);
  }
}, 600_000);

/** Takes steps in turn among few and among many, so that whatever else the machine does falls to both. */
async function alternately({ step }: Job, prepare?: Job['prepare']): Promise<Map<Size, number[]>> {
  const times = new Map<Size, number[]>(sizes.map((size) => [size, []]));
  for (let turn = 0; turn < steps; turn += 1) {
    for (const size of turn % 2 ? [many, few] : [few, many]) {
      await prepare?.(opened.get(size)!);
      const began = performance.now();
      await step(opened.get(size)!);
      times.get(size)?.push(performance.now() - began);
    }
  }
  return times;
}

function report(name: string, times: ReadonlyMap<Size, readonly number[]>): void {
  print(`${name}:`);
  for (const size of sizes) {
    const sorted = (times.get(size) ?? []).toSorted((one, other) => one - other);
    print(
      `  ${size.name.padEnd(16)} p50 ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms   longest ${sorted.at(-1)?.toFixed(1)} ms`,
    );
  }
}

async function open({ database }: Size): Promise<Opened> {
  const dataSource = await createDataSource(addressOf(database)).initialize();
  return {
    dataSource,
    storage: new DiskImageStorage(join(files, database)),
    pages: new TypeormPageStore(dataSource, new NotifyPageChanges(dataSource)),
    images: new TypeormStoredImages(dataSource),
  };
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

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
