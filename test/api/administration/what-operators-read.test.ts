import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { register, signInMinutesAgo, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aPlainPng } from '../../builders/images.js';
import { lockPage } from '../../builders/pages/locks.js';
import { aPicture, aTilePicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { anyOperation, isAdministrative, wholeSelection } from '../../support/calls/any-operation.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { DESCRIBED_OPERATIONS } from '../../support/calls/openapi-answers.js';
import { call, withToken } from '../../support/calls/rest.js';
import { uploadTilePicture } from '../../support/calls/uploads.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { until } from '../../support/waiting.js';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const operations = (['Query', 'Mutation'] as const).flatMap((root) =>
  Object.values((root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
    // What is not for operators reads and changes their own account: `ownership.test.ts` tries it with the ids of others.
    .filter((field) => root === 'Query' || isAdministrative(field))
    .map((field) => ({ name: `${root}.${field.name}`, root, field })),
);

/** Words that stand only in what is withheld. */
const MARKS = ['quittenmus', 'mirabellen', 'zwetschgen', 'tessera_', 'whsec_'];
const [HIDDEN, DRAFT, LATER] = MARKS as [string, string, string];

let mails: TestMailServer;
let application: RunningApplication;
beforeAll(async () => {
  mails = await startMailServer();
  application = await startApplication({ smtpUrl: mails.url, rateLimits: 'off' });
});
afterAll(async () => {
  await application.stop();
  await mails.stop();
});
const sql = <Row>(statement: string, values: unknown[] = []) => application.dataSource.query<Row[]>(statement, values);
let operator: TestAccount;
let ada: TestAccount;
let id: string;
let secrets: readonly string[];
let pictures: readonly string[];

beforeAll(async () => {
  operator = await registerOperator(application, { username: 'marta-ruiz' });
  ada = await register(application, { username: 'ada' });
  await sql(`UPDATE account SET email_verified = true`);
  const ask = <Data>(operation: string, variables: object = {}) =>
    graphqlData<Data>(application.url, operation, { ...variables }, ada.token);
  const upload = await uploadTilePicture(application.url, await aPlainPng({ width: 64, height: 64 }), ada.token);
  const picture = upload.data!.uploadTilePicture.id;
  await ask('mutation { claimLinkname(linkname: "ada-page") { linkname } }');
  const hidden = { who: 'hidden' } as const;
  const tiles = [
    aTile({ name: 'Shown' }),
    aTile({ name: `${HIDDEN} name`, html: `<p>${HIDDEN} <a href="https://hidden.example/${HIDDEN}">there</a></p>`, visibility: hidden }),
    aPicture({ name: 'A picture', picture: aTilePicture({ id: picture }), visibility: hidden }),
  ];
  await publishMixed(application, ada, aDesign({ tiles }));
  [{ id }] = (await sql<{ id: string }>('SELECT id FROM account WHERE username = $1', [ada.username])) as [{ id: string }];
  const copied = (mark: string) => `replace(design::text, 'Shown', '${mark}')::jsonb`;
  await sql(
    `INSERT INTO page_draft (owner_id, revision, design, design_format, based_on, picture_ids, saved_at)
     SELECT owner_id, 1, ${copied(DRAFT)}, design_format, 1, '{}', now() FROM page WHERE linkname = 'ada-page'`,
  );
  await sql(
    `INSERT INTO scheduled_publication (page_id, id, design, design_format, picture_ids, based_on, replaces, publishes_at, language, created_at)
     SELECT owner_id, owner_id, ${copied(LATER)}, design_format, '{}', 1, false, '2030-01-01', 'en', now() FROM page WHERE linkname = 'ada-page'`,
  );
  // Its id is the one that all operations are asked for.
  await sql(
    `INSERT INTO page_report (id, page_id, account_id, linkname, version, reason, words, language, reported_at)
     SELECT owner_id, owner_id, account_id, linkname, version, 'other', '', 'en', now() FROM page WHERE linkname = 'ada-page'`,
  );
  await sql(
    `INSERT INTO blocked_link_finding (page_id, version, pattern, address, found_at)
     SELECT owner_id, version, 'hidden.example', 'https://hidden.example/${HIDDEN}', now() FROM page WHERE linkname = 'ada-page'`,
  );
  const { createDraftLink } = await ask<{ createDraftLink: { url: string } }>(`mutation { createDraftLink(pageId: "${id}") { url } }`);
  const { createWebhook } = await ask<{ createWebhook: { secret: string } }>(
    'mutation { createWebhook(input: { url: "https://hooks.example/mark-path", events: [PAGE_PUBLISHED] }) { secret } }',
  );
  const { createAccessToken } = await ask<{ createAccessToken: { token: string } }>(
    'mutation { createAccessToken(input: { name: "Printer", scopes: [READ] }) { token } }',
  );
  await lockPage(application, ada, 'salt and smoke', 'the-hint');
  secrets = [createDraftLink.url.split('/').at(-1)!, createWebhook.secret, createAccessToken.token, ada.token, 'the-hint', 'mark-path'];
  const files = await sql<{ name: string }>('SELECT name FROM tile_picture_file WHERE picture_id = $1', [picture]);
  pictures = files.map(({ name }) => name);
});

test('TO-09 No operator gets a picture of a hidden tile, also after its page was read', async () => {
  expect(pictures).not.toEqual([]);
  await graphql(application.url, `mutation { adminReadPage(id: "${id}") { page { id } } }`, {}, operator.token);
  for (const name of pictures) {
    expect((await fetch(`${application.url}/media/${name}`, { headers: withToken(operator.token) })).status).toBe(404);
    expect((await fetch(`${application.url}/media/${name}`, { headers: withToken(ada.token) })).status).toBe(200);
  }
});

describe('TO-10 What an owner withholds is read', () => {
  let before: readonly unknown[];
  beforeAll(async () => {
    const [row] = await sql<Record<string, unknown>>(`SELECT access, lock_id, lock_hint, design FROM page WHERE linkname = 'ada-page'`);
    before = Object.values(row!);
  });
  afterAll(() => sql(`UPDATE page SET access = $1, lock_id = $2, lock_hint = $3, design = $4 WHERE linkname = 'ada-page'`, [...before]));

  const readings = async () => ({
    acts: await sql('SELECT operator, subject, outcome FROM audit_log WHERE act = $1', ['page read']),
  });

  test.each([
    ['for nobody', `access = 'nobody', lock_id = NULL, lock_hint = NULL`, null],
    ['with a tile with a password', `access = 'public', lock_id = NULL, lock_hint = NULL`, { who: 'password', lock: 'x' }],
    ['with a tile that comes later', `access = 'public', lock_id = NULL, lock_hint = NULL`, { from: '2040-01-01T00:00:00.000Z' }],
    [
      ...(['with a tile that is announced', `access = 'public', lock_id = NULL, lock_hint = NULL`] as const),
      { from: '2040-01-01T00:00:00.000Z', isAnnounced: true },
    ],
  ])('only with an entry in the audit log and a mail: a page %s', async (_, access, visibility) => {
    await sql('TRUNCATE audit_log');
    const told = mails.mails.length;
    await sql(`UPDATE page SET ${access}, design = jsonb_set(design, '{tiles,2,visibility}', $1::jsonb) WHERE linkname = 'ada-page'`, [
      JSON.stringify(visibility ?? { who: 'hidden' }),
    ]);
    const look = '{ adminPages { pages { page { linkname title look { title } } } } }';
    type Listed = { adminPages: { pages: { page: { linkname: string; title: string; look: object | null } }[] } };
    const listed = await graphqlData<Listed>(application.url, look, {}, operator.token);
    const title = visibility ? 'Ada Rossi' : 'ada-page';
    expect(listed.adminPages.pages.map(({ page }) => page)).toContainEqual({ linkname: 'ada-page', title, look: null });
    // What is not shown is not found either, letter by letter.
    const search = look.replace('adminPages', 'adminPages(search: "Ada R")');
    const found = await graphqlData<Listed>(application.url, search, {}, operator.token);
    expect(found.adminPages.pages.map(({ page }) => page.linkname)).toEqual(visibility ? ['ada-page'] : []);
    const picture = () => fetch(`${application.url}/media/${pictures[0]}`, { headers: withToken(operator.token) });
    expect([(await picture()).status, await readings()]).toEqual([404, { acts: [] }]);
    const { adminReadPage: read } = await graphqlData<{ adminReadPage: { tiles: { name: string }[] } }>(
      application.url,
      `mutation { adminReadPage(id: "${id}") { tiles { name } } }`,
      {},
      operator.token,
    );
    expect(read.tiles.map(({ name }) => name)).toEqual(visibility ? ['Shown', 'A picture'] : ['Shown']);
    expect(await readings()).toEqual({ acts: [{ operator: 'marta-ruiz', subject: 'ada-page', outcome: 'done' }] });
    await until(() => mails.mails.slice(told).some(({ to, subject }) => to === ada.email && subject.startsWith('An operator has read')));
    expect((await picture()).status).toBe(visibility ? 200 : 404);
  });
});

describe('TO-09 No operator reads a draft, a hidden tile, a hint, a withheld picture or a secret:', () => {
  test.each(operations)('not by $name', async ({ root, field }) => {
    await signInMinutesAgo(application, operator, 0);
    const { query, variables } = anyOperation(root, field, () => id, wholeSelection(field.type));
    const answer = await graphql(application.url, query, variables, operator.token);
    const codes = answer.errors.map(({ extensions }) => extensions.code);
    for (const unread of ['GRAPHQL_VALIDATION_FAILED', 'QUERY_TOO_EXPENSIVE', 'UNAUTHENTICATED', 'FRESH_SIGN_IN_NEEDED'])
      expect(codes).not.toContain(unread);
    const text = JSON.stringify(answer);
    for (const mark of [...MARKS, ...secrets, ...pictures]) expect([mark, text.includes(mark)]).toEqual([mark, false]);
  });

  // That one ends the session.
  test.each(DESCRIBED_OPERATIONS.filter(({ path }) => path !== 'logout/'))('not by /api/$path', async ({ path, method }) => {
    const headers = withToken(operator.token);
    const answer = await call(application.url, path.replace(/\{[^}]+\}/g, id), { method: method.toUpperCase(), headers });
    for (const mark of [...MARKS, ...secrets, ...pictures]) expect([mark, answer.text.includes(mark)]).toEqual([mark, false]);
  });
});
