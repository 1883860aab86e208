import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt, register, type TestAccount } from '../../builders/accounts/account.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { call, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });

/** In milliseconds. The days are those of the database, and a test may run over midnight: so no test is about today. */
const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

let owner: TestAccount;
let pageId: string;
beforeAll(async () => {
  owner = await aPageAt(application, 'counted');
  const { me } = await graphqlData<{ me: { page: { id: string } } }>(application.url, '{ me { page { id } } }', {}, owner.token);
  pageId = me.page.id;
});

const ask = (query = '', { id = pageId, token = owner.token }: { id?: string; token?: string } = {}) =>
  call(application.url, `pages/${id}/counts.csv${query}`, { headers: withToken(token) });

type Row = readonly [day: string, kind: string, subject: string, count: number];
async function count(...rows: readonly Row[]): Promise<void> {
  await application.dataSource.query('DELETE FROM page_count');
  for (const row of rows) {
    await application.dataSource.query('INSERT INTO page_count (page_id, day, kind, subject, count) VALUES ($1, $2, $3, $4, $5)', [
      pageId,
      ...row,
    ]);
  }
}

const HEADER = 'day,kind,subject,count\r\n';

describe('The counts of a page as CSV', () => {
  test('have one line for each day, kind and subject, in a file that no cache keeps', async () => {
    const [former, later] = [dayBefore(9), dayBefore(4)];
    await count([later, 'view', '', 12], [later, 'tile', 'Focaccia', 3], [former, 'view', '', 7], [later, 'referrer', 'example.org', 5]);
    const { status, headers, text } = await ask();
    expect([status, text]).toEqual([
      200,
      `${HEADER}${former},view,,7\r\n${later},referrer,example.org,5\r\n${later},tile,Focaccia,3\r\n${later},view,,12\r\n`,
    ]);
    expect(['Content-Type', 'Content-Disposition', 'Cache-Control', 'X-Content-Type-Options'].map((name) => headers.get(name))).toEqual([
      'text/csv; charset=utf-8; header=present',
      'attachment; filename="counted-counts.csv"',
      'no-store',
      'nosniff',
    ]);
    expect((await ask('', { id: 'main' })).text).toBe(text);
  });

  test('have what separates values and lines only within quotation marks', async () => {
    const day = dayBefore(3);
    await count([day, 'link', 'https://example.org/?a=1,2', 1], [day, 'tile', 'Tom & "Jerry"', 2], [day, 'tile', 'two\r\nlines', 3]);
    expect((await ask()).text).toBe(
      `${HEADER}${day},link,"https://example.org/?a=1,2",1\r\n${day},tile,"Tom & ""Jerry""",2\r\n${day},tile,"two\r\nlines",3\r\n`,
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\r'=1"`],
    ['=HYPERLINK("https://evil.example","Press")', `"'=HYPERLINK(""https://evil.example"",""Press"")"`],
    ['a;=1+1', `"a;'=1+1"`],
    ['a\n@b', `"a\n'@b"`],
    ['1-2=3 a@b', '1-2=3 a@b'],
  ])('have no formula: %j is %j', async (subject, written) => {
    const day = dayBefore(2);
    await count([day, 'tile', subject, 1]);
    expect((await ask()).text).toBe(`${HEADER}${day},tile,${written},1\r\n`);
  });

  test('are those of so many days: 30 if it is not said, one at least, and 731 at most', async () => {
    const days = [800, 725, 40, 20];
    await count(...days.map((before): Row => [dayBefore(before), 'view', '', before]));
    const counted = async (query: string) => [...(await ask(query)).text.matchAll(/,(\d+)\r/g)].map(([, before]) => Number(before));
    expect([await counted(''), await counted('?days=60'), await counted('?days=0'), await counted('?days=-5')]).toEqual([
      [20],
      [40, 20],
      [],
      [],
    ]);
    expect([await counted('?days=731'), await counted('?days=9999999999')]).toEqual([
      [725, 40, 20],
      [725, 40, 20],
    ]);
    for (const query of ['?days=', '?days=ten', '?days=1&days=2', '?days=1e999']) {
      const { status, body } = await ask(query);
      expect([query, status, body]).toMatchObject([query, 400, { code: 'BAD_REQUEST', days: ['This must be a finite number.'] }]);
    }
  });

  test('come whole when they are many', async () => {
    await count();
    await application.dataSource.query(
      `INSERT INTO page_count SELECT $1, day, 'link', 'https://example.org/' || n, n
       FROM generate_series(CURRENT_DATE - 20, CURRENT_DATE - 1, interval '1 day') AS day, generate_series(1, 1000) AS n`,
      [pageId],
    );
    const lines = (await ask()).text.split('\r\n');
    expect([lines.length, new Set(lines).size]).toEqual([20_002, 20_002]);
  });

  test('of a page without a linkname have no line, and those of a foreign or unknown page are refused', async () => {
    const other = await register(application);
    const { headers, text } = await ask('', { id: 'main', token: other.token });
    expect([headers.get('Content-Disposition'), text]).toEqual(['attachment; filename="page-counts.csv"', HEADER]);
    for (const id of [pageId, 'no-id', 'a'.repeat(200)]) {
      const refused = await ask('', { id, token: other.token });
      expect([refused.status, refused.body?.code]).toEqual([404, 'PAGE_NOT_FOUND']);
    }
  });

  test('need a token with the scope to read', async () => {
    const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
    const tokenFor = async (scope: string) => {
      const input = { name: scope, scopes: [scope] };
      const answer = await graphqlData<{ createAccessToken: { token: string } }>(application.url, create, { input }, owner.token);
      return answer.createAccessToken.token;
    };
    const codes = [await tokenFor('READ'), await tokenFor('PUBLISH'), 'no token'].map(async (token) => {
      const { status, body } = await ask('', { token });
      return [status, body?.code];
    });
    expect(await Promise.all(codes)).toEqual([
      [200, undefined],
      [403, 'SCOPE_MISSING'],
      [401, 'UNAUTHENTICATED'],
    ]);
  });
});
