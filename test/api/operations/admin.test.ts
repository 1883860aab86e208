import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { IssueLink } from '../../../server/accounts/use-cases/issue-link.js';
import { AdminModule } from '../../../server/admin.module.js';
import { REMOVAL_LOCK } from '../../../server/adapters/postgres/backup/backup-names.js';
import { Clock } from '../../../server/clock.port.js';
import { projectFolder } from '../../../server/config/config.js';
import { MailQueue } from '../../../server/mail/ports/mail-queue.port.js';
import { aPageAt, register } from '../../builders/accounts/account.js';
import { runAdmin, type AdminAnswer } from '../../support/servers/admin-commands.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { post, withToken } from '../../support/calls/rest.js';
import { until } from '../../support/waiting.js';
import { anUploader } from '../../support/calls/uploads.js';

let database: TestDatabase;
let mails: TestMailServer;
let application: RunningApplication;
let context: INestApplicationContext;
beforeAll(async () => {
  [database, mails] = [await createTestDatabase(), await startMailServer()];
  application = await startApplication({ database, smtpUrl: mails.url, rateLimits: 'off', logLevel: 'silent' });
  // As in a process of its own: the running application hears of changes by the database only.
  const { config, dataSource } = application;
  context = await NestFactory.createApplicationContext(AdminModule.register(config, dataSource), { logger: false });
});
afterAll(async () => {
  await context.close();
  await application.stop();
  await mails.stop();
  await database.drop();
});

let asked: string[];
let answer: boolean | undefined;
beforeEach(() => {
  [asked, answer] = [[], undefined];
});
afterEach(() => {
  mails.refuse(false);
  jest.restoreAllMocks();
});

/** Runs a command. `answer` is that of the person at the terminal; undefined for a command that does not run in a terminal. */
function admin(...words: readonly string[]): Promise<AdminAnswer> {
  const given = answer;
  return runAdmin(context, words, given === undefined ? undefined : (question) => (asked.push(question), given));
}

async function facts(...words: readonly string[]): Promise<Record<string, unknown>> {
  const { code, output, errors } = await admin(...words, '--json');
  expect([code, errors]).toEqual([0, '']);
  return JSON.parse(output) as Record<string, unknown>;
}

/** The last entry of the audit log. */
async function lastAct(): Promise<Record<string, unknown> | undefined> {
  const rows = await application.dataSource.query<Record<string, unknown>[]>('SELECT * FROM audit_log ORDER BY at DESC LIMIT 1');
  return rows[0];
}

const statusOf = async (path: string): Promise<number> => (await fetch(`${application.url}/${path}`)).status;
const logIn = (username: string, password: string) => post(application.url, 'login/', { username, password });

describe('admin account', () => {
  test('OP-03 create opens an account whose owner chooses a password with the printed link', async () => {
    const { link, id } = (await facts('account', 'create', 'grace', 'grace@example.org')) as { link: string; id: string };
    const [, token] = new RegExp(`/resetpw/${id}/([\\w-]{43})$`).exec(link) ?? [];
    const password = 'a garden of lemons';
    await post(application.url, `password-reset-confirm/${id}/${token}/`, { password });
    expect((await logIn('grace', password)).status).toBe(200);
  });

  test('create mails the link instead if that is wanted, and refuses names that are taken or not valid', async () => {
    const { code, output } = await admin('account', 'create', 'joan', 'joan@example.org', '--mail');
    expect([code, output]).toEqual([0, expect.not.stringContaining('resetpw')]);
    expect((await mails.next('joan@example.org')).text).toContain('/resetpw/');
    const taken = await admin('account', 'create', 'joan', 'other@example.org');
    expect(taken).toMatchObject({ code: 3, output: '', errors: expect.stringMatching(/taken.*\(REGISTRATION_REFUSED\)$/) });
    expect((await admin('account', 'create', 'j', 'nobody')).errors).toMatch(/username: .*email: /);
  });

  test('create says that the account is there if its link cannot be made', async () => {
    jest.spyOn(context.get(IssueLink, { strict: false }), 'execute').mockRejectedValueOnce(new Error('away'));
    expect(await admin('account', 'create', 'hedy', 'hedy@example.org')).toEqual({
      code: 1,
      output: '',
      errors: 'The account hedy is open, but its owner has no link yet (away). Run account reset-password hedy. (LINK_FAILED)',
    });
    expect(await lastAct()).toMatchObject({ act: 'account create', subject: 'hedy', outcome: 'LINK_FAILED', door: 'command-line' });
    expect(await facts('account', 'reset-password', 'hedy')).toMatchObject({ email: 'hedy@example.org' });
  });

  test('reset-password prints a link with which the former password ends, for an account by its name, address or id', async () => {
    const account = await register(application);
    const { link, id } = (await facts('account', 'reset-password', account.username.toUpperCase())) as { link: string; id: string };
    expect((await facts('account', 'reset-password', account.email)).id).toBe(id);
    expect((await facts('account', 'reset-password', id)).id).toBe(id);
    const password = 'a garden of oranges';
    const path = link.slice(link.indexOf('/resetpw/') + '/resetpw/'.length);
    await post(application.url, `password-reset-confirm/${path}/`, { password });
    expect([(await logIn(account.username, account.password)).status, (await logIn(account.username, password)).status]).toEqual([
      400, 200,
    ]);
  });

  test('verify-email verifies the address', async () => {
    const { email } = await register(application);
    expect(await facts('account', 'verify-email', email)).toMatchObject({ email, emailVerified: true });
    const rows: unknown[] = await application.dataSource.query('SELECT FROM account WHERE email = $1 AND email_verified', [email]);
    expect(rows).toHaveLength(1);
  });

  test('delete asks, and then removes the account with its page', async () => {
    const { username, token } = await aPageAt(application, 'to-delete');
    expect(await statusOf('to-delete')).toBe(200);
    expect(await admin('account', 'delete', username)).toMatchObject({ code: 4, errors: expect.stringContaining('--yes') });
    answer = false;
    expect(await admin('account', 'delete', username)).toMatchObject({ code: 4 });
    expect(await statusOf('to-delete')).toBe(200);
    answer = true;
    expect(await admin('account', 'delete', username)).toMatchObject({ code: 0 });
    expect(asked).toEqual([expect.stringContaining(username), expect.stringContaining(username)]);
    await until(async () => (await statusOf('to-delete')) === 404);
    expect((await post(application.url, 'getdata/', {}, withToken(token))).status).toBe(401);
  });

  test('says what to do if there is no such account, as text and as JSON', async () => {
    expect(await admin('account', 'delete', 'nobody-here', '--yes')).toEqual({
      code: 3,
      output: '',
      errors: 'There is no account nobody-here. Name the username, the e-mail address or the id of the account. (ACCOUNT_UNKNOWN)',
    });
    const { errors } = await admin('account', 'verify-email', 'nobody-here', '--json');
    expect(JSON.parse(errors)).toEqual({
      error: {
        code: 'ACCOUNT_UNKNOWN',
        message: 'There is no account nobody-here.',
        next: 'Name the username, the e-mail address or the id of the account.',
      },
    });
  });
});

describe('admin page', () => {
  test('OP-04 hide takes a page away from visitors, older clients and the sitemap, and show brings it back', async () => {
    const { token } = await aPageAt(application, 'hidden-page');
    let passed = 0;
    // The sitemap is cached for five minutes.
    const sitemap = async () => {
      passed += 6 * 60_000;
      const clock = jest.spyOn(application.nest.get(Clock), 'now').mockReturnValue(new Date(Date.now() + passed));
      const text = await (await fetch(`${application.url}/sitemap-1.xml`)).text();
      clock.mockRestore();
      return text;
    };
    expect(await statusOf('hidden-page')).toBe(200);
    expect(await sitemap()).toContain('/hidden-page<');
    expect(await facts('page', 'hide', 'Hidden-Page')).toEqual({ linkname: 'Hidden-Page', changed: true });
    await until(async () => (await statusOf('hidden-page')) === 404);
    expect(await (await fetch(`${application.url}/hidden-page`)).text()).not.toContain('Congrats');
    expect(JSON.stringify((await post(application.url, 'getdatapublic/', { first_name: 'hidden-page' })).body)).not.toContain('My garden');
    expect(await sitemap()).not.toContain('/hidden-page<');
    expect((await post(application.url, 'getdata/', {}, withToken(token))).status).toBe(200);
    expect(await facts('page', 'hide', 'hidden-page')).toMatchObject({ changed: false });
    expect(await facts('page', 'show', 'hidden-page')).toMatchObject({ changed: true });
    await until(async () => (await statusOf('hidden-page')) === 200);
    expect(await facts('page', 'show', 'nobody-has-this')).toMatchObject({ changed: false });
  });

  test('resanitize sanitizes the pages that older rules sanitized', async () => {
    await aPageAt(application, 'old-rules');
    await application.dataSource.query(`UPDATE page SET sanitizer_version = 0 WHERE linkname = 'old-rules'`);
    expect(await facts('page', 'resanitize')).toEqual({ sanitized: 1, left: 0 });
    expect(await facts('page', 'resanitize')).toEqual({ sanitized: 0, left: 0 });
  });
});

describe('admin linkname', () => {
  const claim = async (token: string, linkname: string) =>
    (await post(application.url, 'updatename/', { first_name: linkname }, withToken(token))).status;

  test('block takes a linkname away for good, and release gives it back to everybody', async () => {
    const { token } = await aPageAt(application, 'an-insult');
    const other = await register(application);
    expect(await statusOf('an-insult')).toBe(200);
    expect(await admin('linkname', 'block', 'an-insult')).toMatchObject({ code: 4 });
    expect(await facts('linkname', 'block', 'an-insult', '--yes')).toEqual({ linkname: 'an-insult', changed: true });
    await until(async () => (await statusOf('an-insult')) === 404);
    expect([await claim(token, 'an-insult'), await claim(other.token, 'an-insult')]).toEqual([409, 409]);
    expect(await facts('linkname', 'block', 'an-insult', '--yes')).toMatchObject({ changed: false });
    expect(await facts('linkname', 'release', 'an-insult', '--yes')).toMatchObject({ changed: true });
    expect(await claim(other.token, 'an-insult')).toBe(200);
    expect(await facts('linkname', 'release', 'an-insult', '--yes')).toMatchObject({ changed: true });
    expect(await claim(token, 'an-insult')).toBe(200);
    expect(await facts('linkname', 'release', 'was-never-taken', '--yes')).toMatchObject({ changed: false });
  });

  test('refuses what cannot be a linkname', async () => {
    expect(await admin('linkname', 'block', 'not a name', '--yes')).toMatchObject({
      code: 3,
      errors: expect.stringContaining('(LINKNAME_'),
    });
  });
});

describe('token', () => {
  test('lists one that its owner has made, and revokes it; nobody makes one for somebody else', async () => {
    const account = await register(application);
    const { username } = account;
    const CREATE = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id } } }';
    const input = { name: 'Nightly build', scopes: ['READ', 'PUBLISH'] };
    type Created = { createAccessToken: { token: string; accessToken: { id: string } } };
    const { createAccessToken } = await graphqlData<Created>(application.url, CREATE, { input }, account.token);
    const made = { token: createAccessToken.token, id: createAccessToken.accessToken.id };
    const use = async () => (await post(application.url, 'getuserdetails/', {}, withToken(made.token))).status;
    expect(await use()).toBe(200);
    expect(await facts('token', 'list', username)).toMatchObject({ tokens: [{ id: made.id, name: 'Nightly build' }] });
    expect((await admin('token', 'list', username)).output).not.toContain(made.token);
    await facts('token', 'revoke', username, made.id);
    expect(await use()).toBe(401);
    expect(await admin('token', 'revoke', username, made.id)).toMatchObject({ code: 3 });
    expect(await lastAct()).toMatchObject({ act: 'token revoke', subject: made.id, outcome: 'TOKEN_UNKNOWN' });
    expect(await admin('token', 'create', username, '--name', 'x', '--scopes', 'read')).toMatchObject({ code: 2 });
  });
});

describe('admin webhook', () => {
  test('list shows the hosts of all webhooks, their state and what waits, and delete asks, and then removes one', async () => {
    expect(await admin('webhook', 'list')).toMatchObject({ code: 0, output: 'No account has a webhook.' });
    const { token } = await anUploader(application);
    const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
    const ids: string[] = [];
    for (const host of ['quiet.example', 'gone.example']) {
      const input = { url: `https://${host}/a-secret-path`, events: ['PAGE_DELETED'] };
      const { createWebhook } = await graphqlData<{ createWebhook: { webhook: { id: string } } }>(
        application.url,
        create,
        { input },
        token,
      );
      ids.push(createWebhook.webhook.id);
    }
    const { dataSource } = application;
    await dataSource.query(`UPDATE webhook SET is_enabled = false, ended_by = 'gone' WHERE id = $1`, [ids[1]]);
    await dataSource.query(
      `INSERT INTO webhook_delivery (id, webhook_id, type, data, created_at, state, has_job, attempts, last_attempt_at, status, failure)
       VALUES (gen_random_uuid(), $1, 'page.deleted', '{}', now(), 'waiting', true, 1, now(), 503, 'status')`,
      [ids[1]],
    );
    const { webhooks } = await facts('webhook', 'list');
    expect(webhooks).toMatchObject([
      { id: ids[1], host: 'gone.example', isEnabled: false, end: 'gone', waiting: 1, last: { status: 503, failure: 'status' } },
      { id: ids[0], host: 'quiet.example', isEnabled: true, end: null, waiting: 0, last: null, events: ['page.deleted'] },
    ]);
    const { output } = await admin('webhook', 'list');
    expect(output).toMatch(
      /gone\.example of \S+: switched off \(gone\), last one failed \(status 503\), 1 waiting\n.*: on, nothing sent, 0 waiting$/,
    );
    expect(output + JSON.stringify(webhooks)).not.toMatch(/secret|whsec/);

    expect(await admin('webhook', 'delete', ids[1]!)).toMatchObject({ code: 4 });
    expect(await admin('webhook', 'delete', 'no-id', '--yes')).toMatchObject({
      code: 3,
      errors: expect.stringMatching(/\(WEBHOOK_UNKNOWN\)$/),
    });
    answer = true;
    expect(await admin('webhook', 'delete', ids[1]!)).toMatchObject({ code: 0 });
    expect(asked).toEqual([expect.stringContaining('gone.example')]);
    expect((await facts('webhook', 'list')).webhooks).toMatchObject([{ id: ids[0] }]);
    const [last] = (await facts('audit')).acts as Record<string, string>[];
    expect(last).toMatchObject({ act: 'webhook delete', subject: ids[1], outcome: 'done' });
  });
});

describe('admin mail', () => {
  test('list shows the mails that were given up, and retry sends them', async () => {
    const { email } = await register(application);
    const queue = context.get(MailQueue, { strict: false });
    // The mails of the tests before this one must not be given up, too.
    await until(async () => (await queue.count()).waiting === 0);
    mails.refuse(550);
    await post(application.url, 'passwordresetrequest/', { email });
    const passADay = `UPDATE queue.job SET retry_count = retry_limit - 1, start_after = now() WHERE state = 'retry'`;
    await until(async () => (await application.dataSource.query<[unknown, number]>(passADay))[1] === 1);
    await until(async () => (await queue.count()).givenUp === 1);
    const [mail] = (await facts('mail', 'list')).mails as { id: string; to: string; kind: string; reason: string }[];
    expect(mail).toMatchObject({ to: email, kind: 'reset-password', reason: expect.stringContaining('550') });
    mails.refuse(false);
    expect(await admin('mail', 'retry', 'no-id')).toMatchObject({ code: 3, errors: expect.stringContaining('(ID_INVALID)') });
    expect(await facts('mail', 'retry', mail!.id)).toEqual({ retried: 1 });
    expect((await mails.next(email)).text).toContain('/resetpw/');
    expect(await admin('mail', 'list')).toMatchObject({ code: 0, output: 'No mail was given up.' });
  });

  test('test sends a mail at once, or says why the mail server refuses it', async () => {
    expect(await facts('mail', 'test', 'operator@example.org')).toEqual({ to: 'operator@example.org' });
    expect((await mails.next('operator@example.org')).text).toContain(application.url);
    mails.refuse(550);
    expect(await admin('mail', 'test', 'operator@example.org')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/550.*\(MAIL_REFUSED\)$/),
    });
    expect(await lastAct()).toMatchObject({ act: 'mail test', subject: 'operator@example.org', outcome: 'MAIL_REFUSED' });
    expect(await admin('mail', 'test', 'nobody')).toMatchObject({ code: 3, errors: expect.stringContaining('(EMAIL_INVALID)') });
  });
});

test('admin media collect removes pictures of tiles that nothing has used for 30 days and files of an hour, says how many files, and removes none while a backup is being made', async () => {
  const { dataSource } = application;
  const [old, recent, alone] = ['0', '1', '2'].map((digit) => `${digit.repeat(64)}.png`);
  const { username } = await register(application);
  for (const [name, days] of [
    [old, 31],
    [recent, 29],
  ] as const) {
    const id = randomUUID();
    await dataSource.query(`INSERT INTO stored_image (name, kept_at) VALUES ($1, 'infinity')`, [name]);
    await dataSource.query(
      `INSERT INTO tile_picture (id, account_id, picture, kept_at) SELECT $1, id, '{}', now() - $2 * interval '1 day' FROM account WHERE username = $3`,
      [id, days, username],
    );
    await dataSource.query('INSERT INTO tile_picture_file (picture_id, name) VALUES ($1, $2)', [id, name]);
  }
  await dataSource.query(`INSERT INTO stored_image (name, kept_at) VALUES ($1, now() - interval '61 minutes')`, [alone]);
  const filesLeft = async () => {
    const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM stored_image WHERE name = ANY($1) ORDER BY 1', [
      [old, recent, alone],
    ]);
    return rows.map(({ name }) => name);
  };
  const backup = dataSource.createQueryRunner();
  await backup.query('SELECT pg_advisory_lock($1)', [REMOVAL_LOCK]);
  expect(await admin('media', 'collect')).toMatchObject({ code: 3, errors: expect.stringMatching(/backup.*\(BACKUP_RUNS\)$/) });
  expect(await lastAct()).toMatchObject({ act: 'media collect', subject: null, outcome: 'BACKUP_RUNS' });
  expect(await filesLeft()).toEqual([old, recent, alone]);
  await backup.query('SELECT pg_advisory_unlock($1)', [REMOVAL_LOCK]);
  await backup.release();
  expect(await facts('media', 'collect')).toEqual({ removed: 2, failed: 0 });
  expect(await filesLeft()).toEqual([recent]);
  expect(await facts('media', 'collect')).toEqual({ removed: 0, failed: 0 });
});

test('admin audit lists each act with who did it (also by the name that --operator gives) and how it ended, and nothing that was refused before it began', async () => {
  const { username } = await register(application);
  await admin('account', 'verify-email', username, '--operator', 'Grace Hopper');
  await admin('linkname', 'block', 'www', '--yes');
  await admin('linkname', 'block', 'login', '--yes', '--operator', 'two\nlines');
  await admin('account', 'delete', username);
  const [last, before] = (await facts('audit')).acts as Record<string, string>[];
  expect(last).toMatchObject({ operator: 'ada@a-machine', act: 'linkname block', subject: 'www', outcome: 'LINKNAME_RESERVED' });
  expect(Object.keys(last!)).toEqual(['id', 'at', 'operator', 'act', 'subject', 'receipt', 'outcome']);
  expect(before).toMatchObject({ operator: 'Grace Hopper (ada@a-machine)', act: 'account verify-email', outcome: 'done' });
});

test.each([
  [['--help'], 0, /account.*webhook.*linkname.*page.*mail.*media.*audit/s],
  [['account', '--help'], 0, /create.*delete.*reset-password.*verify-email/s],
  [[], 0, /Usage: npm run admin -- .*account/s],
  [['account'], 0, /Usage: npm run admin -- account.*delete/s],
  [['acount'], 2, /unknown command.*\(WRONG_USAGE\)/s],
  [['account', 'delete'], 2, /missing required argument.*\(WRONG_USAGE\)/s],
  [['page', 'hide', 'ada', '--force'], 2, /unknown option.*\(WRONG_USAGE\)/s],
])('admin %s ends with %d', async (words, code, text) => {
  const answered = await admin(...words);
  expect(answered.code).toBe(code);
  expect(answered.output + answered.errors).toMatch(text);
});

test('npm run admin reaches the database of a running Tessera, and its exit code says how the command ended', async () => {
  await aPageAt(application, 'by-process');
  expect(await statusOf('by-process')).toBe(200);
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: application.config.dataDir, NODE_OPTIONS: '' };
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/admin.mjs', ...words], { cwd: projectFolder, env }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  const hidden = await run('page', 'hide', 'by-process', '--json');
  expect([hidden.code, hidden.stdout]).toEqual([0, '{"linkname":"by-process","changed":true}\n']);
  await until(async () => (await statusOf('by-process')) === 404);
  const refused = await run('linkname', 'block', 'by-process');
  expect([refused.code, refused.stdout]).toEqual([4, '']);
  expect(refused.stderr).toMatch(/\(NOT_CONFIRMED\)\n$/);
  const names = async () => application.dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  await application.dataSource.query('DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)');
  const before = await names();
  const older = await run('mail', 'list');
  expect([older.code, older.stdout, older.stderr]).toEqual([1, '', expect.stringContaining('is not up to date with this release')]);
  expect(await names()).toEqual(before);
});
