import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AdminModule } from '../../../server/admin.module.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { runAdmin } from '../../support/servers/admin-commands.js';
import type { RunningApplication } from '../../support/servers/application.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { eventually } from '../../support/waiting.js';

const application = runningApplication();
let context: INestApplicationContext;
beforeAll(async () => {
  context = await openContext();
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
        { name: 'SIGN_UP', value: 'open', source: 'default' },
        { name: 'ANNOUNCEMENT', value: '', source: 'default' },
      ],
    });
    expect(await facts('set', 'sign_up', ' Domains:Acme.example')).toEqual({
      name: 'SIGN_UP',
      value: 'domains:acme.example',
      source: 'stored',
    });
    await eventually(async () => expect(await modeOfSite()).toBe('DOMAINS'));
    expect((await runAdmin(context, ['settings', 'list'])).output).toBe(
      'SIGN_UP: domains:acme.example  (from settings set)\nANNOUNCEMENT: nothing  (from the default)',
    );
    await facts('reset', 'SIGN_UP');
    await eventually(async () => expect(await modeOfSite()).toBe('OPEN'));
    expect(await acts()).toEqual([
      { act: 'settings set', subject: 'SIGN_UP:  Domains:Acme.example', outcome: 'done' },
      { act: 'settings reset', subject: 'SIGN_UP', outcome: 'done' },
    ]);
  });

  test('ST-02 A variable goes first: what it sets can be neither changed nor reset', async () => {
    const configured = await openContext({ signUp: { kind: 'invite', domains: [] } });
    expect(JSON.parse((await runAdmin(configured, ['settings', 'list', '--json'])).output)).toMatchObject({
      settings: [{ name: 'SIGN_UP', value: 'invite', source: 'variable' }, {}],
    });
    for (const words of [
      ['set', 'SIGN_UP', 'open'],
      ['reset', 'SIGN_UP'],
    ])
      expect(await runAdmin(configured, ['settings', ...words])).toMatchObject({
        code: 3,
        errors: expect.stringContaining('The variable SIGN_UP of the server has this setting'),
      });
    expect(await application.dataSource.query('SELECT * FROM site_setting')).toEqual([]);
    expect((await acts()).map((act) => (act as { outcome: string }).outcome)).toEqual([
      'SETTING_SET_BY_VARIABLE',
      'SETTING_SET_BY_VARIABLE',
    ]);
    await configured.close();
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
    const operator = await registerOperator(application);
    const CHANGE = 'mutation ($name: AdminSettingName!, $value: String!) { adminChangeSetting(name: $name, value: $value) { value } }';
    const announcements = [
      { words: { en: 'x'.repeat(121) } },
      { words: { xx: 'No language' } },
      { words: { en: 'Two\nlines' } },
      { words: { en: 'Look' }, link: 'javascript:alert(1)' },
      { words: { en: 'Look' }, until: 'tomorrow' },
    ].map((value) => ({ name: 'ANNOUNCEMENT', value: JSON.stringify(value) }));
    for (const variables of [{ name: 'SIGN_UP', value: 'anybody' }, { name: 'SIGN_UP', value: '' }, ...announcements]) {
      const { errors } = await graphql(application.url, CHANGE, variables, operator.token);
      expect([variables, errors.map(({ extensions }) => extensions.code)]).toEqual([variables, ['SETTING_INVALID']]);
    }
    expect(await application.dataSource.query('SELECT * FROM site_setting')).toEqual([]);
  });
});
