import { beforeEach, describe, expect, test } from '@jest/globals';
import { aPageAt, claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { VisitCounts } from '../../../server/visits/use-cases/visit-counts.js';

const LIST = `query ($search: String, $filter: AdminPageFilter, $order: AdminPageOrder, $at: String) {
  adminPages(search: $search, filter: $filter, order: $order, at: $at) {
    total from previous next
    pages { page { id title linkname isHidden look { title } profilePicture { url } } owner { username } visits openReports hiding { reason words lookAskedAt } }
  }
}`;

interface ListedPage {
  readonly page: {
    readonly id: string;
    readonly title: string;
    readonly linkname: string | null;
    readonly isHidden: boolean;
    readonly look: object | null;
  };
  readonly owner: { readonly username: string };
  readonly visits: number;
  readonly openReports: number;
  readonly hiding: object | null;
}
interface PageList {
  readonly total: number;
  readonly from: number;
  readonly previous: string | null;
  readonly next: string | null;
  readonly pages: readonly ListedPage[];
}

const application = runningApplication();
let operator: TestAccount;
beforeEach(async () => {
  await application.dataSource.query('DELETE FROM account; TRUNCATE audit_log; DELETE FROM rate_limit; DELETE FROM page_report');
  operator = await registerOperator(application, { username: 'marta-ruiz' });
});

type Variables = Readonly<Record<string, string | null>>;
const list = async (variables: Variables = {}): Promise<PageList> =>
  (await graphqlData<{ adminPages: PageList }>(application.url, LIST, variables, operator.token)).adminPages;
const linknames = async (variables: Variables = {}) => (await list(variables)).pages.map(({ page }) => page.linkname);
const ask = (operation: string, variables: object = {}) => graphql(application.url, operation, variables, operator.token);
const lastAct = async () =>
  (await application.dataSource.query<object[]>('SELECT act, subject, door, outcome FROM audit_log ORDER BY at DESC LIMIT 1'))[0];
const idOf = async (linkname: string) =>
  (await application.dataSource.query<{ id: string }[]>('SELECT owner_id AS id FROM page WHERE linkname = $1', [linkname]))[0]!.id;

/** Accounts with a page each: `many-001` was published last, every third was visited this week, and every fifth was never published. */
async function storeMany(count: number): Promise<void> {
  const { dataSource } = application;
  await dataSource.query(
    `INSERT INTO account (id, username, email, email_verified, registered_at, last_seen_at)
     SELECT gen_random_uuid(), 'many-' || lpad(n::text, 3, '0'), 'many-' || n || '@example.org', true, now(), now() FROM generate_series(1, $1::integer) n`,
    [count],
  );
  await dataSource.query(
    `INSERT INTO page (owner_id, account_id, linkname, version, design, design_format, sanitizer_version, published_at)
     SELECT id, id, username, v.version, v.design, v.format, v.format, v.published FROM account,
       LATERAL (SELECT substr(username, 6)::integer AS n) AS numbered,
       LATERAL (SELECT design FROM page WHERE linkname = 'model') AS model,
       LATERAL (SELECT CASE WHEN n % 5 = 0 THEN 0 ELSE 1 END AS version, CASE WHEN n % 5 = 0 THEN NULL ELSE model.design END AS design,
         CASE WHEN n % 5 = 0 THEN NULL ELSE 1 END AS format, CASE WHEN n % 5 = 0 THEN NULL ELSE now() - make_interval(hours => n) END AS published) AS v
     WHERE username LIKE 'many-%'`,
  );
  await dataSource.query(
    `INSERT INTO page_count (page_id, day, kind, subject, count)
     SELECT owner_id, (now() AT TIME ZONE 'UTC')::date - given.ago, 'view', '', given.count FROM page, (VALUES (0, 5), (6, 2), (7, 100)) AS given (ago, count)
     WHERE linkname LIKE 'many-%' AND substr(linkname, 6)::integer % 3 = 0`,
  );
}

async function sumUp(): Promise<void> {
  const sumWeek = application.nest.get(VisitCounts, { strict: false });
  for (let after = await sumWeek.sumWeek(null); after !== null;) after = await sumWeek.sumWeek(after);
}

async function walk(variables: Variables) {
  const parts: PageList[] = [];
  for (let at: string | null = null, more = true; more;) {
    const part: PageList = await list({ ...variables, at });
    expect(part.from).toBe(parts.flatMap(({ pages }) => pages).length + 1);
    parts.push(part);
    [at, more] = [part.next, part.next !== null];
  }
  return { parts, all: parts.flatMap(({ pages }) => pages) };
}

describe('The list of all pages', () => {
  test('AD-25 It has every page once, the most visited of the week first or what was published last, forwards and back', async () => {
    await aPageAt(application, 'model');
    await storeMany(50);
    await sumUp();
    for (const [variables, count] of [
      [{ order: 'VISITED' }, 51],
      [{ order: 'PUBLISHED' }, 41],
      [{ order: 'VISITED', filter: 'PUBLISHED' }, 41],
      [{ order: 'VISITED', search: 'many-' }, 50],
      [{ order: 'PUBLISHED', search: 'many-' }, 40],
    ] as const) {
      const { parts, all } = await walk(variables);
      expect([variables, all.length, new Set(all.map(({ page }) => page.id)).size]).toEqual([variables, count, count]);
      expect(parts.map(({ total }) => total)).toEqual(parts.map(() => count));
      for (const [at, part] of parts.entries()) {
        if (at > 0) expect(await list({ ...variables, at: part.previous })).toEqual(parts[at - 1]);
      }
      const visits = all.map((page) => page.visits);
      if (variables.order === 'VISITED') expect(visits).toEqual(visits.toSorted((one, other) => other - one));
      const numbers = all.map(({ page }) => (page.linkname === 'model' ? '0' : page.linkname!));
      if (variables.order === 'PUBLISHED') expect(numbers).toEqual(numbers.toSorted());
    }
    const most = (await list()).pages;
    expect(most.map(({ visits }) => visits)).toEqual(most.map(() => 7));
    await application.dataSource.query(`UPDATE page_count SET day = day - 10`);
    await sumUp();
    expect((await list()).pages.map(({ visits }) => visits)).toEqual(most.map(() => 0));
  });

  test('AD-26 It finds pages by the beginning of the title, the linkname or the username, and no text does more than that', async () => {
    const ines = await register(application, { username: 'Ines_Moreau' });
    await claim(application, ines, 'atelier-lumen');
    await publish(application, ines, aDesign({ title: 'Ümlaut 100% Café' }));
    await aPageAt(application, 'other');
    for (const search of ['atelier-l', ' ines_', 'INES', 'Ümlaut 1', 'Ümlaut 100%'])
      expect([search, await linknames({ search })]).toEqual([search, ['atelier-lumen']]);
    for (const search of ['%', '_nes', 'ines%', 'lumen', '\\', "'; --", 'at\0else', 'x'.repeat(5_000)])
      expect([search, await linknames({ search })]).toEqual([search, []]);
    for (const at of [
      '',
      'a~1',
      `a~1~${await idOf('other')}~x`,
      `a~1~${await idOf('other')}~-1`,
      `b~1~${await idOf('other')}~${'9'.repeat(30)}`,
    ])
      expect([at, (await list({ at })).from]).toEqual([at, 1]);
  });

  test('AD-27 It shows those that are published, reported or hidden, and of hidden ones neither look nor pictures', async () => {
    await aPageAt(application, 'shown-page');
    await aPageAt(application, 'bad-page');
    const claimed = await register(application, { username: 'claims-only' });
    await application.dataSource.query(
      `INSERT INTO page (owner_id, account_id, linkname) SELECT id, id, 'claimed-page' FROM account WHERE username = $1`,
      [claimed.username],
    );
    await application.dataSource.query(
      `INSERT INTO page_report (id, page_id, account_id, linkname, version, reason, words, language, reported_at)
       SELECT gen_random_uuid(), owner_id, account_id, linkname, 1, 'fraud', '', 'en', now() FROM page, generate_series(1, 2) WHERE linkname = 'bad-page'`,
    );
    expect((await linknames({ filter: 'PUBLISHED' })).toSorted()).toEqual(['bad-page', 'shown-page']);
    expect(await list({ filter: 'REPORTED' })).toMatchObject({
      total: 1,
      pages: [{ openReports: 2, page: { linkname: 'bad-page', look: { title: expect.any(String) } } }],
    });
    expect(await linknames({ filter: 'HIDDEN' })).toEqual([]);
    const input = { pageId: await idOf('bad-page'), reason: 'FRAUD', words: 'Please write to us.' };
    await ask('mutation ($input: AdminPageHidingInput!) { adminHidePage(input: $input) { visits } }', { input });
    expect(await list({ filter: 'HIDDEN' })).toMatchObject({
      total: 1,
      pages: [
        {
          page: { linkname: 'bad-page', isHidden: true, look: null, profilePicture: null },
          hiding: { reason: 'FRAUD', words: 'Please write to us.' },
        },
      ],
    });
    await application.dataSource.query(`UPDATE page SET hidden_with_account = true WHERE linkname = 'bad-page'`);
    expect((await list({ filter: 'HIDDEN' })).pages[0]).toMatchObject({ hiding: null, page: { isHidden: true } });
  });
});

describe('A page, for operators', () => {
  test('AD-28 Hiding, showing, blocking and releasing in the browser does what the commands do, and is in the audit log', async () => {
    await aPageAt(application, 'ada-page');
    const id = await idOf('ada-page');
    const HIDE = 'mutation ($input: AdminPageHidingInput!) { adminHidePage(input: $input) { page { isHidden } hiding { reason words } } }';
    const entry = (act: string, subject = 'ada-page', outcome = 'done') => ({ act, subject, door: 'browser', outcome });
    expect((await ask(HIDE, { input: { pageId: id } })).data).toEqual({
      adminHidePage: { page: { isHidden: true }, hiding: { reason: 'OTHER', words: null } },
    });
    expect(await lastAct()).toEqual(entry('page hide'));
    expect((await fetch(`${application.url}/ada-page`)).status).toBe(404);
    expect((await ask(HIDE, { input: { pageId: id, reason: 'HATE', words: ' No. ' } })).data).toMatchObject({
      adminHidePage: { hiding: { reason: 'HATE', words: 'No.' } },
    });
    expect((await ask(HIDE, { input: { pageId: id, words: 'x'.repeat(2_001) } })).errors?.[0]?.extensions.code).toBe(
      'HIDING_WORDS_TOO_LONG',
    );
    expect((await ask('mutation ($id: ID!) { adminShowPage(id: $id) { page { isHidden } hiding { reason } } }', { id })).data).toEqual({
      adminShowPage: { page: { isHidden: false }, hiding: null },
    });
    expect(await lastAct()).toEqual(entry('page show'));
    expect((await fetch(`${application.url}/ada-page`)).status).toBe(200);
    expect((await ask('mutation { adminBlockLinkname(linkname: "ada-page") }')).data).toEqual({ adminBlockLinkname: true });
    expect(await lastAct()).toEqual(entry('linkname block'));
    expect((await fetch(`${application.url}/ada-page`)).status).toBe(404);
    // A page without an address can be hidden, too: it may get one again.
    expect((await ask(HIDE, { input: { pageId: id } })).data).toMatchObject({ adminHidePage: { page: { isHidden: true } } });
    expect((await ask('mutation { adminReleaseLinkname(linkname: "ada-page") }')).data).toEqual({ adminReleaseLinkname: true });
    expect(await lastAct()).toEqual(entry('linkname release'));
    expect((await ask('mutation { adminReleaseLinkname(linkname: "ada-page") }')).data).toEqual({ adminReleaseLinkname: false });
    for (const unknown of ['x', '00000000-0000-4000-8000-000000000000'])
      expect((await ask('mutation ($id: ID!) { adminShowPage(id: $id) { visits } }', { id: unknown })).errors?.[0]?.extensions.code).toBe(
        'PAGE_NOT_FOUND',
      );
  });

  test('AD-29 Whoever reads a page that visitors do not see is in the audit log, in the list of pages and in that of reports', async () => {
    await aPageAt(application, 'ada-page', aDesign({ title: 'Ada', tiles: [aTile({ name: 'Menu', html: '<p>Soup</p>' })] }));
    const READ = 'mutation ($id: ID!) { adminReadPage(id: $id) { page { look { title } } tiles { name html } } }';
    const id = await idOf('ada-page');
    const read = { page: { look: { title: 'Ada' } }, tiles: [{ name: 'Menu', html: '<p>Soup</p>' }] };
    expect((await ask(READ, { id })).data).toEqual({ adminReadPage: read });
    expect(await lastAct()).toBeUndefined();
    await ask('mutation ($input: AdminPageHidingInput!) { adminHidePage(input: $input) { visits } }', { input: { pageId: id } });
    expect((await ask(READ, { id })).data).toEqual({ adminReadPage: read });
    expect(await lastAct()).toEqual({ act: 'page read', subject: 'ada-page', door: 'browser', outcome: 'done' });
    await application.dataSource.query('TRUNCATE audit_log');
    const report = '7f1d9c1e-5a55-4c1f-9d53-1e6f5a0f7e01';
    await application.dataSource.query(
      `INSERT INTO page_report (id, page_id, account_id, linkname, version, reason, words, language, reported_at)
       SELECT $1, owner_id, account_id, linkname, 1, 'fraud', '', 'en', now() FROM page WHERE linkname = 'ada-page'`,
      [report],
    );
    expect((await ask('query { adminReports { pages { isHidden look { title } } } }')).data).toEqual({
      adminReports: { pages: [{ isHidden: true, look: null }] },
    });
    expect(await lastAct()).toBeUndefined();
    expect((await ask('query ($id: ID!) { adminReport(id: $id) { page { look { title } } } }', { id: report })).data).toEqual({
      adminReport: { page: { look: { title: 'Ada' } } },
    });
    expect(await lastAct()).toMatchObject({ act: 'page read', subject: 'ada-page' });
  });

  test('AD-36 The pages of one account come in the order that its owner chose, and hidden ones without their look', async () => {
    const ada = await aPageAt(application, 'ada-first', aDesign({ title: 'First' }));
    await aPageAt(application, 'of-somebody-else');
    const create = async (linkname: string) => {
      const data = await graphqlData<{ createPage: { id: string } }>(
        application.url,
        'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }',
        { input: { linkname } },
        ada.token,
      );
      return data.createPage.id;
    };
    const [second, third] = [await create('ada-second'), await create('ada-third')];
    await graphqlData(
      application.url,
      'mutation ($ids: [ID!]!) { orderPages(ids: $ids) { id } }',
      { ids: [third, await idOf('ada-first'), second] },
      ada.token,
    );
    await ask('mutation ($input: AdminPageHidingInput!) { adminHidePage(input: $input) { visits } }', {
      input: { pageId: await idOf('ada-first') },
    });
    const [{ account }] = await application.dataSource.query<[{ account: string }]>(
      `SELECT account_id AS account FROM page WHERE linkname = 'ada-first'`,
    );
    const LIST = 'query ($id: ID!) { adminAccountPages(accountId: $id) { page { linkname isHidden look { title } } hiding { reason } } }';
    const rows = [
      { page: { linkname: 'ada-third', isHidden: false, look: null }, hiding: null },
      { page: { linkname: 'ada-first', isHidden: true, look: null }, hiding: { reason: 'OTHER' } },
      { page: { linkname: 'ada-second', isHidden: false, look: null }, hiding: null },
    ];
    expect((await ask(LIST, { id: account })).data).toEqual({ adminAccountPages: rows });
    await ask('mutation ($id: ID!) { adminShowPage(id: $id) { visits } }', { id: await idOf('ada-first') });
    expect((await ask(LIST, { id: account })).data).toMatchObject({ adminAccountPages: [{}, { page: { look: { title: 'First' } } }, {}] });
    for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
      expect((await ask(LIST, { id })).data).toEqual({ adminAccountPages: [] });
  });
});
