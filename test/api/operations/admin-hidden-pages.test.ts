import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AdminModule } from '../../../server/admin.module.js';
import { aPageAt, register } from '../../builders/accounts/account.js';
import { graphql } from '../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runAdmin, type AdminAnswer } from '../../support/servers/admin-commands.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { until } from '../../support/waiting.js';

const HIDING = '{ myPage { id isHidden hiding { since reason words lookAskedAt } } me { pages { hiding { reason } } } }';
const ASK = 'mutation ($id: ID!) { askForAnotherLook(id: $id) { hiding { reason lookAskedAt } } }';

interface Hiding {
  readonly since: string;
  readonly reason: string;
  readonly words: string | null;
  readonly lookAskedAt: string | null;
}

let mails: TestMailServer;
let application: RunningApplication;
let context: INestApplicationContext;
beforeAll(async () => {
  mails = await startMailServer();
  application = await startApplication({ smtpUrl: mails.url, rateLimits: 'off', logLevel: 'silent', supportEmail: 'help@tile.example' });
  // As in a process of its own: the running application hears of changes by the database only.
  const { config, dataSource } = application;
  context = await NestFactory.createApplicationContext(AdminModule.register(config, dataSource), { logger: false });
});
afterAll(async () => {
  await context.close();
  await application.stop();
  await mails.stop();
});

const admin = (...words: readonly string[]): Promise<AdminAnswer> => runAdmin(context, words);
const hide = (linkname: string, ...words: string[]) => admin('page', 'hide', linkname, '--reason', 'copied', ...words);
const show = (linkname: string) => admin('page', 'show', linkname);
const statusOf = async (path: string) => (await fetch(`${application.url}/${path}`)).status;
const codeOf = async (answer: ReturnType<typeof graphql>) => (await answer).errors[0]?.extensions.code;

const looksAskedFor = (linkname: string) =>
  mails.mails.filter(({ to, text }) => to === 'help@tile.example' && text.includes(`“${linkname}”.`));

async function hidingOf(token: string): Promise<Hiding | null> {
  const { data } = await graphql<{ myPage: { hiding: Hiding | null } }>(application.url, HIDING, {}, token);
  return data!.myPage.hiding;
}

async function ask({ id, token }: { readonly id: string; readonly token: string }) {
  return graphql<{ askForAnotherLook: { hiding: Hiding } }>(application.url, ASK, { id }, token);
}

/** The mail about the hiding of a page waits for so long. */
async function passTenMinutes(linkname: string): Promise<void> {
  await application.dataSource.query(`UPDATE page SET hidden_at = hidden_at - interval '10 minutes' WHERE linkname = $1`, [linkname]);
  await application.dataSource.query(
    `UPDATE queue.job SET start_after = now() WHERE data ->> 'kind' = 'page-hidden' AND data ->> 'linkname' = $1`,
    [linkname],
  );
}

async function aHiddenPage(linkname: string, ...words: string[]) {
  const owner = await aPageAt(application, linkname);
  await hide(linkname, ...words);
  const { data } = await graphql<{ myPage: { id: string } }>(application.url, HIDING, {}, owner.token);
  await passTenMinutes(linkname);
  await mails.next(owner.email);
  return { ...owner, id: data!.myPage.id };
}

describe('AD-15 admin page hide', () => {
  test('stores the reason and the words, for a hidden page also new ones, and page show ends both', async () => {
    const { token } = await aPageAt(application, 'hidden-why');
    expect((await hide('hidden-why', '--words', ' The prints are Mimi’s. ')).output).toContain('is hidden');
    expect(await hidingOf(token)).toEqual({
      since: expect.stringMatching(/^20\d\d-/),
      reason: 'COPIED',
      words: 'The prints are Mimi’s.',
      lookAskedAt: null,
    });
    expect((await hide('hidden-why', '--words', 'The prints are Mimi’s.')).output).toContain('already hidden');
    expect((await admin('page', 'hide', 'hidden-why')).output).toContain('is hidden.');
    expect(await hidingOf(token)).toMatchObject({ reason: 'OTHER', words: null });
    await show('hidden-why');
    expect(await hidingOf(token)).toBeNull();
    await until(async () => (await statusOf('hidden-why')) === 200);
  });

  test('refuses a reason that it does not know, and words that are too long, and hides nothing then', async () => {
    const { token } = await aPageAt(application, 'hidden-not');
    expect(await admin('page', 'hide', 'hidden-not', '--reason', 'mood')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('REASON_UNKNOWN'),
    });
    expect((await hide('hidden-not', '--words', 'x'.repeat(2_001))).errors).toContain('HIDING_WORDS_TOO_LONG');
    expect(await hidingOf(token)).toBeNull();
  });

  test('is listed by page hidden, those first whose owners ask for another look', async () => {
    await aHiddenPage('hidden-listed', '--words', 'Please write.');
    const asking = await aHiddenPage('hidden-asking');
    await ask(asking);
    const { output } = await admin('page', 'hidden');
    expect(output).toMatch(/^hidden-asking {2}of \S+, hidden since 20\S+: copied; its owner asks for another look since 20/m);
    expect(output).toMatch(/^hidden-listed {2}of \S+, hidden since 20\S+: copied\n {2}Please write\.$/m);
    expect(output.indexOf('hidden-asking')).toBeLessThan(output.indexOf('hidden-listed'));
  });
});

test('AD-16 The owner gets a mail when a page is hidden, with why and the words, and one when it is shown again', async () => {
  const owner = await aPageAt(application, 'hidden-mailed');
  await hide('hidden-mailed', '--words', 'The prints are Mimi’s.');
  await passTenMinutes('hidden-mailed');
  const mail = await mails.next(owner.email);
  expect(mail.subject).toContain('is hidden');
  for (const part of ['“hidden-mailed”', 'because of copied content', 'The prints are Mimi’s.', '/personal'])
    expect(mail.text).toContain(part);
  await hide('hidden-mailed', '--words', 'The prints are Mimi’s.');
  await show('hidden-mailed');
  await show('hidden-mailed');
  expect((await mails.next(owner.email)).subject).toContain('is shown again');
});

test('AD-41 The owner is told of a hiding after ten minutes, and of one that was taken back before nothing', async () => {
  const owner = await aPageAt(application, 'hidden-undone');
  const waiting = () =>
    application.dataSource.query<{ minutes: number }[]>(
      `SELECT round(extract(epoch FROM start_after - now()) / 60)::integer AS minutes FROM queue.job WHERE data ->> 'linkname' = 'hidden-undone'`,
    );
  await hide('hidden-undone');
  expect(await waiting()).toEqual([{ minutes: 10 }]);
  await show('hidden-undone');
  expect(await waiting()).toEqual([]);
  await hide('hidden-undone');
  await passTenMinutes('hidden-undone');
  expect((await mails.next(owner.email)).subject).toContain('is hidden');
  await show('hidden-undone');
  expect((await mails.next(owner.email)).subject).toContain('is shown again');
});

describe('AD-17 Why a page is hidden', () => {
  test('its owner reads in each list and in programs that may read, and nobody else does', async () => {
    const owner = await aHiddenPage('hidden-read', '--words', 'Secret words.');
    const { data } = await graphql<{ me: { pages: unknown[] } }>(application.url, HIDING, {}, owner.token);
    expect(data!.me.pages).toEqual([{ hiding: { reason: 'COPIED' } }]);
    const stranger = await register(application);
    const page = 'query ($id: ID!) { page(id: $id) { hiding { reason } } }';
    expect(await codeOf(graphql(application.url, page, { id: owner.id }, stranger.token))).toBe('PAGE_NOT_FOUND');
    expect(await codeOf(graphql(application.url, page, { id: owner.id }))).toBe('UNAUTHENTICATED');
  });

  test('is null for a page that is hidden only with its account, and for a page of the former release the rules of the site', async () => {
    const owner = await aPageAt(application, 'hidden-before');
    const set = (values: string) => application.dataSource.query(`UPDATE page SET ${values} WHERE linkname = 'hidden-before'`);
    await set('hidden_at = now()');
    expect(await hidingOf(owner.token)).toMatchObject({ reason: 'OTHER', words: null });
    await set('hidden_with_account = true');
    expect(await hidingOf(owner.token)).toBeNull();
  });
});

describe('AD-18 Another look at a hidden page', () => {
  test('is asked for once, until operators hide the page anew; then they can be asked again', async () => {
    const owner = await aHiddenPage('look-once');
    const [first, second] = await Promise.all([ask(owner), ask(owner)]);
    const askedAt = first.data!.askForAnotherLook.hiding.lookAskedAt;
    expect([typeof askedAt, second.data!.askForAnotherLook.hiding.lookAskedAt]).toEqual(['string', askedAt]);
    await until(() => looksAskedFor('look-once').length === 1);
    expect(looksAskedFor('look-once')[0]?.text).toContain(`${owner.username} asks you`);
    await hide('look-once');
    expect((await hidingOf(owner.token))?.lookAskedAt).toBeNull();
    await ask(owner);
    await until(() => looksAskedFor('look-once').length > 1);
    expect(looksAskedFor('look-once')).toHaveLength(2);
    await show('look-once');
    expect(await codeOf(ask(owner))).toBe('PAGE_NOT_HIDDEN');
    await hide('look-once');
    expect((await hidingOf(owner.token))?.lookAskedAt).toBeNull();
  });

  test('mails each operator who has an account, and not the support address then', async () => {
    const operators = [await register(application), await register(application)];
    for (const { username } of operators) await admin('account', 'role', username, 'operator');
    const owner = await aHiddenPage('look-mailed');
    await ask(owner);
    for (const { email } of operators) expect((await mails.next(email)).subject).toContain('asks for another look');
    const [{ count }] = await application.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM queue.job WHERE data ->> 'linkname' = 'look-mailed' AND data ->> 'kind' = 'page-look-asked' AND data ->> 'accountId' IS NULL`,
    );
    expect(count).toBe(0);
  });

  test('is not for the owner of another account, and not for a page that is hidden only with its account', async () => {
    const owner = await aHiddenPage('look-others');
    const stranger = await register(application);
    expect(await codeOf(ask({ id: owner.id, token: stranger.token }))).toBe('PAGE_NOT_FOUND');
    expect((await hidingOf(owner.token))?.lookAskedAt).toBeNull();
    await application.dataSource.query(`UPDATE page SET hidden_with_account = true WHERE linkname = 'look-others'`);
    expect(await codeOf(ask(owner))).toBe('PAGE_NOT_HIDDEN');
  });
});
