import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { LEFT_OUT } from '../../../../server/adapters/postgres/personal-data/left-out.js';
import { ACCOUNT_TABLES, PAGE_TABLES } from '../../../../server/adapters/postgres/personal-data/personal-tables.js';
import { aPageAt, register, signInMinutesAgo, type TestAccount } from '../../../builders/accounts/account.js';
import { aPng } from '../../../builders/images.js';
import { graphqlData } from '../../../support/calls/graphql.js';
import { withToken } from '../../../support/calls/rest.js';
import { uploadGraphql } from '../../../support/calls/uploads.js';
import { runningApplication } from '../../../support/servers/running-application.js';
import { json, unzip } from './archives.js';

const application = runningApplication();
const query = (statement: string, values: readonly unknown[] = []) =>
  application.dataSource.query<Record<string, unknown>[]>(statement, [...values]);

const save = ({ token }: { readonly token: string }) => fetch(`${application.url}/api/account/data.zip`, { headers: withToken(token) });

async function filesOf(account: { readonly token: string }): Promise<Map<string, Buffer>> {
  const response = await save(account);
  expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  return unzip(Buffer.from(await response.arrayBuffer()));
}

/** An account with something of each kind, and the secrets that nobody may find in an archive. */
async function fullAccount(linkname: string): Promise<{ readonly account: TestAccount; readonly secrets: readonly string[] }> {
  const account = await aPageAt(application, linkname);
  await query('UPDATE account SET email_verified = true WHERE username = $1', [account.username]);
  const ask = <Data>(mutation: string) => graphqlData<Data>(application.url, `mutation { ${mutation} }`, {}, account.token);
  const { createAccessToken } = await ask<{ createAccessToken: { token: string } }>(
    `createAccessToken(input: { name: "Printer of ${linkname}", scopes: [READ] }) { token }`,
  );
  const { createWebhook } = await ask<{ createWebhook: { secret: string } }>(
    `createWebhook(input: { url: "https://hook.${linkname}.example/x", events: [PAGE_PUBLISHED] }) { secret }`,
  );
  await uploadGraphql(application.url, 'changeWallpaper', await aPng({ width: 40, height: 40 }), account.token);
  const [{ id }] = (await query('SELECT id FROM account WHERE username = $1', [account.username])) as [{ id: string }];
  const { createDraftLink } = await ask<{ createDraftLink: { url: string } }>(`createDraftLink(pageId: "${id}") { url }`);
  const schedule = `INSERT INTO scheduled_publication (page_id, id, design, design_format, picture_ids, based_on, replaces, publishes_at, time_zone, language, created_at)
    SELECT owner_id, owner_id, design, design_format, '{}', 1, false, '2027-03-03T18:00:00Z', 'Europe/London', 'en', now() FROM page WHERE owner_id = $1`;
  await query(schedule, [id]);
  await query(`INSERT INTO page_count SELECT owner_id, '2026-11-01', 'view', '', 7 FROM page WHERE account_id = $1`, [id]);
  await query(
    `INSERT INTO audit_log (id, at, operator, act, subject, outcome) VALUES (gen_random_uuid(), now(), 'root@${linkname}', 'account sign-out', $1, 'done')`,
    [id],
  );
  return {
    account,
    secrets: [
      ...[account.token, account.password, createAccessToken.token, createWebhook.secret, '$argon2id$', `root@${linkname}`],
      createDraftLink.url.split('/').at(-1)!,
    ],
  };
}

test('PD-05 A person saves what is stored about the own account: names, pages, pictures, visits and acts of operators', async () => {
  const { account } = await fullAccount('ada-page');
  const files = await filesOf(account);
  expect(files.get('README.txt')!.toString()).toContain(application.url);
  expect(json(files, 'account/account.json')).toMatchObject({
    username: account.username,
    email: account.email,
    emailVerified: true,
    role: 'person',
  });
  expect(json(files, 'account/sessions.json')).toHaveLength(1);
  expect(json(files, 'account/access-tokens.json')).toMatchObject([{ name: 'Printer of ada-page', scopes: ['read'] }]);
  expect(json(files, 'account/webhooks.json')).toMatchObject([{ address: 'https://hook.ada-page.example/x' }]);
  expect(json(files, 'account/acts-of-operators.json')).toMatchObject([{ act: 'account sign-out', outcome: 'done' }]);
  expect(json(files, 'pages/ada-page/page.json')).toMatchObject({
    format: 'tessera-page',
    linkname: 'ada-page',
    design: { tiles: expect.any(Array) },
  });
  const page = json(files, 'pages/ada-page/record.json') as { linkname: string; version: number; design: object };
  expect(page).toMatchObject({ linkname: 'ada-page', version: 1, isMain: true, design: { tiles: expect.any(Array) } });
  expect(json(files, 'pages/ada-page/versions-1.json')).toMatchObject({ version: 1, design: page.design });
  expect(json(files, 'pages/ada-page/link-to-draft.json')).toEqual({
    createdAt: expect.any(String),
    expiresAt: expect.any(String),
    timesOpened: 0,
  });
  expect(json(files, 'pages/ada-page/scheduled-publication.json')).toMatchObject({
    design: page.design,
    publishesAt: expect.any(String),
    timeZone: 'Europe/London',
    basedOn: 1,
  });
  expect(files.get('pages/ada-page/visits.csv')!.toString()).toBe('day,kind,subject,count\r\n2026-11-01,view,,7\r\n');
  const pictures = (json(files, 'pages/ada-page/pictures.json') as { name: string }[]).map(({ name }) => name);
  expect(pictures).not.toEqual([]);
  for (const name of pictures) {
    const shown = Buffer.from(await (await fetch(`${application.url}/media/${name}`)).arrayBuffer());
    expect(files.get(`pages/ada-page/pictures/${name}`)!.equals(shown)).toBe(true);
  }
});

test('PD-05 No secret, no hash and nothing of another account is in it', async () => {
  const { account, secrets } = await fullAccount('grace-page');
  const other = await fullAccount('kay-page');
  const files = await filesOf(account);
  const text = [...files].map(([name, content]) => `${name} ${content.toString('latin1')}`).join('\n');
  for (const secret of secrets) expect([secret, text.includes(secret)]).toEqual([secret, false]);
  for (const strange of [other.account.username, other.account.email, 'kay-page'])
    expect([strange, text.includes(strange)]).toEqual([strange, false]);
});

test('PD-05 A picture that is not there is named, and the rest arrives', async () => {
  const { account } = await fullAccount('bob-page');
  const before = await filesOf(account);
  const lost = [...before.keys()].find((name) => name.startsWith('pages/bob-page/pictures/'))!;
  const name = lost.split('/').at(-1)!;
  await rm(join(application.config.dataDir, 'media', name.slice(0, 2), name), { force: true });
  await rm(join(application.config.dataDir, 'media', name), { force: true });
  const files = await filesOf(account);
  expect(json(files, 'missing.json')).toContain(lost);
  expect([files.has(lost), files.has('pages/bob-page/page.json')]).toEqual([false, true]);
});

test('TO-11 An invitation for an address counts for whoever has proved the address: it is in the archive, and goes with the account', async () => {
  const { account } = await fullAccount('ida-page');
  const invite = (code: string, email: string) =>
    query(
      `INSERT INTO invitation (id, code, email, uses, created_at, expires_at) VALUES (gen_random_uuid(), $1, $2, 1, now(), now() + interval '1 day')`,
      [code, email],
    );
  await invite('idascode1', account.email);
  const verify = (isVerified: boolean) =>
    query('UPDATE account SET email_verified = $2 WHERE username = $1', [account.username, isVerified]);
  await verify(false);
  expect((await filesOf(account)).has('account/invitations.json')).toBe(false);
  await verify(true);
  expect(json(await filesOf(account), 'account/invitations.json')).toMatchObject([{ email: account.email }]);
  await verify(false);
  const remove = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
  const removed = ({ username, password, token }: TestAccount) =>
    graphqlData(application.url, remove, { input: { username, password } }, token);
  await removed(account);
  expect(await query(`SELECT email FROM invitation WHERE code = 'idascode1'`)).toEqual([{ email: account.email }]);
  const proved = await register(application);
  await invite('othercode', proved.email.toUpperCase());
  await query('UPDATE account SET email_verified = true WHERE username = $1', [proved.username]);
  await removed(proved);
  expect(await query(`SELECT FROM invitation WHERE code = 'othercode'`)).toEqual([]);
});

test('PD-06 It needs a person with a fresh sign-in, and is refused after five times a day', async () => {
  const { account } = await fullAccount('jun-page');
  const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
  const { createAccessToken } = await graphqlData<{ createAccessToken: { token: string } }>(
    application.url,
    'mutation { createAccessToken(input: { name: "All", scopes: [ACCOUNT] }) { token } }',
    {},
    account.token,
  );
  expect(await codeOf(await save(createAccessToken))).toEqual([403, 'SIGN_IN_NEEDED']);
  expect((await fetch(`${application.url}/api/account/data.zip`)).status).toBe(401);
  await signInMinutesAgo(application, account, 11);
  expect(await codeOf(await save(account))).toEqual([403, 'FRESH_SIGN_IN_NEEDED']);
  await signInMinutesAgo(application, account, 0);
  for (let count = 0; count < 5; count += 1) await filesOf(account);
  expect(await codeOf(await save(account))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
});

test('PD-07 Each table and column of the database is in the archive, or left out for a reason', () => {
  const exported = new Map([...ACCOUNT_TABLES, ...PAGE_TABLES].map(({ table, columns }) => [table, columns]));
  /** Whose the row is: the place in the archive says that. */
  const owners = /^(account_id|owner_id|page_id)$/;
  const unknown = application.dataSource.entityMetadatas.flatMap(({ tableName, columns }) => {
    if (tableName in LEFT_OUT) return [];
    const known = exported.get(tableName);
    if (!known) return [tableName];
    const names = columns.map(({ databaseName }) => databaseName);
    expect([tableName, known.filter((column) => !names.includes(column))]).toEqual([tableName, []]);
    return names
      .filter((name) => !known.includes(name) && !owners.test(name) && !(`${tableName}.${name}` in LEFT_OUT))
      .map((name) => `${tableName}.${name}`);
  });
  expect(unknown).toEqual([]);
  const twice = Object.keys(LEFT_OUT).filter((name) => {
    const [table = '', column] = name.split('.');
    return column === undefined ? exported.has(table) : exported.get(table)?.includes(column) !== false;
  });
  expect(twice).toEqual([]);
  expect(Object.values(LEFT_OUT).filter((reason) => !reason.endsWith('.'))).toEqual([]);
});
