import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { TypeormOneTimeTokenStore } from '../../../server/adapters/postgres/accounts/typeorm-one-time-token-store.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { TypeormSessionStore } from '../../../server/adapters/postgres/accounts/typeorm-session-store.js';
import { TypeormSignInRequestStore } from '../../../server/adapters/postgres/accounts/typeorm-sign-in-request-store.js';
import { TypeormScheduledPublications } from '../../../server/adapters/postgres/scheduled/typeorm-scheduled-publications.js';
import { TypeormStoredImages } from '../../../server/adapters/postgres/media/typeorm-stored-images.js';
import { TypeormTilePictures } from '../../../server/adapters/postgres/media/typeorm-tile-pictures.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { fillWithPages } from '../../support/load/many-pages.js';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';

// Enough rows for PostgreSQL to prefer an index where there is one that serves.
const pages = 5_000;
const now = new Date();

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  await fillWithPages(database.url, pages, aDesign(), { withPictures: true });
  const rows = `FROM generate_series(1, ${pages}) AS n`;
  await dataSource.query(
    `INSERT INTO one_time_token SELECT sha256(n::text::bytea), 'verify-email', md5('account ' || n)::uuid, now() + interval '1 hour' ${rows}`,
  );
  await dataSource.query(`INSERT INTO sign_in_request SELECT sha256(n::text::bytea), '', '', now() + interval '1 hour' ${rows}`);
  await dataSource.query(`INSERT INTO former_linkname SELECT 'former-' || n, md5('account ' || n)::uuid, now() ${rows}`);
  await dataSource.query(`INSERT INTO reserved_linkname SELECT 'reserved-' || n, now() + interval '1 hour' ${rows}`);
  await dataSource.query(
    `INSERT INTO publication_key SELECT sha256(n::text::bytea), '', md5('account ' || n)::uuid, 1, true, now() + interval '1 hour' ${rows}`,
  );
  await dataSource.query(`INSERT INTO tile_picture SELECT md5('picture ' || n)::uuid, md5('account ' || n)::uuid, '{}', now() ${rows}`);
  await dataSource.query(
    `INSERT INTO tile_picture_use SELECT md5('account ' || n)::uuid, md5('picture ' || n)::uuid, 1 FROM generate_series(1, ${pages}, 2) AS n`,
  );
  await dataSource.query(
    `INSERT INTO page_draft (owner_id, revision, design, design_format, based_on, picture_ids, saved_at)
     SELECT md5('account ' || n)::uuid, 1, '{}', 1, 1, ARRAY[md5('picture ' || n)::uuid], now() ${rows}`,
  );
  await dataSource.query(
    `INSERT INTO scheduled_publication (page_id, id, design, design_format, picture_ids, based_on, replaces, publishes_at, language, created_at, due_at)
     SELECT md5('account ' || n)::uuid, gen_random_uuid(), '{}', 1, ARRAY[md5('picture ' || n)::uuid], 1, false, moment, 'en', now(), moment
     FROM generate_series(1, ${pages}) AS n, LATERAL (SELECT now() + n * interval '1 hour' AS moment) AS moments`,
  );
  await dataSource.query(
    `INSERT INTO tile_picture_file SELECT md5('picture ' || row_number() OVER ())::uuid, name FROM (SELECT name FROM stored_image LIMIT ${pages}) AS files`,
  );
  await dataSource.query(
    `INSERT INTO reported_page (page_id, version, account_id, design, design_format) SELECT owner_id, 1, account_id, '{}', 1 FROM page LIMIT ${pages}`,
  );
  await dataSource.query(
    `INSERT INTO reported_page_image SELECT page_id, 1, md5(page_id::text) || md5(page_id::text) || '.jpg' FROM reported_page`,
  );
  await dataSource.query(
    `ANALYZE reported_page_image, tile_picture, tile_picture_file, tile_picture_use, page_draft, scheduled_publication, one_time_token, sign_in_request, former_linkname, reserved_linkname, publication_key`,
  );
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

/** Every part of the plans of the statements that the work sends. */
async function partsOf(work: (watched: DataSource) => Promise<unknown>): Promise<Plan[]> {
  const sent: [string, unknown[] | undefined][] = [];
  const watched = await createDataSource(database.url).initialize();
  const createQueryRunner = watched.createQueryRunner.bind(watched);
  watched.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner) as (...parameters: unknown[]) => Promise<unknown>;
    runner.query = ((text: string, values?: unknown[], ...more: unknown[]) => {
      if (/^\s*(?:SELECT|UPDATE|DELETE|INSERT|WITH)\b/.test(text)) sent.push([text, values]);
      return query(text, values, ...more);
    }) as typeof runner.query;
    return runner;
  };
  await work(watched);
  await watched.destroy();
  expect(sent.length).toBeGreaterThan(0);
  const plans: Plan[] = [];
  for (const [text, values] of sent) {
    const [row] = await dataSource.query<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
    plans.push(...(row?.['QUERY PLAN'] ?? []).map(({ Plan: plan }) => plan));
  }
  return plans.flatMap(flat);
}

function flat(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flat)];
}

const storeOf = (watched: DataSource): TypeormPageStore => new TypeormPageStore(watched, new NotifyPageChanges(watched));

// What a scan of bits finds in an index is counted where the rows are read.
const rowsOf = (part: Plan): number =>
  part['Node Type'] === 'Bitmap Index Scan' ? 0 : (part['Actual Rows'] + (part['Rows Removed by Filter'] ?? 0)) * part['Actual Loops'];
const blocksOf = (part: Plan): number => part['Shared Hit Blocks'] + part['Shared Read Blocks'];
/** Of the parts that were executed. */
const indexesOf = (parts: readonly Plan[]): string[] =>
  parts.flatMap((part) => (part['Actual Loops'] > 0 ? (part['Index Name'] ?? []) : []));

/** The same. */
const typesOf = (parts: readonly Plan[]): string[] => parts.filter((part) => part['Actual Loops'] > 0).map((part) => part['Node Type']);

interface Search {
  readonly what: string;
  readonly index: string;
  readonly work: (watched: DataSource) => Promise<unknown>;
  /** Makes all of them such as are looked for. */
  readonly turnAll: string;
  /** The most rows that are looked at then. */
  readonly most: number;
}

const atMost = 20;
const searches: readonly Search[] = [
  {
    what: 'pages that change by themselves',
    index: 'page_by_next_change',
    work: (watched) => storeOf(watched).passMoments(now, atMost),
    turnAll: `UPDATE page SET changes_at = now() - interval '1 hour'`,
    // The page, and the one linkname that leads to it.
    most: 2 * atMost,
  },
  {
    what: 'scheduled publications that are due',
    index: 'scheduled_publication_by_moment',
    work: (watched) => new TypeormScheduledPublications(watched, undefined as never, new NoCredential()).findDue(now, atMost),
    turnAll: `UPDATE scheduled_publication SET due_at = now() - interval '1 hour'`,
    most: atMost,
  },
  {
    what: 'expired sessions',
    index: 'session_by_last_use',
    work: (watched) => new TypeormSessionStore(watched, undefined as never).removeUnusedSince(new Date(0), atMost),
    turnAll: `UPDATE session SET last_used_at = '1960-01-01'`,
    most: atMost,
  },
  {
    what: 'expired links',
    index: 'one_time_token_by_expiry',
    work: (watched) => new TypeormOneTimeTokenStore(watched).removeExpired(now, atMost),
    turnAll: `UPDATE one_time_token SET expires_at = now() - interval '1 hour'`,
    most: atMost,
  },
  {
    what: 'expired sign-ins',
    index: 'sign_in_request_by_expiry',
    work: (watched) => new TypeormSignInRequestStore(watched).removeExpired(now, atMost),
    turnAll: `UPDATE sign_in_request SET expires_at = now() - interval '1 hour'`,
    most: atMost,
  },
  {
    what: 'linknames that are free again',
    index: 'reserved_linkname_by_end',
    work: (watched) => storeOf(watched).removeFreedLinknames(now, atMost),
    turnAll: `UPDATE reserved_linkname SET free_at = now() - interval '1 hour'`,
    most: atMost,
  },
  {
    what: 'keys of publications that are not kept',
    index: 'publication_key_by_end',
    work: (watched) => storeOf(watched).removeOldPublicationKeys(now, atMost),
    turnAll: `UPDATE publication_key SET kept_until = now() - interval '1 hour'`,
    most: atMost,
  },
  {
    what: 'pages that former rules cleaned',
    index: 'page_by_sanitizer_version',
    work: async (watched) => {
      const pages = storeOf(watched);
      await pages.findNextSanitizedBefore(2, (await pages.findNextSanitizedBefore(2)) ?? undefined);
    },
    turnAll: 'UPDATE page SET sanitizer_version = 1',
    most: 1,
  },
  {
    what: 'pictures in use',
    index: 'stored_image_by_age',
    work: (watched) => new TypeormStoredImages(watched).noteUse(3_600_000, atMost),
    turnAll: `UPDATE stored_image SET kept_at = now() - interval '2 hours'`,
    most: atMost,
  },
  {
    what: 'pictures that no page uses',
    index: 'stored_image_by_age',
    work: (watched) => new TypeormStoredImages(watched).removeUnused(3_600_000, atMost, async () => undefined),
    turnAll: `UPDATE stored_image SET kept_at = 'infinity';
      INSERT INTO stored_image SELECT encode(sha256(n::text::bytea), 'hex') || '.jpg', now() - interval '2 hours' FROM generate_series(1, ${pages}) AS n`,
    // A thousand of the oldest, whether or not they are in use.
    most: 1_000,
  },
  {
    what: 'pictures of tiles that no version uses',
    index: 'tile_picture_by_age',
    work: (watched) => new TypeormTilePictures(watched).removeUnused(3_600_000, atMost),
    turnAll: `UPDATE tile_picture SET kept_at = now() - interval '2 hours'`,
    most: atMost,
  },
];

test.each(searches)('A search for $what that finds none uses $index, and reads a few blocks and no row', async ({ index, work }) => {
  const parts = await partsOf(work);
  expect(indexesOf(parts)).toContain(index);
  expect(typesOf(parts)).not.toContain('Seq Scan');
  // An empty array is one row.
  for (const part of parts) expect(rowsOf(part)).toBeLessThanOrEqual(1);
  for (const part of parts) expect(blocksOf(part)).toBeLessThanOrEqual(8);
});

test.each(searches)('A search for $what among thousands uses $index, and reads at most $most rows', async (search) => {
  const { index, work, turnAll, most } = search;
  await dataSource.query(turnAll);
  await dataSource.query('VACUUM (ANALYZE)');
  const parts = await partsOf(work);
  expect(indexesOf(parts)).toContain(index);
  expect(typesOf(parts)).not.toContain('Seq Scan');
  expect(Math.max(...parts.map(rowsOf))).toBeGreaterThan(0);
  for (const part of parts) expect(rowsOf(part)).toBeLessThanOrEqual(most);
});

test('A page that is named is read and published by its key: the index of accounts has its former rows until the next vacuum', async () => {
  const [{ id } = { id: '' }] = await dataSource.query<{ id: string }[]>('SELECT owner_id AS id FROM page LIMIT 1');
  const page = { accountId: id, pageId: id };
  const parts = await partsOf(async (watched) => {
    await storeOf(watched).find(page);
    await storeOf(watched).publish({ ...page, design: aDesign(), sanitizerVersion: 1, publishedAt: now });
  });
  expect(indexesOf(parts).filter((name) => name.startsWith('page_') && !name.startsWith('page_version'))).toEqual([
    'page_pkey',
    'page_pkey',
  ]);
});
