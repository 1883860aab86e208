import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { DESIGN_FORMAT } from '../../../server/pages/design/stored-design.rules.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { aPageAt, publish, type TestAccount } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { aDesign, asTextInput } from '../../builders/pages/page-design.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { captureLog } from '../../support/servers/captured-log.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { graphql } from '../../support/calls/graphql.js';
import { post, withToken, type RestAnswer } from '../../support/calls/rest.js';

// During a rolling upgrade a newer instance writes designs in a format that this one does not know.

const CODE = 'PAGE_FORMAT_NEWER';
const sentence = expect.stringMatching(/newer version of this service.*try again/);
const newerDesign = { layout: 'columns', tiles: { left: [{ kind: 'clock' }], right: [] } };

let database: TestDatabase;
let application: RunningApplication;
let ada: TestAccount;
let log: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
  application = await startApplication({ database });
  ada = await aPageAt(application, 'ada-today', aDesign({ title: 'Readable' }));
  await publish(application, ada, aDesign({ title: 'To be newer' }), 1);
  for (const table of ['page', 'page_version']) {
    await application.dataSource.query(
      `UPDATE ${table} SET design = $1, design_format = ${DESIGN_FORMAT + 1}, sanitizer_version = 0 WHERE version = 2`,
      [newerDesign],
    );
  }
  log = captureLog(application.nest);
});
afterEach(async () => {
  expect(log).toEqual([]);
  // The data of the newer instance is unchanged after every attempt.
  expect(await application.dataSource.query('SELECT version, design, design_format FROM page')).toEqual([
    { version: 2, design: newerDesign, design_format: DESIGN_FORMAT + 1 },
  ]);
  expect(await application.dataSource.query('SELECT version, design FROM page_version ORDER BY version')).toEqual([
    { version: 1, design: expect.objectContaining({ title: 'Readable' }) },
    { version: 2, design: newerDesign },
  ]);
});
afterAll(async () => {
  await application.stop();
  await database.drop();
});

const asAda = (query: string, variables: object = {}) =>
  graphql<Record<string, unknown>, object>(application.url, query, variables, ada.token);

/** That an operation was refused with the code, and when to try again. */
async function expectRefused(answering: ReturnType<typeof asAda>, path: string, says = /./): Promise<void> {
  const { errors, headers, status } = await answering;
  expect(errors.map((error) => [error.extensions.code, error.message, error.path?.join('.')])).toEqual([[CODE, sentence, path]]);
  expect(errors[0]?.message).toMatch(says);
  expect([status, Number(headers.get('retry-after'))]).toEqual([200, errors[0]?.extensions.retryAfter]);
}

function expectRefusedOverRest({ status, body, headers }: RestAnswer): void {
  expect([status, body, Number(headers.get('retry-after'))]).toEqual([503, { code: CODE, detail: sentence }, expect.any(Number)]);
}

test('Visitors of a page in a newer format are asked to wait, and their browsers try again', async () => {
  const answer = await fetch(`${application.url}/ada-today`);
  expect([answer.status, Number(answer.headers.get('retry-after')), answer.headers.get('cache-control')]).toEqual([
    503,
    5,
    'no-store, no-transform',
  ]);
  expect(await answer.text()).toContain('<!doctype html>');
});

test('The editor gets a sentence instead of the design, and all other data of the page', async () => {
  await expectRefused(asAda('{ myPage { version design { title } } }'), 'myPage.design');
  await expectRefused(asAda('{ me { page { design { title } } } }'), 'me.page.design');
  const { data, errors } = await asAda('{ me { username page { linkname version publishedAt } } }');
  expect([errors, data]).toEqual([
    [],
    { me: { username: ada.username, page: { linkname: 'ada-today', version: 2, publishedAt: expect.any(String) } } },
  ]);
});

test('A client that requests the page over the API gets a refusal, never the response that it was not published', async () => {
  await expectRefused(asAda('{ publicPage(linkname: "ada-today") { design { title } } }'), 'publicPage');
  expectRefusedOverRest(await post(application.url, 'getdata/', {}, withToken(ada.token)));
  expectRefusedOverRest(await post(application.url, 'getdatapublic/', { first_name: 'ada-today' }));
});

test('The history lists and returns the versions in known formats, and refuses the newer one', async () => {
  const { data } = await asAda('{ pageVersions { version title tileCount } pageVersion(version: 1) { design { title } } }');
  expect(data).toEqual({
    pageVersions: [{ version: 1, title: 'Readable', tileCount: expect.any(Number) }],
    pageVersion: { design: { title: 'Readable' } },
  });
  await expectRefused(asAda('{ pageVersion(version: 2) { design { title } } }'), 'pageVersion');
});

test.each([1, 2])('The page cannot be published, nor a former version restored, based on version %i', async (basedOnVersion) => {
  const input = { design: asTextInput(aDesign({ title: 'Over it' })), basedOnVersion };
  await expectRefused(
    asAda('mutation ($input: PublishPageInput!) { publishPage(input: $input) { version } }', { input }),
    'publishPage',
    /Nothing was changed/,
  );
});

test('Older clients, which send no version, cannot publish over it either', async () => {
  expectRefusedOverRest(await post(application.url, 'postdata/', toWire(aDesign({ title: 'Over it' })), withToken(ada.token)));
});

test('A change of the page that also requests the design is made; the refusal of the design does not say that nothing was changed', async () => {
  await application.dataSource.query('UPDATE account SET email_verified = true');
  const query = 'mutation ($image: Upload!) { changeProfilePicture(image: $image) { profilePicture { width } design { title } } }';
  const answering = asAda(query, { image: new Blob([new Uint8Array(await aPng())]) });
  await expectRefused(answering, 'changeProfilePicture.design');
  const { data, errors } = await answering;
  expect(data).toEqual({ changeProfilePicture: { profilePicture: { width: expect.any(Number) }, design: null } });
  expect(errors[0]?.message).not.toContain('changed');
});

test('The page can move and stays on the sitemap, and its owner is shown the success', async () => {
  const { data, errors } = await asAda('mutation { claimLinkname(linkname: "ada-moved") { linkname version } }');
  expect([errors, data]).toEqual([[], { claimLinkname: { linkname: 'ada-moved', version: 2 } }]);
  expect((await post(application.url, 'updatename/', { first_name: 'ada-today' }, withToken(ada.token))).status).toBe(200);
  const sitemap = await fetch(`${application.url}/sitemap-1.xml`);
  expect([sitemap.status, await sitemap.text()]).toEqual([200, expect.stringContaining('/ada-today<')]);
});
