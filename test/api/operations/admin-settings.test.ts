import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AdminModule } from '../../../server/admin.module.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { anUploader } from '../../support/calls/uploads.js';
import { startLinkedSite } from '../../support/neighbours/linked-site.js';
import { runAdmin } from '../../support/servers/admin-commands.js';
import type { RunningApplication } from '../../support/servers/application.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { eventually, until } from '../../support/waiting.js';

let mails: TestMailServer;
beforeAll(async () => void (mails = await startMailServer()));
afterAll(() => mails.stop());
const application = runningApplication(() => ({ linkPreviews: 'private', setVariables: new Set(), rateLimits: 'off', smtpUrl: mails.url }));
let context: INestApplicationContext;
let operator: TestAccount;
beforeAll(async () => {
  context = await openContext();
  operator = await registerOperator(application);
});
afterAll(() => context.close());
beforeEach(() => application.dataSource.query('DELETE FROM site_setting; TRUNCATE audit_log'));

// As in a process of its own: the running application hears of changes by the database only.
function openContext(chosen: Partial<RunningApplication['config']> = {}): Promise<INestApplicationContext> {
  const { config, dataSource } = application;
  return NestFactory.createApplicationContext(AdminModule.register({ ...config, ...chosen }, dataSource), { logger: false });
}

async function facts(...words: readonly string[]): Promise<unknown> {
  const { code, output, errors } = await runAdmin(context, ['settings', ...words, '--json']);
  expect([code, errors]).toEqual([0, '']);
  return JSON.parse(output);
}

const acts = () => application.dataSource.query<object[]>('SELECT act, subject, outcome FROM audit_log ORDER BY at');
const modeOfSite = async () => (await graphqlData<{ signUp: { mode: string } }>(application.url, '{ signUp { mode } }')).signUp.mode;

describe('admin settings', () => {
  test('ST-01 set and reset change a setting while the site runs, list says where each value comes from, and the audit log has each change', async () => {
    expect(await facts('list')).toEqual({
      settings: [
        { name: 'SIGN_UP', value: 'open', default: 'open', source: 'default' },
        { name: 'FIRST_PUBLICATION', value: 'free', default: 'free', source: 'default' },
        { name: 'SUPPORT_EMAIL', value: 'support@127.0.0.1', default: 'support@127.0.0.1', source: 'default' },
        { name: 'OPERATOR_NAME', value: '', default: '', source: 'default' },
        { name: 'OPERATOR_ADDRESS', value: '', default: '', source: 'default' },
        {
          name: 'FOLLOW_LINKS',
          value: application.config.followLinks.join(', '),
          default: application.config.followLinks.join(', '),
          source: 'default',
        },
        { name: 'ANNOUNCEMENT', value: '', default: '', source: 'default' },
        { name: 'LINK_PREVIEWS', value: 'private', default: 'private', source: 'default' },
        { name: 'WEBHOOK_DELIVERIES', value: 'send', default: 'send', source: 'default' },
        { name: 'MAX_PAGES_PER_ACCOUNT', value: '20', default: '20', source: 'default' },
        { name: 'STORAGE_PER_ACCOUNT', value: '200', default: '200', source: 'default' },
      ],
    });
    expect(await facts('set', 'sign_up', ' Domains:Acme.example')).toEqual({
      name: 'SIGN_UP',
      value: 'domains:acme.example',
      default: 'open',
      source: 'stored',
    });
    await eventually(async () => expect(await modeOfSite()).toBe('DOMAINS'));
    const { output } = await runAdmin(context, ['settings', 'list']);
    expect(output).toContain('SIGN_UP: domains:acme.example  (from settings set)\n');
    expect(output).toContain('ANNOUNCEMENT: nothing  (from the default)');
    await facts('reset', 'SIGN_UP');
    await eventually(async () => expect(await modeOfSite()).toBe('OPEN'));
    expect(await acts()).toEqual([
      { act: 'settings set', subject: 'SIGN_UP:  Domains:Acme.example', outcome: 'done' },
      { act: 'settings reset', subject: 'SIGN_UP', outcome: 'done' },
    ]);
  });

  test('ST-02 A variable goes first: what it sets can be neither changed nor reset', async () => {
    const configured = await openContext({ signUp: { kind: 'invite', domains: [] }, setVariables: new Set(['SIGN_UP']) });
    try {
      expect(JSON.parse((await runAdmin(configured, ['settings', 'list', '--json'])).output)).toMatchObject({
        settings: expect.arrayContaining([{ name: 'SIGN_UP', value: 'invite', default: 'invite', source: 'variable' }]),
      });
      for (const words of [
        ['set', 'SIGN_UP', 'open'],
        ['reset', 'SIGN_UP'],
      ])
        expect(await runAdmin(configured, ['settings', ...words])).toMatchObject({
          code: 3,
          errors: expect.stringContaining('The variable SIGN_UP of the server has this setting'),
        });
    } finally {
      // An open connection would keep the database from the next run.
      await configured.close();
    }
    expect(await application.dataSource.query('SELECT * FROM site_setting')).toEqual([]);
    expect((await acts()).map((act) => (act as { outcome: string }).outcome)).toEqual([
      'SETTING_SET_BY_VARIABLE',
      'SETTING_SET_BY_VARIABLE',
    ]);
  });

  test('ST-14 By each door, invite and closed keep the domains, and only a named mode forgets them', async () => {
    const domains = 'domains:acme.example,lab.example';
    const signUp = async () => ((await facts('list')) as { settings: { value: string }[] }).settings[0]?.value;
    await facts('set', 'SIGN_UP', domains);
    expect(await facts('set', 'SIGN_UP', 'invite')).toMatchObject({ value: `invite ${domains}` });
    const CHANGE = 'mutation ($value: String!) { adminChangeSetting(name: SIGN_UP, value: $value) { value } }';
    const change = async (value: string) =>
      (await graphqlData<{ adminChangeSetting: { value: string } }>(application.url, CHANGE, { value }, operator.token)).adminChangeSetting
        .value;
    expect(await change('closed')).toBe(`closed ${domains}`);
    expect((await runAdmin(context, ['sign-up', 'set', 'invite'])).code).toBe(0);
    expect(await signUp()).toBe(`invite ${domains}`);
    expect(await change('invite domains:other.example')).toBe('invite domains:other.example');
    expect([await change('open'), await change('invite')]).toEqual(['open', 'invite']);
  });

  test('ST-03 What is no value of a setting is refused, with its rule, and nothing changes', async () => {
    expect(await runAdmin(context, ['settings', 'set', 'ANNOUNCEMENT', 'x'.repeat(121)])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('ANNOUNCEMENT must be one line of at most 120 characters'),
    });
    expect(await runAdmin(context, ['settings', 'set', 'SET_UP_CODE', 'x'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('(SETTING_UNKNOWN)'),
    });
    const CHANGE = 'mutation ($name: AdminSettingName!, $value: String!) { adminChangeSetting(name: $name, value: $value) { value } }';
    const announcements = [
      { words: { en: 'x'.repeat(121) } },
      { words: { xx: 'No language' } },
      { words: { en: 'Two\nlines' } },
      { words: { en: 'Look' }, link: 'javascript:alert(1)' },
      { words: { en: 'Look' }, until: 'tomorrow' },
    ].map((value) => ({ name: 'ANNOUNCEMENT', value: JSON.stringify(value) }));
    const others = [
      ['SIGN_UP', 'anybody'],
      ['SIGN_UP', ''],
      ['SUPPORT_EMAIL', 'help'],
      ['SUPPORT_EMAIL', ''],
      ['OPERATOR_NAME', 'x'.repeat(121)],
      ['OPERATOR_ADDRESS', 'Two\nlines'],
      ['FOLLOW_LINKS', 'https://a.example, https://b.example'],
      ['FOLLOW_LINKS', 'https://a.example, https://b.example, javascript:alert(1)'],
      ['LINK_PREVIEWS', 'private'],
      ['WEBHOOK_DELIVERIES', 'off'],
      ['MAX_PAGES_PER_ACCOUNT', '0'],
      ['MAX_PAGES_PER_ACCOUNT', '1001'],
      ['STORAGE_PER_ACCOUNT', '1.5'],
    ].map(([name, value]) => ({ name, value }));
    for (const variables of [...others, ...announcements]) {
      const { errors } = await graphql(application.url, CHANGE, variables, operator.token);
      expect([variables, errors.map(({ extensions }) => extensions.code)]).toEqual([variables, ['SETTING_INVALID']]);
    }
    expect(await application.dataSource.query('SELECT * FROM site_setting')).toEqual([]);
  });
});

const set = (name: string, value: string) => facts('set', name, value);
const textAt = async (path: string) => (await fetch(application.url + path)).text();

describe('What is changed counts while the site runs', () => {
  test('ST-08 Who answers for the site, and where people find it: in the policies, in the footer, for programs, and in the app', async () => {
    // Each document is asked for before, so none may be kept as it was.
    for (const path of ['/blog', '/developers']) await textAt(path);
    const etag = (await fetch(`${application.url}/`)).headers.get('etag')!;
    await set('SUPPORT_EMAIL', 'help@ada.example');
    await set('FOLLOW_LINKS', 'https://mastodon.example/@ada,https://x.com/ada,https://www.youtube.com/@ada');
    await set('OPERATOR_NAME', 'Ada & Daughters');
    await eventually(async () => expect(await textAt('/policy')).toContain('mailto:help@ada.example'));
    expect(await textAt('/policy')).toContain('This instance has not named its operator.');
    await set('OPERATOR_ADDRESS', '1 Tile Street, Ravenna');
    const NAMED = '<p>This site is run by Ada &amp; Daughters, 1 Tile Street, Ravenna.</p>';
    await eventually(async () => expect(await textAt('/policy')).toContain(NAMED));
    expect(await textAt('/tos')).toContain(NAMED);
    expect((await fetch(`${application.url}/`, { headers: { 'If-None-Match': etag } })).status).toBe(200);
    for (const path of ['/', '/blog', '/developers', '/personal', '/service-worker.js'])
      expect([path, await documentOf(path)]).toEqual([path, expect.stringContaining('help@ada.example')]);
    for (const path of ['/', '/blog', '/developers'])
      expect([path, await textAt(path)]).toEqual([path, expect.stringContaining('https://x.com/ada"')]);
    expect(await textAt('/.well-known/security.txt')).toContain('Contact: mailto:help@ada.example');
    expect(JSON.parse(await textAt('/api/openapi.json'))).toMatchObject({ info: { contact: { email: 'help@ada.example' } } });
    const { email } = await register(application);
    await graphqlData(application.url, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
    await until(() => mails.mails.some(({ to }) => to === email));
    expect(mails.mails.find(({ to }) => to === email)?.text).toContain('help@ada.example');
    await facts('reset', 'SUPPORT_EMAIL');
    await eventually(async () => expect(await textAt('/')).toContain('support@127.0.0.1'));
  });

  test('ST-09 How many pages and how much space an account may have; lower limits take nothing away', async () => {
    const ada = await anUploader(application);
    const create = () => graphql(application.url, 'mutation { createPage(input: {}) { id } }', {}, ada.token);
    const room = async () =>
      (await graphqlData<{ me: { storage: { most: number } } }>(application.url, '{ me { storage { most } } }', {}, ada.token)).me.storage;
    expect((await create()).errors).toEqual([]);
    await set('MAX_PAGES_PER_ACCOUNT', '1');
    await set('STORAGE_PER_ACCOUNT', '3');
    await eventually(async () => expect(await room()).toEqual({ most: 3_000_000 }));
    expect((await create()).errors.map(({ extensions }) => extensions.code)).toEqual(['TOO_MANY_PAGES']);
    const { me } = await graphqlData<{ me: { pages: unknown[] } }>(application.url, '{ me { pages { id } } }', {}, ada.token);
    expect(me.pages).toHaveLength(2);
    await set('MAX_PAGES_PER_ACCOUNT', '3');
    await eventually(async () => expect((await create()).errors).toEqual([]));
  });

  test('ST-10 Whether pages are read for previews of links', async () => {
    const site = await startLinkedSite();
    const ada = await register(application);
    const PREVIEW = 'mutation ($address: String!) { previewLink(address: $address) { title } }';
    const preview = async () => (await graphql(application.url, PREVIEW, { address: `${site.url}/lemons` }, ada.token)).data;
    expect(await preview()).toEqual({ previewLink: { title: 'All about lemons' } });
    await set('LINK_PREVIEWS', 'off');
    await eventually(async () => expect(await textAt('/personal')).toContain('"linkPreviews":false'));
    const before = site.asked.length;
    expect(await preview()).toEqual({ previewLink: null });
    expect(site.asked).toHaveLength(before);
    await site.stop();
  });
});

/** The document, or the one that the service worker shows without a connection. */
async function documentOf(path: string): Promise<string> {
  const text = await textAt(path);
  const [stored] = /\/service-worker\/app-[\w-]+\.html/.exec(text) ?? [];
  return stored === undefined ? text : textAt(stored);
}
