import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AdminModule } from '../../../server/admin.module.js';
import { aPageAt, claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runAdmin } from '../../support/servers/admin-commands.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { eventually } from '../../support/waiting.js';

const APPROVE = 'mutation ($id: ID!) { adminApprovePage(id: $id) { page { linkname isHidden } hiding { reason } } }';
const LIST =
  '{ adminPages(filter: WAITING) { total waiting pages { page { linkname look { title } } owner { username } hiding { reason } } } }';
const OWN = '{ myPage { id version isHidden hiding { reason words lookAskedAt } } }';
const COPY = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id isHidden hiding { reason } } }';

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
const application = runningApplication(() => ({ rateLimits: 'off', smtpUrl: server.url, webhookPrivateAddresses: 'allow' }));
afterAll(() => server.stop());

let context: INestApplicationContext;
beforeAll(async () => {
  const { config, dataSource } = application;
  context = await NestFactory.createApplicationContext(AdminModule.register(config, dataSource), { logger: false });
});
afterAll(() => context.close());

let operator: TestAccount;
beforeEach(async () => {
  await application.dataSource.query('DELETE FROM account; TRUNCATE audit_log; DELETE FROM site_setting');
  operator = await registerOperator(application);
  await choose('review');
});

const sql = <Row extends object>(query: string, values: unknown[] = []) => application.dataSource.query<Row[]>(query, values);
const ask = <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}, { token } = operator) =>
  graphqlData<Data>(application.url, query, variables, token);
const statusOf = async (path: string) => (await fetch(`${application.url}/${path}`)).status;
const acts = async () => (await sql<{ act: string }>('SELECT act FROM audit_log ORDER BY at')).map(({ act }) => act);
const idOf = async (linkname: string) =>
  (await sql<{ id: string }>('SELECT owner_id AS id FROM page WHERE linkname = $1', [linkname]))[0]!.id;
const approve = async (linkname: string) => ask<{ adminApprovePage: object }>(APPROVE, { id: await idOf(linkname) });
const subjectsTo = ({ email }: TestAccount) => server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const own = async (account: TestAccount) =>
  (await ask<{ myPage: { id: string; isHidden: boolean; hiding: { reason: string } | null } }>(OWN, {}, account)).myPage;
const waiting = async () =>
  (await ask<{ adminPages: { waiting: number; pages: { page: { linkname: string | null } }[] } }>(LIST)).adminPages;

async function choose(value: string): Promise<void> {
  await ask('mutation ($value: String!) { adminChangeSetting(name: FIRST_PUBLICATION, value: $value) { value } }', { value });
}

async function postData({ token }: TestAccount, title: string) {
  return post(application.url, 'postdata/', toWire(aDesign({ title })), withToken(token));
}

describe('The first publication of an account, where operators look at it first', () => {
  test('FP-01 Nobody but its owner sees it until an operator approves it, whichever way it was published; afterwards the account publishes freely', async () => {
    const byGraphql = await aPageAt(application, 'by-graphql');
    const byRest = await register(application);
    await claim(application, byRest, 'by-rest');
    expect((await postData(byRest, 'By an older client')).status).toBe(200);
    expect(await own(byGraphql)).toMatchObject({ version: 1, isHidden: true, hiding: { reason: 'REVIEW', words: null } });
    const document = async (path: string) => (await fetch(`${application.url}/${path}`)).text();
    for (const linkname of ['by-graphql', 'by-rest']) {
      expect([linkname, await statusOf(linkname)]).toEqual([linkname, 404]);
      expect(await document(linkname)).not.toMatch(/This page is not shown|By an older client/);
      expect((await post(application.url, `getdata/${linkname}/`)).status).not.toBe(200);
    }
    const copy = await ask<{ createPage: object }>(COPY, { input: { linkname: 'the-copy', copyOf: (await own(byGraphql)).id } }, byGraphql);
    expect(copy.createPage).toMatchObject({ isHidden: true, hiding: { reason: 'REVIEW' } });
    expect(await statusOf('the-copy')).toBe(404);
    expect(await approve('by-graphql')).toEqual({ adminApprovePage: { page: { linkname: 'by-graphql', isHidden: false }, hiding: null } });
    await approve('by-rest');
    expect([await statusOf('by-graphql'), await statusOf('by-rest'), await statusOf('the-copy')]).toEqual([200, 200, 404]);
    // By that they stay known, even if these pages are hidden later.
    expect(await sql('SELECT FROM account WHERE approved_at IS NOT NULL')).toHaveLength(2);
    await ask(COPY, { input: { linkname: 'second-page', copyOf: (await own(byGraphql)).id } }, byGraphql);
    expect(await statusOf('second-page')).toBe(200);
    expect(await acts()).toEqual(['settings set', 'page approve', 'page approve']);
  });

  test('FP-02 A page that waits can be published again and goes on waiting; its webhooks are told once it is approved, of the latest version', async () => {
    const ada = await register(application);
    await sql('UPDATE account SET email_verified = true WHERE username = $1', [ada.username]);
    const input = { url: 'http://127.0.0.1:9/', events: ['PAGE_PUBLISHED'] };
    await ask('mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }', { input }, ada);
    const told = () => sql(`SELECT data->'version' AS version, data->'linkname' AS linkname FROM webhook_delivery`);
    await claim(application, ada, 'patient-page');
    await publish(application, ada, aDesign({ title: 'First' }));
    await publish(application, ada, aDesign({ title: 'Second' }), 1);
    await ask(COPY, { input: { copyOf: (await own(ada)).id } }, ada);
    expect([await statusOf('patient-page'), await told()]).toEqual([404, []]);
    const read = 'mutation ($id: ID!) { adminReadPage(id: $id) { page { look { title } } } }';
    expect(await ask(read, { id: await idOf('patient-page') })).toEqual({ adminReadPage: { page: { look: { title: 'Second' } } } });
    expect((await acts()).at(-1)).toBe('page read');
    await approve('patient-page');
    expect(await told()).toEqual([{ version: 2, linkname: 'patient-page' }]);
    expect(await (await fetch(`${application.url}/patient-page`)).text()).toContain('Second');
    expect(await approve('patient-page')).toMatchObject({ adminApprovePage: { hiding: null } });
    expect(await told()).toHaveLength(1);
  });

  test('FP-03 Operators get one mail for each account, and its owner one when the page is approved, or when it is hidden with a reason', async () => {
    const [ada, ben] = [await aPageAt(application, 'ada-first'), await aPageAt(application, 'ben-first')];
    await publish(application, ada, aDesign({ title: 'Again' }), 1);
    await eventually(() => expect(subjectsTo(operator).filter((subject) => subject.includes('first page'))).toHaveLength(2));
    const mail = server.mails.find(({ to, subject }) => to === operator.email && subject.startsWith(ada.username));
    expect(mail?.text).toContain(`${application.url}/admin/pages?filter=waiting`);
    await approve('ada-first');
    const HIDE = 'mutation ($input: AdminPageHidingInput!) { adminHidePage(input: $input) { hiding { reason } } }';
    expect(await ask(HIDE, { input: { pageId: await idOf('ben-first'), reason: 'FRAUD' } })).toEqual({
      adminHidePage: { hiding: { reason: 'FRAUD' } },
    });
    await application.dataSource.query(`UPDATE queue.job SET start_after = now() WHERE data ->> 'kind' = 'page-hidden'`);
    const abouts = (account: TestAccount) => subjectsTo(account).filter((subject) => /page/i.test(subject));
    await eventually(() =>
      expect([abouts(ada), abouts(ben)]).toEqual([[expect.stringContaining('is online')], [expect.stringContaining('is hidden')]]),
    );
    expect(await own(ben)).toMatchObject({ hiding: { reason: 'FRAUD' } });
    expect(subjectsTo(operator).filter((subject) => subject.includes('first page'))).toHaveLength(2);
  });

  test('FP-04 Operators find what waits by its filter, with a count, in the overview and by the commands, which approve it, too', async () => {
    expect(await waiting()).toMatchObject({ total: 0, waiting: 0 });
    const ada = await aPageAt(application, 'ada-waits');
    await publish(application, await register(application, { username: 'without-address' }));
    expect(await waiting()).toMatchObject({ total: 2, waiting: 2 });
    expect((await waiting()).pages).toContainEqual({
      page: { linkname: 'ada-waits', look: null },
      owner: { username: ada.username },
      hiding: { reason: 'REVIEW' },
    });
    const hidden = await ask<{ adminPages: { total: number } }>('{ adminPages(filter: HIDDEN) { total } }');
    expect(hidden.adminPages.total).toBe(0);
    const { adminOverview } = await ask<{ adminOverview: { attention: object[] } }>('{ adminOverview { attention { kind count since } } }');
    expect(adminOverview.attention).toEqual([{ kind: 'FIRST_LOOKS', count: 2, since: expect.stringMatching(/^20/) }]);
    const admin = async (...words: string[]) => (await runAdmin(context, ['page', ...words])).output;
    expect(await admin('waiting')).toMatch(/^ada-waits {2}of .*, waits since 20.*\n[0-9a-f-]{36} {2}of without-address, waits since 20/);
    expect(await admin('hidden')).toBe('No page is hidden.');
    expect(await admin('show', 'ada-waits')).toContain('Nothing was changed');
    expect(await admin('approve', 'ada-waits')).toBe('Visitors see the page ada-waits. Later pages of the account do not wait.');
    await eventually(async () => expect(await statusOf('ada-waits')).toBe(200));
    const [{ id }] = (await sql<{ id: string }>(`SELECT id FROM account WHERE username = 'without-address'`)) as [{ id: string }];
    expect(await admin('approve', id)).toContain('Visitors see');
    expect(await admin('approve', 'ada-waits')).toContain('Nothing was changed');
    expect(await admin('waiting')).toBe('No page waits.');
  });

  test('FP-05 What was published before does not wait, and what waits goes on waiting when the site asks for no look any more', async () => {
    await choose('free');
    const early = await aPageAt(application, 'early-bird');
    await choose('review');
    await publish(application, early, aDesign({ title: 'Later' }), 1);
    await publish(application, operator, aDesign());
    const ada = await aPageAt(application, 'ada-waits');
    expect([await statusOf('early-bird'), (await own(operator)).isHidden, await statusOf('ada-waits')]).toEqual([200, false, 404]);
    await choose('free');
    await publish(application, ada, aDesign({ title: 'Still' }), 1);
    await aPageAt(application, 'free-again');
    expect([await statusOf('ada-waits'), await statusOf('free-again')]).toEqual([404, 200]);
    await ask('mutation { adminResetSetting(name: FIRST_PUBLICATION) { value } }');
    expect(await statusOf('ada-waits')).toBe(404);
    await approve('ada-waits');
    expect(await statusOf('ada-waits')).toBe(200);
  });

  test('FP-06 Its owner cannot ask for another look, and nobody but an operator approves it', async () => {
    const ada = await aPageAt(application, 'ada-waits');
    const { id } = await own(ada);
    const codeOf = async (query: string) => (await graphql(application.url, query, { id }, ada.token)).errors?.[0]?.extensions.code;
    expect(await codeOf('mutation ($id: ID!) { askForAnotherLook(id: $id) { id } }')).toBe('PAGE_NOT_HIDDEN');
    expect(await codeOf(APPROVE)).toBe('OPERATOR_NEEDED');
    await sql('UPDATE account SET suspended_at = now() WHERE username = $1', [ada.username]);
    expect(await approve('ada-waits')).toMatchObject({ adminApprovePage: { hiding: { reason: 'REVIEW' } } });
    await sql('UPDATE account SET suspended_at = NULL');
    expect(await statusOf('ada-waits')).toBe(404);
  });
});
