import { expect } from '@jest/globals';
import pg from 'pg';
import { PostgresSiteCounts } from '../../../server/adapters/postgres/figures/postgres-site-counts.js';
import { createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { toStoredDesign } from '../../../server/pages/design/stored-design.rules.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { createTestDatabase } from '../../support/database/database.js';
import { realisticDesign } from '../designs.js';
import { count, median, milliseconds, percentile, timeOf, type Benchmark, type Row } from '../rows.js';

/** How many pages an account has. */
const PAGES_OF_ACCOUNT = 10;

// Each hundredth page is hidden, each thousandth reported, and each tenth visited this week; each third account was seen in the last week.
const FILL = (accounts: number, pages: number): string => `
  BEGIN;
  SET LOCAL session_replication_role = replica;
  INSERT INTO account (id, username, email, email_verified, password_hash, registered_at, last_seen_at)
    SELECT md5('account ' || n)::uuid, 'user-' || n, 'user-' || n || '@example.org', n % 7 > 0, '$argon2id$x', now() - make_interval(mins => n), now() - make_interval(days => n % 21, secs => n)
    FROM generate_series(1, ${accounts}) AS n;
  INSERT INTO page (owner_id, account_id, is_main, linkname, version, design, design_format, sanitizer_version, published_at, hidden_at)
    SELECT md5('page ' || n)::uuid, md5('account ' || (1 + n % ${accounts}))::uuid, n <= ${accounts}, left(md5(n::text), 12), 1, design, 1, 1, now() - make_interval(secs => n), CASE WHEN n % 100 = 0 THEN now() END
    FROM generate_series(1, ${pages}) AS n, one_design;
  INSERT INTO page_week (page_id, visits) SELECT md5('page ' || n)::uuid, 1 + n % 1000 FROM generate_series(10, ${pages}, 10) AS n;
  INSERT INTO page_report (id, page_id, account_id, linkname, version, reason, words, language, reported_at)
    SELECT md5('report ' || n)::uuid, md5('page ' || n)::uuid, md5('account ' || (1 + n % ${accounts}))::uuid, left(md5(n::text), 12), 1, 'fraud', '', 'en', now()
    FROM generate_series(1000, ${pages}, 1000) AS n;
  COMMIT;
  VACUUM ANALYZE;`;

const ACCOUNTS = `query ($search: String, $filter: AdminAccountFilter, $order: AdminAccountOrder, $at: String) {
  adminAccounts(search: $search, filter: $filter, order: $order, at: $at) { total next accounts { username pageCount lastSeenAt } } }`;
const PAGES = `query ($search: String, $filter: AdminPageFilter, $order: AdminPageOrder, $at: String) {
  adminPages(search: $search, filter: $filter, order: $order, at: $at) { total next pages { page { title linkname look { title tiles { name } } } visits openReports } } }`;
const OVERVIEW = '{ adminOverview { figures { accounts pages published visits days { day } } attention { kind count } } }';

interface Part {
  readonly next: string | null;
}

/** The lists of the administration among many accounts and pages: each choice, with parts further down. The target is that 95 % of the answers are there within 200 ms. */
export const adminLists: Benchmark = async (start, { pages: [, pages], steps }) => {
  const accounts = Math.ceil(pages / PAGES_OF_ACCOUNT);
  const database = await createTestDatabase();
  const dataSource = await createDataSource(database.url).initialize();
  try {
    await fill(database.url, accounts, pages);
    const { server } = await start({ DATABASE_URL: database.url, RATE_LIMITS: 'off' });
    const { token } = await registerOperator({ url: server.url, dataSource });
    const among = `among ${count(accounts)} accounts and ${count(pages)} pages`;
    const ask = async (query: string, variables: Record<string, unknown>) =>
      (await graphqlData<Record<string, Part>>(server.url, query, variables, token))[query === PAGES ? 'adminPages' : 'adminAccounts']!;
    const measure = async (what: string, query: string, choices: readonly object[]): Promise<Row> => {
      const times: number[] = [];
      for (const choice of choices) {
        let at: string | null = null;
        for (let turn = 0; turn < steps; turn += 1)
          times.push(
            await timeOf(async () => {
              at = (await ask(query, { ...choice, at })).next;
            }),
          );
      }
      return rowOf(`${among}: ${what}`, times);
    };
    const few = Array.from({ length: 5 }, (_, number) => number + 1);
    const rows = [
      await measure('a part of the list of accounts', ACCOUNTS, [{ order: 'SEEN' }, { order: 'JOINED' }, { order: 'NAME' }]),
      await measure('accounts by a filter', ACCOUNTS, [{ filter: 'UNVERIFIED' }, { filter: 'SUSPENDED' }, { filter: 'OPERATORS' }]),
      await measure(
        'accounts by a search',
        ACCOUNTS,
        few.map((number) => ({ search: `user-${number}` })),
      ),
      await measure('a part of the list of pages', PAGES, [{ order: 'VISITED' }, { order: 'PUBLISHED' }, { filter: 'PUBLISHED' }]),
      await measure('pages by a filter', PAGES, [{ filter: 'REPORTED' }, { filter: 'HIDDEN' }]),
      await measure(
        'pages by a search',
        PAGES,
        few.flatMap((number) => [{ search: `user-${number}` }, { search: `${number}a` }]),
      ),
    ];
    const counts = new PostgresSiteCounts(dataSource);
    const day = new Date().toISOString().slice(0, 10);
    const counted = await timeOf(() => counts.count(day, 60));
    const overview: number[] = [];
    for (let turn = 0; turn < steps * 2; turn += 1)
      overview.push(await timeOf(async () => expect(await graphqlData(server.url, OVERVIEW, {}, token)).toHaveProperty('adminOverview')));
    return [
      ...rows,
      rowOf(`${among}: the overview`, overview),
      { what: `${among}: counting for the overview, in the background`, measured: milliseconds(counted) },
    ];
  } finally {
    await dataSource.destroy();
    await database.drop();
  }
};

async function fill(url: string, accounts: number, pages: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { document } = toStoredDesign(realisticDesign());
  await client.query(`CREATE TEMPORARY TABLE one_design AS SELECT ${client.escapeLiteral(JSON.stringify(document))}::jsonb AS design`);
  for (const statement of FILL(accounts, pages).split(';')) if (statement.trim() !== '') await client.query(statement);
  await client.end();
}

function rowOf(what: string, times: readonly number[]): Row {
  return {
    what: `${what}, 95 %`,
    measured: milliseconds(percentile(times, 0.95)),
    beside: `median ${milliseconds(median(times))}`,
    target: '≤ 200 ms',
  };
}
