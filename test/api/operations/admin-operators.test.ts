import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AdminModule } from '../../../server/admin.module.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { graphql } from '../../support/calls/graphql.js';
import { runAdmin } from '../../support/servers/admin-commands.js';
import { runningApplication } from '../../support/servers/running-application.js';

const ADMIN_EMAIL = 'Grace@Example.org';
const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';

const application = runningApplication({ adminEmail: ADMIN_EMAIL });
let context: INestApplicationContext;
beforeAll(async () => {
  const { config, dataSource } = application;
  context = await NestFactory.createApplicationContext(AdminModule.register(config, dataSource), { logger: false });
});
afterAll(() => context.close());

let [ada, bob]: TestAccount[] = [];
beforeEach(async () => {
  await application.dataSource.query('DELETE FROM account');
  [ada, bob] = [await register(application), await register(application)];
});

const admin = (...words: readonly string[]) => runAdmin(context, words);
const appoint = (account: TestAccount | undefined) => admin('account', 'role', account!.username, 'operator');
const dismiss = (account: TestAccount | undefined) => admin('account', 'role', account!.username, 'person');
const deleteAs = ({ username, password, token }: TestAccount) => graphql(application.url, DELETE, { input: { username, password } }, token);

async function operators(): Promise<string[]> {
  const { code, output } = await admin('account', 'operators', '--json');
  expect(code).toBe(0);
  return (JSON.parse(output) as { operators: { username: string }[] }).operators.map(({ username }) => username);
}

describe('admin account role', () => {
  test('SI-26 makes an account an operator and a person again, says which it is, and is in the audit log', async () => {
    expect((await admin('account', 'role', ada!.username)).output).toBe(`${ada!.username} does not administer the site.`);
    expect((await admin('account', 'operators')).output).toBe('Nobody administers the site.');
    for (const account of [ada, bob]) expect((await appoint(account)).output).toBe(`${account!.username} administers the site.`);
    expect(await operators()).toEqual([ada!.username, bob!.username].sort());
    expect((await dismiss(bob)).code).toBe(0);
    expect(await operators()).toEqual([ada!.username]);
    const [last] = await application.dataSource.query<object[]>('SELECT * FROM audit_log ORDER BY at DESC LIMIT 1');
    expect(last).toMatchObject({ act: 'account role person', outcome: 'done', door: 'command-line' });
  });

  test('refuses a role that it does not know, and an account that is not there', async () => {
    expect(await admin('account', 'role', ada!.username, 'king')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('ROLE_UNKNOWN'),
    });
    expect(await admin('account', 'role', 'nobody-at-all', 'operator')).toMatchObject({
      code: 3,
      errors: expect.stringContaining('ACCOUNT_UNKNOWN'),
    });
    expect(await operators()).toEqual([]);
  });

  test('SI-27 The last operator cannot become a person, nor be deleted by a command or by the owner, until there is another one', async () => {
    await appoint(ada);
    expect(await dismiss(ada)).toMatchObject({ code: 3, errors: expect.stringContaining('LAST_OPERATOR') });
    expect(await admin('account', 'delete', ada!.username, '--yes')).toMatchObject({
      code: 3,
      errors: expect.stringContaining('LAST_OPERATOR'),
    });
    expect((await deleteAs(ada!)).errors[0]?.extensions.code).toBe('LAST_OPERATOR');
    expect(await operators()).toEqual([ada!.username]);
    await appoint(bob);
    expect((await deleteAs(ada!)).errors).toEqual([]);
    expect(await operators()).toEqual([bob!.username]);
  });

  test('SI-27 Of two operators who become persons or are deleted at the same moment, one stays', async () => {
    for (const leave of [() => dismiss(ada), () => deleteAs(ada!)]) {
      for (const account of [ada, bob]) await appoint(account);
      await Promise.all([leave(), dismiss(bob)]);
      const left = await operators();
      expect(left).toHaveLength(1);
    }
  });

  test('SI-28 The account with the verified address in ADMIN_EMAIL is an operator, whatever the case, and no command changes that', async () => {
    const grace = await register(application, { username: 'grace-h', email: ADMIN_EMAIL.toLowerCase() });
    expect(await operators()).toEqual([]);
    await admin('account', 'verify-email', grace.username);
    expect(await operators()).toEqual([grace.username]);
    expect((await appoint(ada)).code).toBe(0);
    expect(await dismiss(grace)).toMatchObject({ code: 3, errors: expect.stringContaining('OPERATOR_CONFIGURED') });
    expect(await operators()).toEqual([ada!.username, grace.username].sort());
  });
});
