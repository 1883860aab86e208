import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../server/adapters/postgres/data-source.js';
import { NotifyPageChanges } from '../../server/adapters/postgres/notify-page-changes.js';
import { TypeormOneTimeTokenStore } from '../../server/adapters/postgres/typeorm-one-time-token-store.js';
import { TypeormPageStore } from '../../server/adapters/postgres/typeorm-page-store.js';
import { TypeormSessionStore } from '../../server/adapters/postgres/typeorm-session-store.js';
import { TypeormSignInRequestStore } from '../../server/adapters/postgres/typeorm-sign-in-request-store.js';
import { TypeormStoredImages } from '../../server/adapters/postgres/typeorm-stored-images.js';
import { aDesign } from '../builders/page-design.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { fillWithPages } from '../support/many-pages.js';

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
  await dataSource.query(`INSERT INTO one_time_token SELECT sha256(n::text::bytea), 'verify-email', md5('account ' || n)::uuid, now() + interval '1 hour' ${rows}`);
  await dataSource.query(`INSERT INTO sign_in_request SELECT sha256(n::text::bytea), '', '', now() + interval '1 hour' ${rows}`);
  await dataSource.query(`INSERT INTO withheld_linkname SELECT 'withheld-' || n, now() + interval '1 hour' ${rows}`);
  await dataSource.query(`ANALYZE one_time_token, sign_in_request, withheld_linkname`);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
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
    const [row] = await dataSource.query<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    plans.push(...(row?.['QUERY PLAN'] ?? []).map(({ Plan: plan }) => plan));
  }
  return plans.flatMap(flat);
}

function flat(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flat)];
}

const storeOf = (watched: DataSource): TypeormPageStore => new TypeormPageStore(watched, new NotifyPageChanges(watched));

test.each<[string, string, (watched: DataSource) => Promise<unknown>]>([
  ['expired sessions', 'session_by_last_use', (watched) => new TypeormSessionStore(watched).removeUnusedSince(new Date(0), 500)],
  ['expired links', 'one_time_token_by_expiry', (watched) => new TypeormOneTimeTokenStore(watched).removeExpired(now, 500)],
  ['expired sign-ins', 'sign_in_request_by_expiry', (watched) => new TypeormSignInRequestStore(watched).removeExpired(now, 500)],
  ['linknames that are free again', 'withheld_linkname_by_end', (watched) => storeOf(watched).removeFreedLinknames(now, 500)],
  ['pages of former rules', 'page_by_sanitizer_version', (watched) => storeOf(watched).findCleanedBefore(2, 20)],
  ['pictures in use', 'stored_image_by_age', (watched) => new TypeormStoredImages(watched).noteUse(3_600_000, 500)],
  ['pictures that no page uses', 'stored_image_by_age', (watched) => new TypeormStoredImages(watched).removeUnused(3_600_000, 50, async () => undefined)],
])('Whoever looks for %s among many others finds by %s that there are none, and looks at no row', async (_, index, work) => {
  const parts = await partsOf(work);
  expect(parts.flatMap((part) => part['Index Name'] ?? [])).toContain(index);
  expect(parts.map((part) => part['Node Type'])).not.toContain('Seq Scan');
  // An array of nothing is one row.
  for (const part of parts) expect(part['Actual Rows'] + (part['Rows Removed by Filter'] ?? 0)).toBeLessThanOrEqual(1);
});
