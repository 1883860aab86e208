import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ClaimLinknameDocument } from '../../../client/api/generated/claim-linkname.js';
import { LogInDocument } from '../../builders/accounts/log-in.js';
import { MailQueue } from '../../../server/mail/ports/mail-queue.port.js';
import { claim, publish, register, signInMinutesAgo, type TestAccount } from '../../builders/accounts/account.js';
import { mailedResetLink, mailedVerificationToken } from '../../builders/accounts/mailed-links.js';
import { aPng } from '../../builders/images.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { post, withToken } from '../../support/calls/rest.js';
import { anUploader, uploadGraphql, type SentPage } from '../../support/calls/uploads.js';
import { expectSoon, until } from '../../support/waiting.js';
import { runningApplication } from '../../support/servers/running-application.js';

const deleteQuery = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
const wrong = 'The username or the password is wrong. Check both and try again.';

let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
const application = runningApplication(() => ({ smtpUrl: mails.url }));
afterAll(() => mails.stop());

let named = 0;
let owner: TestAccount;
let linkname: string;
beforeEach(async () => {
  named += 1;
  linkname = `lemon-garden-${named}`;
  owner = await register(application);
  await claim(application, owner, linkname);
  await publish(application, owner);
});

const remove = ({ username, password, token }: TestAccount, typed: { username?: string; password?: string } = {}) =>
  graphql(application.url, deleteQuery, { input: { username, password, ...typed } }, token);
const pageStatus = async () => (await fetch(`${application.url}/${linkname}`)).status;
const rowsOf = async (table: string) => {
  const rows: { count: string }[] = await application.dataSource.query(`SELECT count(*) FROM ${table}`);
  return Number(rows[0]?.count);
};
/** Creates a token for programs, and a webhook that is not told of the deletion. */
async function aTokenAndWebhook({ token }: TestAccount): Promise<void> {
  for (const [name, input] of [
    ['AccessToken', { name: 'Program', scopes: ['READ'] }],
    ['Webhook', { url: 'https://hook.example', events: ['PAGE_DELETED'] }],
  ] as const) {
    const create = `mutation ($input: Create${name}Input!) { create${name}(input: $input) { __typename } }`;
    await graphqlData(application.url, create, { input }, token);
  }
}
const claimAs = ({ token }: TestAccount) => graphql(application.url, ClaimLinknameDocument, { linkname }, token);

describe('deleteAccount', () => {
  test('removes the pictures of the page at once, except those that another page also shows', async () => {
    const picture = await aPng({ width: 300, height: 300 });
    const other = await anUploader(application);
    await application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [owner.username]);
    const own = (await uploadGraphql(application.url, 'changeWallpaper', await aPng({ width: 400, height: 200 }), owner.token)).data
      ?.changeWallpaper;
    await uploadGraphql(application.url, 'changeProfilePicture', picture, owner.token);
    const kept = (await uploadGraphql(application.url, 'changeProfilePicture', picture, other.token)).data?.changeProfilePicture;
    const statusOf = async (page: SentPage | undefined, kind: keyof SentPage) =>
      Promise.all((page?.[kind]?.variants ?? []).map(async ({ url }) => (await fetch(url)).status));
    expect(new Set(await statusOf(own, 'wallpaper'))).toEqual(new Set([200]));

    expect(await remove(owner)).toMatchObject({ data: { deleteAccount: true }, errors: [] });

    // The background may be about to remove them, too, and is waited for then.
    await expectSoon(async () => new Set(await statusOf(own, 'wallpaper'))).toEqual(new Set([404]));
    expect(new Set(await statusOf(kept, 'profilePicture'))).toEqual(new Set([200]));
  });

  test('removes the pictures, the versions and the addresses of all its pages at once', async () => {
    await application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [owner.username]);
    const create = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }';
    const change = `mutation ($image: Upload!, $pageId: ID) { changeWallpaper(image: $image, pageId: $pageId) { wallpaper { variants { url } } } }`;
    type Changed = { readonly changeWallpaper: { readonly wallpaper: { readonly variants: readonly { readonly url: string }[] } } };
    const urls: string[] = [];
    const linknames = [`${linkname}-b`, `${linkname}-c`];
    for (const [at, own] of [undefined, ...linknames].entries()) {
      const created =
        own === undefined
          ? undefined
          : await graphqlData<{ createPage: { id: string } }>(application.url, create, { input: { linkname: own } }, owner.token);
      const image = new Blob([new Uint8Array(await aPng({ width: 300 + at, height: 200 }))]);
      const data = await graphqlData<Changed>(application.url, change, { image, pageId: created?.createPage.id ?? null }, owner.token);
      urls.push(...data.changeWallpaper.wallpaper.variants.map(({ url }) => url));
    }
    const statuses = async (addresses: readonly string[]) =>
      new Set(await Promise.all(addresses.map(async (address) => (await fetch(address)).status)));
    const pages = [linkname, ...linknames].map((name) => `${application.url}/${name}`);
    expect([await statuses(urls), await statuses(pages)]).toEqual([new Set([200]), new Set([200])]);
    expect((await remove(owner)).errors).toEqual([]);
    await expectSoon(async () => [await statuses(urls), await statuses(pages)]).toEqual([new Set([404]), new Set([404])]);
    for (const table of ['page', 'page_version', 'page_image']) {
      const orphans = `SELECT FROM ${table} WHERE owner_id NOT IN (SELECT owner_id FROM page JOIN account ON account.id = account_id)`;
      expect(await application.dataSource.query(orphans)).toEqual([]);
    }
  });

  test('removes the account with its page, its sessions and its links at once', async () => {
    const { username, password } = owner;
    const { token: second } = (await graphqlData(application.url, LogInDocument, { input: { username, password } })).logIn;
    const reset = await mailedResetLink(application, mails, owner);
    const verification = await mailedVerificationToken(application, mails, owner);
    expect(await pageStatus()).toBe(200);

    expect(await remove(owner)).toMatchObject({ data: { deleteAccount: true }, errors: [] });

    for (const token of [owner.token, second]) {
      expect((await post(application.url, 'getuserdetails/', {}, withToken(token))).status).toBe(401);
      expect((await graphql(application.url, '{ me { username } }', {}, token)).errors).toMatchObject([
        { extensions: { code: 'UNAUTHENTICATED' } },
      ]);
    }
    const gone = await fetch(`${application.url}/${linkname}`);
    expect([gone.status, /Congrats/.test(await gone.text())]).toEqual([404, false]);
    expect((await graphql(application.url, `{ publicPage(linkname: "${linkname}") { address } }`)).data).toEqual({ publicPage: null });
    expect((await post(application.url, 'getdatapublic/', { first_name: linkname })).body).toMatchObject({
      linkname_available: false,
      data: null,
    });
    expect((await post(application.url, 'login/', { username, password })).body).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const { body } = await post(application.url, `password-reset-confirm/${reset.accountId}/${reset.token}/`, { password: 'a new garden' });
    expect(body).toMatchObject({ code: 'RESET_LINK_INVALID' });
    expect((await fetch(`${application.url}/api/verify-email-token/?token=${verification}`)).status).toBe(400);
  });

  test('leaves no row of the account, and every row of other accounts', async () => {
    const tables = [
      'account',
      'page',
      'page_version',
      'session',
      'one_time_token',
      'access_token',
      'webhook',
      'webhook_delivery',
      'page_count',
    ];
    const before = await Promise.all(tables.map(rowsOf));
    const leaving = await anUploader(application);
    await claim(application, leaving, `${linkname}-2`);
    await publish(application, leaving);
    await mailedResetLink(application, mails, leaving);
    await aTokenAndWebhook(leaving);
    const { dataSource } = application;
    await dataSource.query(`INSERT INTO webhook_delivery (id, webhook_id, type, data, created_at, state, has_job)
      SELECT gen_random_uuid(), id, 'page.published', '{}', now(), 'failed', true FROM webhook`);
    await dataSource.query(`INSERT INTO page_count SELECT owner_id, CURRENT_DATE, 'view', '', 1 FROM page WHERE linkname = $1`, [
      `${linkname}-2`,
    ]);
    for (const [at, count] of (await Promise.all(tables.map(rowsOf))).entries()) expect(count).toBeGreaterThan(before[at]!);
    expect((await remove(leaving)).errors).toEqual([]);
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
    expect(await pageStatus()).toBe(200);
  });

  test.each(['lower', 'upper'] as const)('accepts the username in %s case', async (way) => {
    const username = way === 'upper' ? owner.username.toUpperCase() : owner.username.toLowerCase();
    expect((await remove(owner, { username })).errors).toEqual([]);
  });

  test.each([
    'a wrong password',
    'an empty password',
    'another case of the password',
    'an unknown username',
    'the username of another account',
    'the username and password of another account',
  ])('is refused for %s, and everything stays', async (what) => {
    const stranger = await register(application, { password: 'the garden of a stranger' });
    const typed: Record<string, { username?: string; password?: string }> = {
      'a wrong password': { password: 'not the password' },
      'an empty password': { password: '' },
      'another case of the password': { password: owner.password.toUpperCase() },
      'an unknown username': { username: 'nobody-of-that-name' },
      'the username of another account': { username: stranger.username },
      'the username and password of another account': { username: stranger.username, password: stranger.password },
    };
    const { data, errors } = await remove(owner, typed[what]);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message: wrong, extensions: { code: 'WRONG_CREDENTIALS' } }]);
    expect((await graphql(application.url, '{ me { username } }', {}, owner.token)).data).toEqual({ me: { username: owner.username } });
    expect((await graphql(application.url, '{ me { username } }', {}, stranger.token)).errors).toEqual([]);
    expect(await pageStatus()).toBe(200);
  });

  test('of an account without a password needs a sign-in of the last ten minutes instead', async () => {
    await application.dataSource.query('UPDATE account SET password_hash = NULL WHERE username = $1', [owner.username]);
    const removeWithout = () => graphql(application.url, deleteQuery, { input: { username: owner.username } }, owner.token);
    await signInMinutesAgo(application, owner, 11);
    expect((await removeWithout()).errors).toMatchObject([{ extensions: { code: 'FRESH_SIGN_IN_NEEDED' } }]);
    expect(await pageStatus()).toBe(200);
    await signInMinutesAgo(application, owner, 9);
    expect(await removeWithout()).toMatchObject({ data: { deleteAccount: true }, errors: [] });
    expect(await pageStatus()).toBe(404);
  });

  test('says that an account has no password when one is sent', async () => {
    await application.dataSource.query('UPDATE account SET password_hash = NULL WHERE username = $1', [owner.username]);
    for (const password of ['', owner.password]) {
      expect((await remove(owner, { password })).errors).toMatchObject([{ extensions: { code: 'PASSWORD_NOT_SET' } }]);
    }
    expect(await pageStatus()).toBe(200);
  });

  test('needs the token of a session, whatever the username and password', async () => {
    for (const token of ['', 'A'.repeat(43)]) {
      expect((await remove({ ...owner, token })).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
    expect(await pageStatus()).toBe(200);
  });

  test('happens once: of several requests at the same moment none causes a server error', async () => {
    const answers = await Promise.all([remove(owner), remove(owner), remove(owner)]);
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'removed');
    expect(codes).toContain('removed');
    for (const code of codes) expect(['removed', 'UNAUTHENTICATED', 'WRONG_CREDENTIALS']).toContain(code);
  });

  test('frees the username and the e-mail address at once', async () => {
    await remove(owner);
    const again = await register(application, { username: owner.username, email: owner.email });
    const { me } = await graphqlData<{ me: object }>(
      application.url,
      '{ me { username emailVerified page { linkname version } } }',
      {},
      again.token,
    );
    expect(me).toEqual({ username: owner.username, emailVerified: false, page: { linkname: null, version: 0 } });
  });
});

describe('The linkname of a removed account', () => {
  const wait = (interval: string) =>
    application.dataSource.query(`UPDATE reserved_linkname SET free_at = free_at - interval '${interval}'`);

  test('is taken for 30 days, also for its former owner, and free afterwards', async () => {
    const rival = await register(application);
    await remove(owner);
    const again = await register(application, { username: owner.username, email: owner.email });
    await wait('29 days 23 hours 58 minutes');
    for (const account of [rival, again])
      expect((await claimAs(account)).errors).toMatchObject([{ extensions: { code: 'LINKNAME_TAKEN' } }]);
    const availability = `{ linknameAvailability(linkname: "${linkname}") { available code } }`;
    expect((await graphql(application.url, availability)).data).toEqual({
      linknameAvailability: { available: false, code: 'LINKNAME_TAKEN' },
    });
    await wait('2 minutes');
    expect((await claimAs(rival)).errors).toEqual([]);
    expect(await pageStatus()).toBe(200);
  });
});

test('A waiting mail to an account that is removed meanwhile is not sent', async () => {
  mails.refuse(451);
  const { attempts } = mails;
  await graphqlData(application.url, 'mutation { requestEmailVerification { detail } }', {}, owner.token);
  await until(() => mails.attempts > attempts);
  await remove(owner);
  mails.refuse(false);
  await until(async () => {
    // The pause before the next attempt is over.
    await application.dataSource.query(`UPDATE queue.job SET start_after = now() WHERE state = 'retry'`);
    return (await application.nest.get(MailQueue).count()).waiting === 0;
  });
  expect(mails.mails.filter(({ recipients }) => recipients.includes(owner.email))).toEqual([]);
});
