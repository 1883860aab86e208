import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { AccountStore } from '../../../server/accounts/ports/account-store.port.js';
import { LoadPublicPage } from '../../../server/pages/use-cases/load-public-page.js';
import { aPageAt, claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { graphql } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { sentPage, uploadGraphql, type SentPage } from '../../support/calls/uploads.js';
import { until } from '../../support/waiting.js';

const day = 24 * 60 * 60 * 1000;

// Two instances on one database: what one removes has to be gone on the other.
let database: TestDatabase;
let one: RunningApplication;
let other: RunningApplication;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  one = await startApplication({ database, logLevel: 'silent' });
  other = await startApplication({ database, logLevel: 'silent' });
  dataSource = one.dataSource;
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await database.drop();
});

const pageAt = (linkname: string): Promise<TestAccount> => aPageAt(one, linkname, aDesign({ title: `The page at ${linkname}` }));

/** What the owner's deletion does, at the first instance. */
async function remove({ username }: TestAccount): Promise<void> {
  const [row]: { id: string }[] = await dataSource.query('SELECT id FROM account WHERE username = $1', [username]);
  await one.nest.get(AccountStore).remove(row?.id ?? '', new Date(Date.now() + 30 * day));
}

async function visit({ url }: RunningApplication, linkname: string): Promise<{ readonly status: number; readonly html: string }> {
  const answer = await fetch(`${url}/${linkname}`);
  return { status: answer.status, html: await answer.text() };
}

const notFound = { status: 404, html: expect.stringMatching(/<h1[^>]*>Not found<\/h1>/) as unknown };
const available = { status: 404, html: expect.stringContaining('Congrats!') as unknown };

describe('A removed account', () => {
  test('no longer has a page, at once on the same instance and a moment later on the other one', async () => {
    const account = await pageAt('leaves-both');
    for (const instance of [one, other]) expect((await visit(instance, 'leaves-both')).status).toBe(200);
    await remove(account);
    expect(await visit(one, 'leaves-both')).toEqual(notFound);
    await until(async () => (await visit(other, 'leaves-both')).status !== 200);
    expect(await visit(other, 'leaves-both')).toEqual(notFound);
  });

  test('no longer has a page even if nothing can be looked up', async () => {
    const account = await pageAt('leaves-in-outage');
    for (const instance of [one, other]) await visit(instance, 'leaves-in-outage');
    const lookUps = [one, other].map(({ nest }) => jest.spyOn(nest.get(LoadPublicPage), 'execute').mockRejectedValue(new Error('away')));
    try {
      await remove(account);
      expect((await visit(one, 'leaves-in-outage')).status).toBe(503);
      await until(async () => (await visit(other, 'leaves-in-outage')).status !== 200);
      expect((await visit(other, 'leaves-in-outage')).status).toBe(503);
    } finally {
      lookUps.forEach((lookUp) => lookUp.mockRestore());
    }
  });

  test('SF-03 gets 401 at once from both APIs of both instances, for reading and writing', async () => {
    const account = await pageAt('leaves-signed-in');
    await remove(account);
    const headers = withToken(account.token);
    for (const { url } of [one, other]) {
      for (const path of ['getuserdetails/', 'getdata/', 'postdata/', 'updatename/', 'logout/']) {
        expect(await post(url, path, { first_name: 'anything' }, headers)).toMatchObject({
          status: 401,
          body: { code: 'UNAUTHENTICATED' },
        });
      }
      for (const query of [
        '{ me { username } }',
        '{ myPage { version } }',
        'mutation { claimLinkname(linkname: "anything") { version } }',
      ]) {
        const { errors } = await graphql(url, query, {}, account.token);
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
      }
    }
  });

  test('cannot sign in again, and its username and e-mail address are free', async () => {
    const { username, email, password } = await pageAt('leaves-its-name');
    await remove({ username, email, password, token: '' });
    expect(await post(one.url, 'login/', { username, password })).toMatchObject({ status: 400, body: { code: 'WRONG_CREDENTIALS' } });
    expect((await post(one.url, 'register/', { username, email, password })).status).toBe(201);
  });
});

describe('The linkname of a removed account', () => {
  let next: TestAccount;
  beforeAll(async () => {
    await remove(await pageAt('withheld'));
    next = await register(one);
  });

  const claimOver = async (linkname: string) =>
    (await post(other.url, 'updatename/', { first_name: linkname }, withToken(next.token))).body;

  test('shows `Not found` and never that it is available', async () => {
    for (const instance of [one, other]) {
      for (const path of ['withheld', 'Withheld/']) expect(await visit(instance, path)).toEqual(notFound);
    }
  });

  test('is taken for the REST paths: `linkname_available` is false, `data` is null and both image URLs are empty', async () => {
    const { status, body } = await post(other.url, 'getdatapublic/', { first_name: 'Withheld' });
    expect(status).toBe(200);
    expect(body).toEqual({ linkname_available: false, data: null, profile_image_url: '', wallpaper_image_url: '' });
    expect(await claimOver('withheld')).toMatchObject({ code: 'LINKNAME_TAKEN' });
  });

  test('has no page and is taken for GraphQL, with the same texts as any other taken name', async () => {
    await claim(one, await register(one), 'somebodys');
    const query =
      'query ($linkname: String!) { publicPage(linkname: $linkname) { linkname } linknameAvailability(linkname: $linkname) { available code reason } }';
    const look = async (linkname: string) => (await graphql(one.url, query, { linkname })).data;
    const [reserved, taken] = [await look('withheld'), await look('somebodys')];
    expect(reserved?.publicPage).toBeNull();
    expect(reserved?.linknameAvailability).toEqual({ available: false, code: 'LINKNAME_TAKEN', reason: expect.any(String) });
    expect(reserved?.linknameAvailability).toEqual(taken?.linknameAvailability);
  });

  test('is free again after its waiting time', async () => {
    await remove(await pageAt('free-again'));
    const [row]: { days: number }[] = await dataSource.query(
      `SELECT extract(epoch FROM free_at - now()) / 86400 AS days FROM reserved_linkname WHERE linkname = 'free-again'`,
    );
    expect(Number(row?.days)).toBeCloseTo(30, 2);
    await dataSource.query(`UPDATE reserved_linkname SET free_at = now() - interval '1 second' WHERE linkname = 'free-again'`);
    expect(await visit(other, 'free-again')).toEqual(available);
    expect((await post(other.url, 'getdatapublic/', { first_name: 'free-again' })).body?.linkname_available).toBe(true);
    expect(await claimOver('free-again')).toEqual({ first_name: 'free-again' });
    expect((await visit(other, 'free-again')).status).toBe(200);
  });
});

test('PE-23 Changing the linkname loses nothing else: design, history and both pictures', async () => {
  const account = await pageAt('moves-with-all');
  await dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [account.username]);
  const picture = await aPng();
  for (const change of ['changeProfilePicture', 'changeWallpaper'] as const) await uploadGraphql(one.url, change, picture, account.token);
  await publish(one, account, aDesign({ title: 'Second' }), 1);
  const mine = async () =>
    (await graphql(one.url, `{ myPage { version publishedAt design { title tiles { name html } } ${sentPage} } }`, {}, account.token)).data;
  const history = (): Promise<unknown> =>
    dataSource.query(
      `SELECT v.version, v.design, v.published_at FROM page_version v JOIN page USING (owner_id) JOIN account ON account.id = owner_id
       WHERE username = $1 ORDER BY v.version`,
      [account.username],
    );
  const before = [await mine(), await history()];
  expect(before[1]).toHaveLength(2);
  await claim(one, account, 'moved-with-all');
  expect([await mine(), await history()]).toEqual(before);
  const { html } = await visit(one, 'moved-with-all');
  expect(html).toContain('Second');
  const { profilePicture, wallpaper } = (before[0] as { myPage: SentPage }).myPage;
  for (const sent of [profilePicture, wallpaper])
    expect(sent?.variants.filter(({ url }) => html.includes(new URL(url).pathname))).not.toEqual([]);
  expect((await visit(one, 'moves-with-all')).html).toBe(html);
});
