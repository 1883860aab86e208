import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt, register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { until } from '../../support/waiting.js';
import { sendReport, storedReports } from './report-calls.js';

const LIST = `query ($state: AdminReportState! = OPEN, $account: ID, $at: String) {
  adminReports(state: $state, account: $account, at: $at) { total from previous next account { username } reports { id pageId reason words email decision { outcome by } } pages { id title linkname look { title } } }
}`;
const ONE = `query ($id: ID!) {
  adminReport(id: $id) { report { id version } isChanged reported { title } links { address blockedBy } reportedLinks { address } versions { version } account { username } page { title isHidden address } others { id linkname } }
}`;
const DECIDE = 'mutation ($input: AdminReportDecisionInput!) { adminDecideReport(input: $input) }';
const REOPEN = 'mutation ($id: ID!) { adminReopenReport(id: $id) }';

interface Listed {
  readonly total: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly reports: readonly { readonly id: string; readonly pageId: string; readonly decision: object | null }[];
  readonly pages: readonly { readonly id: string; readonly title: string }[];
}

const application = runningApplication({ rateLimits: 'off', logLevel: 'silent' });
let operator: TestAccount;
beforeAll(async () => {
  operator = await registerOperator(application, { username: 'marta-ruiz' });
});

const list = async (state: 'OPEN' | 'DECIDED', at: string | null = null): Promise<Listed> =>
  (await graphqlData<{ adminReports: Listed }>(application.url, LIST, { state, at }, operator.token)).adminReports;
const decide = (id: string, act: string, more: object = {}) =>
  graphqlData<{ adminDecideReport: number }>(application.url, DECIDE, { input: { id, act, ...more } }, operator.token);
const statusOf = async (linkname: string) => (await fetch(`${application.url}/${linkname}`)).status;

describe('The reports about the pages of one account', () => {
  const of = async (account: string, at: string | null = null) =>
    (
      await graphqlData<{ adminReports: Listed & { readonly account: object | null } }>(
        application.url,
        LIST,
        { account, at },
        operator.token,
      )
    ).adminReports;
  const idOf = async ({ username }: TestAccount) =>
    (await application.dataSource.query<{ id: string }[]>('SELECT id FROM account WHERE username = $1', [username]))[0]!.id;

  test('are listed together, decided or not, what arrived last first, part by part, and no others', async () => {
    const owner = await aPageAt(application, 'often-reported');
    await aPageAt(application, 'somebody-else');
    const id = await idOf(owner);
    for (const linkname of ['often-reported', 'somebody-else']) await sendReport(application, linkname, { reason: 'hate' });
    const [{ id: other }] = (await storedReports(application, 'somebody-else')) as [{ id: string }];
    await application.dataSource.query(
      `INSERT INTO page_report (id, page_id, account_id, linkname, version, reason, words, language, reported_at, decision, decided_at, decided_by)
       SELECT gen_random_uuid(), page_id, account_id, linkname, version, reason, n::text, language, reported_at - make_interval(mins => n),
         CASE WHEN n % 2 = 0 THEN 'dismissed' END, CASE WHEN n % 2 = 0 THEN now() END, CASE WHEN n % 2 = 0 THEN 'marta-ruiz' END
       FROM page_report, generate_series(1, 29) AS n WHERE linkname = 'often-reported'`,
    );
    const first = await of(id);
    const second = await of(id, first.next);
    expect([first.total, first.account, first.reports.length, second.next]).toEqual([30, { username: owner.username }, 25, null]);
    const words = [...first.reports, ...second.reports].map((report) => (report as unknown as { words: string }).words);
    expect(words).toEqual(['', ...Array.from({ length: 29 }, (_, n) => String(n + 1))]);
    expect((await of(id, second.previous)).reports).toEqual(first.reports);
    expect(first.reports.filter(({ decision }) => decision)).toHaveLength(12);
    expect((await list('OPEN')).reports.map((report) => report.id)).toContain(other);
    const COUNTED = 'query ($search: String) { adminAccounts(search: $search) { accounts { reportCount } } }';
    expect(await graphqlData(application.url, COUNTED, { search: owner.username }, operator.token)).toEqual({
      adminAccounts: { accounts: [{ reportCount: 30 }] },
    });
    await application.dataSource.query('DELETE FROM page_report');
  });

  test('are none where there is no such account', async () => {
    for (const account of ['marta-ruiz', '00000000-0000-4000-8000-000000000000'])
      expect(await of(account)).toMatchObject({ total: 0, account: null, reports: [] });
  });
});

describe('RP-14 Operators decide reports in the browser:', () => {
  test('by the calls that they make there, each in the audit log under their name', async () => {
    const owner = await aPageAt(application, 'jun-prints', aDesign({ title: 'Jun prints' }));
    await sendReport(application, 'jun-prints', { reason: 'copied', words: 'These are my cats.', email: 'mimi@okada.example' });
    await sendReport(application, 'jun-prints', { reason: 'hate' });
    const { total, reports, pages } = await list('OPEN');
    expect([total, pages]).toEqual([
      2,
      [expect.objectContaining({ title: 'Jun prints', linkname: 'jun-prints', look: { title: 'Jun prints' } })],
    ]);
    expect(reports[0]).toMatchObject({ reason: 'COPIED', words: 'These are my cats.', email: 'mimi@okada.example', decision: null });
    const [first = '', second = ''] = reports.map(({ id }) => id);
    const { adminReport } = await graphqlData<{ adminReport: object }>(application.url, ONE, { id: first }, operator.token);
    expect(adminReport).toEqual({
      report: { id: first, version: 1 },
      isChanged: false,
      reported: { title: 'Jun prints' },
      links: [],
      reportedLinks: [],
      versions: [{ version: 1 }],
      account: { username: owner.username },
      page: { title: 'Jun prints', isHidden: false, address: `${application.url}/jun-prints` },
      others: [{ id: second, linkname: 'jun-prints' }],
    });
    expect(await decide(first, 'HIDE', { all: true })).toEqual({ adminDecideReport: 2 });
    await until(async () => (await statusOf('jun-prints')) === 404);
    expect((await list('DECIDED')).reports.map(({ decision }) => decision)).toEqual([
      { outcome: 'HIDDEN', by: 'marta-ruiz' },
      { outcome: 'HIDDEN', by: 'marta-ruiz' },
    ]);
    expect(await graphqlData(application.url, REOPEN, { id: first }, operator.token)).toEqual({ adminReopenReport: 2 });
    await until(async () => (await statusOf('jun-prints')) === 200);
    const acts = await application.dataSource.query<object[]>('SELECT act, operator, door FROM audit_log WHERE subject = $1 ORDER BY at', [
      first,
    ]);
    expect(acts).toEqual([
      { act: 'report hide', operator: 'marta-ruiz', door: 'browser' },
      { act: 'report reopen', operator: 'marta-ruiz', door: 'browser' },
    ]);
  });

  test('nobody else may, and no operator suspends the own account', async () => {
    const person = await register(application);
    await aPageAt(application, 'own-page');
    await application.dataSource.query(
      `UPDATE page SET account_id = (SELECT id FROM account WHERE username = 'marta-ruiz') WHERE linkname = 'own-page'`,
    );
    await sendReport(application, 'own-page', { reason: 'other' });
    const [report] = await storedReports(application, 'own-page');
    const id = String(report?.id);
    for (const token of [undefined, person.token]) {
      for (const [query, variables] of [
        [LIST, { state: 'OPEN' }],
        [ONE, { id }],
        [DECIDE, { input: { id, act: 'DISMISS' } }],
        [REOPEN, { id }],
      ] as const) {
        const { errors } = await graphql(application.url, query, variables, token);
        expect(errors[0]?.extensions.code).toBe(token === undefined ? 'UNAUTHENTICATED' : 'OPERATOR_NEEDED');
      }
    }
    const { errors } = await graphql(application.url, DECIDE, { input: { id, act: 'SUSPEND' } }, operator.token);
    expect(errors[0]?.extensions.code).toBe('OWN_ACCOUNT');
    expect(await storedReports(application, 'own-page')).toMatchObject([{ decision: null }]);
  });

  test('RP-25 one alone is decided without the others, and all open ones of a page together, however many newer ones there are about the account', async () => {
    await aPageAt(application, 'old-reports');
    await application.dataSource.query('DELETE FROM page_report');
    const store = (linkname: string, count: number, days: number) =>
      application.dataSource.query(
        `INSERT INTO page_report (id, page_id, account_id, linkname, version, reason, words, language, reported_at)
         SELECT gen_random_uuid(), CASE WHEN $1 = linkname THEN owner_id ELSE gen_random_uuid() END, account_id, $1, 1, 'other', '', 'en',
           now() - make_interval(days => $3::integer) FROM page, generate_series(1, $2::integer) n WHERE linkname = 'old-reports'`,
        [linkname, count, days],
      );
    await store('old-reports', 3, 2);
    await store('another-page', 120, 1);
    const [{ id }, alone] = (await storedReports(application, 'old-reports')) as [{ id: string }, { id: string }];
    const facts = await graphqlData<{ adminReport: { others: { linkname: string }[] } }>(
      application.url,
      'query ($id: ID!) { adminReport(id: $id) { others { linkname } } }',
      { id },
      operator.token,
    );
    expect(facts.adminReport.others.filter(({ linkname }) => linkname === 'old-reports')).toHaveLength(2);
    expect(await decide(alone.id, 'DISMISS')).toEqual({ adminDecideReport: 1 });
    expect((await storedReports(application, 'old-reports')).filter(({ decision }) => decision === null)).toHaveLength(2);
    expect(await decide(id, 'DISMISS', { all: true })).toEqual({ adminDecideReport: 2 });
    expect((await storedReports(application, 'old-reports')).map(({ decision }) => decision)).toEqual(Array(3).fill('dismissed'));
  });

  test('RP-26 the page that was reported is hidden, whoever has its linkname at that moment, and also if it has none', async () => {
    const owners = { moved: await aPageAt(application, 'was-here'), bare: await aPageAt(application, 'taken-away') };
    for (const linkname of ['was-here', 'taken-away']) await sendReport(application, linkname, { reason: 'hate' });
    const claim = async (linkname: string, { token }: TestAccount) =>
      graphqlData(application.url, 'mutation ($linkname: String!) { claimLinkname(linkname: $linkname) { id } }', { linkname }, token);
    const release = async (linkname: string) =>
      graphqlData(
        application.url,
        'mutation ($linkname: String!) { adminReleaseLinkname(linkname: $linkname) }',
        { linkname },
        operator.token,
      );
    await claim('is-there', owners.moved);
    for (const linkname of ['was-here', 'taken-away']) {
      await release(linkname);
      await aPageAt(application, linkname);
    }
    for (const linkname of ['was-here', 'taken-away']) {
      const [report] = await storedReports(application, linkname);
      expect(await decide(String(report?.id), 'HIDE')).toEqual({ adminDecideReport: 1 });
      expect((await storedReports(application, linkname))[0]).toMatchObject({ decision: 'hidden' });
    }
    await claim('is-here-now', owners.bare);
    await until(async () => (await statusOf('is-there')) === 404);
    expect([await statusOf('was-here'), await statusOf('taken-away'), await statusOf('is-here-now')]).toEqual([200, 200, 404]);
  });

  test('a long list has every report once, whatever arrives meanwhile', async () => {
    await aPageAt(application, 'many-reports');
    await application.dataSource.query('DELETE FROM page_report');
    const store = (count: number) =>
      application.dataSource.query(
        `INSERT INTO page_report (id, page_id, account_id, linkname, version, reason, words, language, reported_at)
         SELECT gen_random_uuid(), owner_id, account_id, linkname, 1, 'other', '', 'en', now() - make_interval(secs => (n / 3)::integer)
         FROM page, generate_series(1, $1::integer) n WHERE linkname = 'many-reports'`,
        [count],
      );
    await store(60);
    const seen: string[] = [];
    for (let at: string | null = null, more = true; more;) {
      const part: Listed = await list('OPEN', at);
      seen.push(...part.reports.map(({ id }) => id));
      if (seen.length === 25)
        await application.dataSource.query(
          `UPDATE page_report SET decision = 'dismissed', decided_at = now(), decided_by = 'x' WHERE id = $1`,
          [seen[3]],
        );
      [at, more] = [part.next, part.next !== null];
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
    expect((await list('OPEN')).total).toBe(59);
  });
});
