import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AdminModule } from '../../../server/admin.module.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runAdmin } from '../../support/servers/admin-commands.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { eventually } from '../../support/waiting.js';

let database: TestDatabase;
let mails: TestMailServer;
let application: RunningApplication;
let context: INestApplicationContext;
beforeAll(async () => {
  [database, mails] = [await createTestDatabase(), await startMailServer()];
  application = await startApplication({ database, smtpUrl: mails.url });
  context = await openContext();
});
afterAll(async () => {
  await context.close();
  await application.stop();
  await mails.stop();
  await database.drop();
});
beforeEach(() => application.dataSource.query('DELETE FROM site_setting; DELETE FROM invitation'));

// As in a process of its own: the running application hears of changes by the database only.
function openContext(chosen: Partial<RunningApplication['config']> = {}): Promise<INestApplicationContext> {
  const { config, dataSource } = application;
  return NestFactory.createApplicationContext(AdminModule.register({ ...config, ...chosen }, dataSource), { logger: false });
}

const admin = (words: readonly string[], used = context) => runAdmin(used, words);

async function facts(...words: readonly string[]): Promise<Record<string, unknown>> {
  const { code, output, errors } = await admin([...words, '--json']);
  expect([code, errors]).toEqual([0, '']);
  return JSON.parse(output) as Record<string, unknown>;
}

async function lastAct(): Promise<Record<string, unknown> | undefined> {
  const rows = await application.dataSource.query<Record<string, unknown>[]>('SELECT * FROM audit_log ORDER BY at DESC LIMIT 1');
  return rows[0];
}

describe('admin sign-up', () => {
  const modeOfSite = async () => (await graphqlData<{ signUp: { mode: string } }>(application.url, '{ signUp { mode } }')).signUp.mode;

  test('SI-12 set changes who may sign up while the site runs, is in the audit log, and show says where the mode comes from', async () => {
    expect(await facts('sign-up', 'show')).toEqual({ mode: 'open', source: 'default' });
    expect(await modeOfSite()).toBe('OPEN');
    expect(await facts('sign-up', 'set', 'domains:Acme.example,lab.example')).toEqual({
      mode: 'domains:acme.example,lab.example',
      source: 'stored',
    });
    await eventually(async () => expect(await modeOfSite()).toBe('DOMAINS'));
    expect(await lastAct()).toMatchObject({
      act: 'sign-up set',
      subject: 'domains:acme.example,lab.example',
      outcome: 'done',
      operator: 'ada@a-machine',
    });
    expect((await admin(['sign-up', 'show'])).output).toBe(
      'People with an address at acme.example, lab.example may open an account, and those with an invitation. This comes from sign-up set.',
    );
    expect(await admin(['sign-up', 'set', 'sometimes'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('(SIGN_UP_MODE_INVALID)'),
    });
  });

  test('SI-12 The variable SIGN_UP goes first, and cannot be changed by a command', async () => {
    const configured = await openContext({ signUp: { kind: 'invite', domains: [] }, setVariables: new Set(['SIGN_UP']) });
    const shown = await admin(['sign-up', 'show', '--json'], configured);
    expect(JSON.parse(shown.output)).toEqual({ mode: 'invite', source: 'variable' });
    expect(await admin(['sign-up', 'set', 'open'], configured)).toMatchObject({
      code: 3,
      errors: expect.stringContaining('The variable SIGN_UP says who'),
    });
    expect(await application.dataSource.query('SELECT * FROM site_setting')).toEqual([]);
    await configured.close();
  });
});

describe('admin invitation', () => {
  test('SI-13 create prints the link, list says what has become of each, and revoke ends one, by its code or its link', async () => {
    const made = await facts('invitation', 'create', '--for', 'Photo club', '--uses', '25', '--days', '30');
    expect(made).toMatchObject({ link: `${application.url}/i/${String(made.code)}`, note: 'Photo club', email: null, uses: 25, used: 0 });
    expect(Date.parse(String(made.expiresAt)) - Date.parse(String(made.createdAt))).toBe(30 * 24 * 60 * 60 * 1000);
    const plain = await facts('invitation', 'create');
    expect(plain).toMatchObject({ note: null, uses: 1 });
    expect(await facts('invitation', 'list')).toEqual({ invitations: [plain, made] });
    expect((await admin(['invitation', 'revoke', String(made.link)])).code).toBe(0);
    expect(await lastAct()).toMatchObject({ act: 'invitation revoke', subject: made.code, outcome: 'done' });
    expect((await admin(['invitation', 'list'])).output.split('\n')[1]).toContain('Photo club  (revoked; 0 of 25 used');
    expect(await admin(['invitation', 'revoke', String(made.code)])).toMatchObject({
      code: 3,
      errors: expect.stringContaining('(INVITATION_UNKNOWN)'),
    });
  });

  test('SI-13 One for an address is mailed there, and works once', async () => {
    const made = await facts('invitation', 'create', '--for', 'jun@okafor.example', '--uses', '9', '--language', 'de');
    expect(made).toMatchObject({ email: 'jun@okafor.example', note: null, uses: 1 });
    const mail = await mails.next('jun@okafor.example');
    expect([mail.subject, mail.text]).toEqual([expect.stringContaining('eingeladen'), expect.stringContaining(String(made.link))]);
  });

  test.each([
    [['--uses', '0'], 'An invitation can open'],
    [['--days', '367'], 'An invitation can open'],
    [['--uses', 'many'], 'An invitation can open'],
    [['--for', 'x'.repeat(101)], 'at most'],
    [['--for', 'Ada <ada@example.org>'], 'Enter an e-mail address'],
    [['--for', 'ada@example'], 'Enter an e-mail address'],
  ])('%j is refused, and nothing is made', async (options, sentence) => {
    expect(await admin(['invitation', 'create', ...options])).toMatchObject({ code: 3, errors: expect.stringContaining(sentence) });
    expect(await facts('invitation', 'list')).toEqual({ invitations: [] });
  });
});
