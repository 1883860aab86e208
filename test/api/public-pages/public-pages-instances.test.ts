import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { FindMissedChanges } from '../../../server/pages/use-cases/find-missed-changes.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aPlainPng } from '../../builders/images.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { graphql } from '../../support/calls/graphql.js';
import { anUploader, uploadGraphql } from '../../support/calls/uploads.js';
import { until } from '../../support/waiting.js';

const CONGRATS = 'Congrats! This linkname is available.';
const FREE = 'free to be claimed';

// Two instances on one database: what one of them takes, the visitors of the other one see, too.
let database: TestDatabase;
let one: RunningApplication;
let other: RunningApplication;
beforeAll(async () => {
  database = await createTestDatabase();
  one = await startApplication({ database, logLevel: 'silent' });
  other = await startApplication({ database, logLevel: 'silent' });
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await database.drop();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** From now on nothing is compared, so that an instance knows only what it was notified of. */
function relyOnNotifications(): void {
  for (const { nest } of [one, other]) jest.spyOn(nest.get(FindMissedChanges), 'execute').mockResolvedValue([]);
}

/** The heading that a visitor sees, with the name of the wallpaper's file if there is one. */
async function visit({ url }: RunningApplication, linkname: string): Promise<string> {
  const html = await (await fetch(`${url}/${linkname}`)).text();
  if (html.includes(CONGRATS)) return FREE;
  const [heading = ''] = [...html.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(([, text = '']) => text);
  const [wallpaper = ''] = /[0-9a-f]{64}\.jpg/.exec(html) ?? [];
  return `${heading} ${wallpaper}`.trim();
}

/** An account that may do everything, with a page that visitors of both instances have seen. */
async function aSeenPageAt(linkname: string): Promise<TestAccount> {
  const account = await anUploader(one);
  await claim(one, account, linkname);
  await publish(one, account, aDesign({ title: 'Before' }));
  for (const instance of [one, other]) expect(await visit(instance, linkname)).toBe('Before');
  return account;
}

/** What the next visitor of the first instance sees, and those of the other one a moment later. */
async function expectSeen(linkname: string, seen: string): Promise<void> {
  expect(await visit(one, linkname)).toBe(seen);
  await until(async () => (await visit(other, linkname)) === seen);
}

describe('The next request on the same instance, and a moment later each request on every other instance, shows', () => {
  beforeEach(relyOnNotifications);

  test('KE-10 a publish', async () => {
    const account = await aSeenPageAt('tells-publish');
    await publish(one, account, aDesign({ title: 'After' }), 1);
    await expectSeen('tells-publish', 'After');
  });

  test('a rename: the page at its new address, and at the former one, which leads there', async () => {
    const account = await aSeenPageAt('tells-rename');
    for (const instance of [one, other]) expect(await visit(instance, 'tells-renamed')).toBe(FREE);
    await claim(one, account, 'tells-renamed');
    await expectSeen('tells-renamed', 'Before');
    await expectSeen('tells-rename', 'Before');
    await claim(one, account, 'tells-more');
    await expectSeen('tells-rename', 'Before');
  });

  test('another picture, and its removal', async () => {
    const account = await aSeenPageAt('tells-picture');
    const { data } = await uploadGraphql(one.url, 'changeWallpaper', await aPlainPng({ width: 400, height: 300 }), account.token);
    const [name = ''] = /[0-9a-f]{64}\.jpg/.exec(data?.changeWallpaper?.wallpaper?.url ?? '') ?? [];
    expect(name).not.toBe('');
    await expectSeen('tells-picture', `Before ${name}`);
    await graphql(one.url, 'mutation { removeWallpaper { version } }', {}, account.token);
    await expectSeen('tells-picture', 'Before');
  });

  test('the deletion of an account', async () => {
    const { username, password, token } = await aSeenPageAt('tells-deletion');
    const query = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
    expect((await graphql(one.url, query, { input: { username, password } }, token)).errors).toEqual([]);
    await expectSeen('tells-deletion', 'Not found');
  });
});

describe('A lost notification is recovered', () => {
  test('for a changed page, a removed page, and a name that is no longer free', async () => {
    for (const linkname of ['quietly-changed', 'quietly-cleaned', 'quietly-moved', 'quietly-removed']) await aSeenPageAt(linkname);
    for (const linkname of ['quietly-taken', 'quietly-arrived']) expect(await visit(other, linkname)).toBe(FREE);
    await claim(one, await register(one), 'quietly-comes');
    // As a product would do it that forgot the notification.
    const title = (text: string) => `design = jsonb_set(design, '{title}', '"${text}"')`;
    for (const statement of [
      `UPDATE page SET ${title('After')}, version = version + 1 WHERE linkname = 'quietly-changed'`,
      `UPDATE page SET ${title('Cleaned')}, sanitizer_version = 7001 WHERE linkname = 'quietly-cleaned'`,
      `UPDATE page SET linkname = 'quietly-arrived' WHERE linkname = 'quietly-moved'`,
      `DELETE FROM account USING page WHERE id = owner_id AND linkname = 'quietly-removed'`,
      `UPDATE page SET linkname = 'quietly-taken' WHERE linkname = 'quietly-comes'`,
    ]) {
      await one.dataSource.query(statement);
    }
    const seen = { changed: 'After', cleaned: 'Cleaned', moved: FREE, arrived: 'Before', removed: FREE, taken: 'Coming soon' };
    for (const [name, shown] of Object.entries(seen)) await until(async () => (await visit(other, `quietly-${name}`)) === shown);
  });

  test('after an instance lost the connection that reports changes', async () => {
    relyOnNotifications();
    const account = await aSeenPageAt('tells-unheard');
    const ended: unknown[] = await one.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'
       ORDER BY backend_start DESC LIMIT 1`,
    );
    expect(ended).toHaveLength(1);
    await publish(one, account, aDesign({ title: 'Unheard' }), 1);
    await expectSeen('tells-unheard', 'Unheard');
    await publish(one, account, aDesign({ title: 'Heard' }), 2);
    await expectSeen('tells-unheard', 'Heard');
  });
});
