import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { hashToken } from '../../../../server/accounts/sessions/session.js';
import { aPageAt, register, type TestAccount } from '../../../builders/accounts/account.js';
import { registerOperator } from '../../../builders/accounts/operator.js';
import { graphql, graphqlData } from '../../../support/calls/graphql.js';
import { withToken } from '../../../support/calls/rest.js';
import { startMailServer, type ReceivedMail, type TestMailServer } from '../../../support/neighbours/mail-server.js';
import { runAdmin } from '../../../support/servers/admin-commands.js';
import { runningApplication } from '../../../support/servers/running-application.js';
import { json, unzip } from './archives.js';

const SEND = 'mutation ($accountId: ID!) { adminSendData(accountId: $accountId) }';
const DAY = 24 * 60 * 60 * 1000;

let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.stop());
const application = runningApplication(() => ({ smtpUrl: mails.url, logLevel: 'silent' }));
let operator: TestAccount;
beforeEach(async () => {
  await query('DELETE FROM rate_limit');
  operator = await registerOperator(application);
});

const query = <Row = Record<string, unknown>>(statement: string, values: readonly unknown[] = []) =>
  application.dataSource.query<Row[]>(statement, [...values]);
const idOf = async ({ username }: TestAccount) =>
  (await query<{ id: string }>('SELECT id FROM account WHERE username = $1', [username]))[0]!.id;
const confirm = ({ username }: TestAccount) => query('UPDATE account SET email_verified = true WHERE username = $1', [username]);
const send = async (account: TestAccount) => graphql(application.url, SEND, { accountId: await idOf(account) }, operator.token);
const outcomes = async (account: TestAccount) =>
  (await query<{ act: string; outcome: string }>(`SELECT act, outcome FROM audit_log WHERE subject = $1`, [await idOf(account)])).map(
    ({ act, outcome }) => `${act}: ${outcome}`,
  );

/** The path of the link in a mail. */
function pathIn({ text }: ReceivedMail): string {
  const [path] = /\/account-data\/[\w-]{43}(?![\w-])/.exec(text) ?? [];
  if (path === undefined) throw new Error(`There is no link to the data in: ${text}`);
  return path;
}

/** Lets the operator send the data of an account, and returns the path of the mailed link. */
async function mailedPath(account: TestAccount): Promise<string> {
  expect((await send(account)).data).toEqual({ adminSendData: true });
  return pathIn(await mails.next(account.email));
}

const open = (path: string, init: RequestInit = {}) => fetch(`${application.url}${path}`, { redirect: 'manual', ...init });
/** Presses the button, as a browser without a script does. */
const press = (path: string, headers: Readonly<Record<string, string>> = { 'Sec-Fetch-Site': 'same-origin' }) =>
  open(path, { method: 'POST', headers, body: new URLSearchParams() });

async function filesOf(response: Response): Promise<Map<string, Buffer>> {
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
  return unzip(Buffer.from(await response.arrayBuffer()));
}

async function confirmedAccount(linkname: string): Promise<TestAccount> {
  const account = await aPageAt(application, linkname);
  await confirm(account);
  return account;
}

test('PD-09 An operator sends the data of an account, and its owner saves by the mailed link what the owner would save in person', async () => {
  const ada = await confirmedAccount('ada-page');
  const path = await mailedPath(ada);
  const response = await press(path);
  expect([
    response.headers.get('Cache-Control'),
    response.headers.get('Content-Disposition'),
    response.headers.get('Referrer-Policy'),
  ]).toEqual(['no-store', 'attachment; filename="my-data.zip"', 'no-referrer']);
  const byLink = await filesOf(response);
  const inPerson = await filesOf(await open('/api/account/data.zip', { headers: withToken(ada.token) }));
  expect([...byLink.keys()]).toEqual([...inPerson.keys()]);
  expect(byLink.has('pages/ada-page/page.json')).toBe(true);
  // It says when it was saved.
  for (const [name, content] of inPerson)
    if (name !== 'README.txt') expect([name, byLink.get(name)!.equals(content)]).toEqual([name, true]);
  expect(await outcomes(ada)).toEqual(['account export: done']);
});

test('PD-09 The link works while the account is suspended', async () => {
  const bob = await confirmedAccount('bob-page');
  const SUSPEND = 'mutation ($input: AdminSuspensionInput!) { adminSuspendAccount(input: $input) { account { suspendedAt } } }';
  await graphqlData(application.url, SUSPEND, { input: { accountId: await idOf(bob), reason: 'FRAUD' } }, operator.token);
  await mails.next(bob.email);
  expect((await open('/api/account/data.zip', { headers: withToken(bob.token) })).status).toBe(401);
  const files = await filesOf(await press(await mailedPath(bob)));
  expect(json(files, 'account/account.json')).toMatchObject({ username: bob.username });
});

test('PD-09 Nothing that the operator is answered has the link or the data', async () => {
  const { code, output, errors } = await runAdmin(application.nest, [
    'account',
    'export',
    (await confirmedAccount('kay-page')).username,
    '--json',
  ]);
  expect([code, errors]).toEqual([0, '']);
  const jun = await confirmedAccount('jun-page');
  const answer = await send(jun);
  expect([answer.data, answer.errors]).toEqual([{ adminSendData: true }, []]);
  const token = pathIn(await mails.next(jun.email))
    .split('/')
    .at(-1)!;
  expect(`${output} ${JSON.stringify(answer)}`).not.toMatch(/account-data|[\w-]{43}/);
  expect(await query('SELECT token_hash FROM one_time_token WHERE account_id = $1', [await idOf(jun)])).toEqual([
    { token_hash: Buffer.from(hashToken(token), 'hex') },
  ]);
  const signedIn = await open('/api/account/data.zip', { headers: withToken(operator.token) });
  expect((await signedIn.text()).includes(jun.username)).toBe(false);
});

test('PD-10 Without a confirmed address, sending is refused, and nothing is mailed', async () => {
  const ines = await register(application);
  const { errors } = await send(ines);
  expect(errors[0]).toMatchObject({ message: expect.stringContaining('not verified'), extensions: { code: 'ADDRESS_NOT_CONFIRMED' } });
  const command = await runAdmin(application.nest, ['account', 'export', ines.username]);
  expect([command.code, command.errors]).toEqual([3, expect.stringContaining('ADDRESS_NOT_CONFIRMED')]);
  expect(await outcomes(ines)).toEqual(Array(2).fill('account export: ADDRESS_NOT_CONFIRMED'));
  expect(await query(`SELECT data FROM queue.job WHERE data ->> 'accountId' = $1`, [await idOf(ines)])).toEqual([]);
});

test('PD-11 Opening the link saves nothing: it shows until when it works, and a button', async () => {
  const path = await mailedPath(await confirmedAccount('mimi-page'));
  // As programs that scan mails do.
  for (let time = 0; time < 6; time += 1) {
    const response = await open(path);
    const headers = ['Content-Type', 'Cache-Control', 'Referrer-Policy', 'X-Robots-Tag'].map((name) => response.headers.get(name));
    expect([response.status, ...headers]).toEqual([200, 'text/html; charset=utf-8', 'no-store, no-transform', 'no-referrer', 'noindex']);
    const html = await response.text();
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.now() + 7 * DAY);
    expect(html).toContain(`The link works until ${day}`);
    expect(html).toContain('<form method="post">');
    expect(html).not.toContain('<script');
  }
  expect(await query(`SELECT key FROM rate_limit WHERE key LIKE '%export-data%'`)).toEqual([]);
  expect((await press(path)).status).toBe(200);
});

test('PD-11 The link ends after seven days, with the account, and with its address; a wrong one is answered the same', async () => {
  const [old, gone, moved] = [
    await confirmedAccount('old-page'),
    await confirmedAccount('gone-page'),
    await confirmedAccount('moved-page'),
  ];
  const [oldPath, gonePath, movedPath] = [await mailedPath(old), await mailedPath(gone), await mailedPath(moved)];
  await query(`UPDATE one_time_token SET expires_at = now() WHERE account_id = $1`, [await idOf(old)]);
  expect((await runAdmin(application.nest, ['account', 'delete', gone.username, '--yes'])).code).toBe(0);
  await query(`UPDATE account SET email = 'elsewhere@example.org' WHERE username = $1`, [moved.username]);
  await query(`DELETE FROM one_time_token WHERE account_id = $1`, [await idOf(moved)]);
  const answers = new Set<string>();
  for (const path of [oldPath, gonePath, movedPath, `/account-data/${'x'.repeat(43)}`, '/account-data/short'])
    for (const answer of [await open(path), await press(path)]) answers.add(`${answer.status} ${await answer.text()}`);
  expect(answers.size).toBe(1);
  expect([...answers][0]).toMatch(/^404 <!doctype html>/);
});

test('PD-11 It saves five times a day, whether in person or by the link, and not for another site', async () => {
  const nia = await confirmedAccount('nia-page');
  const path = await mailedPath(nia);
  const foreign = await press(path, { 'Sec-Fetch-Site': 'cross-site' });
  expect([foreign.status, await foreign.text()]).toEqual([403, expect.stringContaining('Another site has asked for it.')]);
  await filesOf(await open('/api/account/data.zip', { headers: withToken(nia.token) }));
  for (let time = 1; time < 5; time += 1) await filesOf(await press(path));
  const refused = await press(path);
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('You have saved it five times today.')]);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(86_000);
  // The link of another account is counted by itself.
  await filesOf(await press(await mailedPath(await confirmedAccount('zoe-page'))));
});
