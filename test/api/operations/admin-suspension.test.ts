import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AdminModule } from '../../../server/admin.module.js';
import { aPageAt, claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { graphql, graphqlData, type GraphqlAnswer } from '../../support/calls/graphql.js';
import { anUploader } from '../../support/calls/uploads.js';
import { post, withToken } from '../../support/calls/rest.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/neighbours/webhook-receiver.js';
import { runAdmin, type AdminAnswer } from '../../support/servers/admin-commands.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { until } from '../../support/waiting.js';

const LOG_IN = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
const ME = '{ me { username } }';
const CREATE_TOKEN = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
const CREATE_WEBHOOK = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';

let mails: TestMailServer;
let receiver: WebhookReceiver;
let application: RunningApplication;
let context: INestApplicationContext;
beforeAll(async () => {
  [mails, receiver] = await Promise.all([startMailServer(), startWebhookReceiver()]);
  application = await startApplication({
    smtpUrl: mails.url,
    rateLimits: 'off',
    logLevel: 'silent',
    webhookPrivateAddresses: 'allow',
    supportEmail: 'help@tile.example',
  });
  // As in a process of its own: the running application hears of changes by the database only.
  const { config, dataSource } = application;
  context = await NestFactory.createApplicationContext(AdminModule.register(config, dataSource), { logger: false });
});
afterAll(async () => {
  await context.close();
  await application.stop();
  await Promise.all([mails.stop(), receiver.stop()]);
});

const admin = (...words: readonly string[]): Promise<AdminAnswer> => runAdmin(context, words);
const suspend = ({ username }: TestAccount, ...words: string[]) =>
  admin('suspension', 'start', username, '--reason', 'copied', '--yes', ...words);
const lift = ({ username }: TestAccount) => admin('suspension', 'lift', username);
const call = (query: string, variables: Record<string, unknown>, token?: string): Promise<GraphqlAnswer<unknown>> =>
  graphql(application.url, query, variables, token);
const codeOf = async (answer: Promise<GraphqlAnswer<unknown>>) => (await answer).errors[0]?.extensions.code;
const logIn = ({ username, password }: TestAccount) => call(LOG_IN, { input: { username, password } });
const statusOf = async (path: string) => (await fetch(`${application.url}/${path}`)).status;

async function accessToken({ token }: TestAccount): Promise<string> {
  const input = { name: 'a program', scopes: ['READ'] };
  return (await graphqlData<{ createAccessToken: { token: string } }>(application.url, CREATE_TOKEN, { input }, token)).createAccessToken
    .token;
}

describe('AD-01 Nobody signs in to a suspended account:', () => {
  test('whoever has its password reads since when and why, at both APIs; another password tells nothing', async () => {
    const owner = await register(application);
    await suspend(owner);
    const today = new Date().toISOString().slice(0, 10);
    const { errors } = await logIn(owner);
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining(`since ${today}, because of copied content`),
        extensions: { code: 'ACCOUNT_SUSPENDED', values: { since: today, reason: 'copied' } },
      },
    ]);
    const { status, body } = await post(application.url, 'login/', { username: owner.username, password: owner.password });
    expect([status, body?.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(await codeOf(logIn({ ...owner, password: 'another garden of limes' }))).toBe('WRONG_CREDENTIALS');
    await lift(owner);
    expect(await codeOf(logIn(owner))).toBeUndefined();
  });

  test('its sessions end for good, and its access tokens until it is lifted', async () => {
    const owner = await register(application);
    const program = await accessToken(owner);
    await suspend(owner);
    expect(await codeOf(call(ME, {}, owner.token))).toBe('UNAUTHENTICATED');
    expect(await codeOf(call(ME, {}, program))).toBe('UNAUTHENTICATED');
    expect((await post(application.url, 'getdata/', {}, withToken(program))).status).toBe(401);
    await lift(owner);
    expect(await codeOf(call(ME, {}, program))).toBeUndefined();
    expect(await codeOf(call(ME, {}, owner.token))).toBe('UNAUTHENTICATED');
  });
});

describe('AD-02 Visitors see none of the pages of a suspended account, and all as before when it is lifted:', () => {
  const doors = (linkname: string) => [linkname, `${linkname}.json`, `oembed?url=${application.url}/${linkname}`];
  const answers = async (linkname: string) =>
    Promise.all(doors(linkname).map(async (path) => (await fetch(`${application.url}/${path}`)).status));
  const older = async (linkname: string) => (await post(application.url, 'getdatapublic/', { first_name: linkname })).body;

  test('every page, at every door, and its former addresses; nobody gets its names', async () => {
    const owner = await aPageAt(application, 'suspended-one');
    await claim(application, owner, 'suspended-two');
    const before = [await answers('suspended-two'), await older('suspended-two')];
    expect(before[0]).toEqual([200, 200, 200]);
    await suspend(owner);
    await until(async () => (await statusOf('suspended-two')) === 404);
    expect(await answers('suspended-two')).toEqual([404, 404, 404]);
    expect(JSON.stringify(await older('suspended-two'))).not.toContain('My garden');
    expect(await statusOf('suspended-one')).toBe(404);
    const stranger = await register(application);
    for (const linkname of ['suspended-one', 'suspended-two'])
      expect((await post(application.url, 'updatename/', { first_name: linkname }, withToken(stranger.token))).status).toBe(409);
    await lift(owner);
    await until(async () => (await statusOf('suspended-two')) === 200);
    expect([await answers('suspended-two'), await older('suspended-two')]).toEqual(before);
    expect((await fetch(`${application.url}/suspended-one`, { redirect: 'manual' })).status).toBe(308);
  });

  test.each([
    ['before', true],
    ['meanwhile', false],
  ])('one that was hidden %s stays hidden, and cannot be shown meanwhile', async (when, isBefore) => {
    const linkname = `hidden-${when}`;
    const owner = await aPageAt(application, linkname);
    if (isBefore) await admin('page', 'hide', linkname);
    await suspend(owner);
    const { output } = await admin('page', 'show', linkname);
    expect(output).toContain('its account is suspended');
    if (!isBefore) expect((await admin('page', 'hide', linkname)).output).toContain('is hidden.');
    await lift(owner);
    expect((await admin('page', 'show', linkname)).output).toContain('Visitors see the page');
    await until(async () => (await statusOf(linkname)) === 200);
  });
});

test('AD-03 Webhooks of a suspended account are told of nothing, and of what waited when it is lifted', async () => {
  const owner = await anUploader(application);
  const input = { url: receiver.url, events: ['PAGE_RENAMED'] };
  const made = await graphqlData<{ createWebhook: { webhook: { id: string } } }>(application.url, CREATE_WEBHOOK, { input }, owner.token);
  const { id } = made.createWebhook.webhook;
  await suspend(owner);
  const [{ id: delivery }] = await application.dataSource.query<[{ id: string }]>(
    `INSERT INTO webhook_delivery (id, webhook_id, type, data, created_at) SELECT gen_random_uuid(), $1, 'page.renamed', '{}', now() RETURNING id`,
    [id],
  );
  // It gets a job, which finds nothing to send.
  await until(async () => {
    const [found] = await application.dataSource.query<[{ isTaken: boolean }]>(
      `SELECT has_job AND NOT EXISTS (SELECT FROM queue.job WHERE data::text LIKE '%' || $1 || '%' AND state < 'completed') AS "isTaken"
       FROM webhook_delivery WHERE id::text = $1`,
      [delivery],
    );
    return found.isTaken;
  });
  expect(receiver.messages).toEqual([]);
  await lift(owner);
  await until(() => receiver.messages.some(({ event }) => event.type === 'page.renamed'));
});

test('AD-04 The owner gets a mail with the reason, the words of the operator and whom to write to, and one when it is lifted', async () => {
  const owner = await register(application);
  await suspend(owner, '--words', ' The prints are Mimi’s. ');
  const mail = await mails.next(owner.email);
  expect(mail.subject).toContain('is suspended');
  for (const part of ['because of copied content', 'The prints are Mimi’s.', 'mailto:help@tile.example']) expect(mail.text).toContain(part);
  await lift(owner);
  expect((await mails.next(owner.email)).subject).toContain('is not suspended any more');
});

describe('AD-05 admin suspension', () => {
  test('suspends an account once, says why, lifts it once, and each is in the audit log', async () => {
    const owner = await register(application);
    const show = async () => (await admin('suspension', 'show', owner.username)).output;
    expect((await suspend(owner, '--words', 'Please write to us.')).output).toBe(
      `The account ${owner.username} is suspended. Nothing is deleted.`,
    );
    expect((await suspend(owner)).output).toContain('is suspended already');
    expect(await show()).toMatch(/ is suspended since 20[\d-]+T.*: copied\.\nPlease write to us\.$/);
    expect((await lift(owner)).output).toBe(`The account ${owner.username} is not suspended any more.`);
    expect((await lift(owner)).output).toContain('is not suspended');
    expect(await show()).toBe(`The account ${owner.username} is not suspended.`);
    const acts = await application.dataSource.query<object[]>(
      'SELECT act, outcome FROM audit_log WHERE subject = (SELECT id::text FROM account WHERE username = $1) ORDER BY at',
      [owner.username],
    );
    const [start, end] = [
      { act: 'suspension start', outcome: 'done' },
      { act: 'suspension lift', outcome: 'done' },
    ];
    expect(acts).toEqual([start, start, end, end]);
  });

  test('refuses a reason that it does not know, words that are too long, and to go on without a yes', async () => {
    const owner = await register(application);
    const start = (...words: string[]) => admin('suspension', 'start', owner.username, ...words);
    expect(await start('--reason', 'bad-mood', '--yes')).toMatchObject({ code: 2, errors: expect.stringContaining('REASON_UNKNOWN') });
    expect(await start('--yes')).toMatchObject({ code: 2, errors: expect.stringContaining('--reason') });
    expect((await start('--reason', 'fraud', '--yes', '--words', 'x'.repeat(2_001))).errors).toContain('SUSPENSION_WORDS_TOO_LONG');
    expect((await start('--reason', 'fraud')).errors).toContain('NOT_CONFIRMED');
    expect(await codeOf(logIn(owner))).toBeUndefined();
  });

  test('does not suspend the last operator', async () => {
    const owner = await register(application);
    await admin('account', 'role', owner.username, 'operator');
    expect((await suspend(owner)).errors).toContain('LAST_OPERATOR');
    expect(await codeOf(logIn(owner))).toBeUndefined();
    const other = await register(application);
    await admin('account', 'role', other.username, 'operator');
    expect((await suspend(owner)).code).toBe(0);
    // Whoever is suspended looks after nothing.
    expect((await suspend(other)).errors).toContain('LAST_OPERATOR');
    expect((await admin('account', 'operators')).output).not.toContain(owner.username);
  });
});
