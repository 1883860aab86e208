import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { register, signInMinutesAgo, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { anyOperation, isAdministrative } from '../../support/calls/any-operation.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { runAdmin } from '../../support/servers/admin-commands.js';
import { runningApplication } from '../../support/servers/running-application.js';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const operations = (['Query', 'Mutation'] as const).flatMap((root) =>
  Object.values((root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
    .filter((field) => isAdministrative(field))
    .map((field) => ({ name: field.name, root, field })),
);
/** Those that cannot be taken back, or decide who gets in. */
const FINAL = ['adminChangeRole', 'adminDeleteAccount', 'adminRemovePasskeys', 'adminResetSecondFactor'];

const application = runningApplication();
let operator: TestAccount;
let victim: string;
beforeAll(async () => {
  operator = await registerOperator(application);
  victim = await idOf(await register(application));
});

async function idOf({ username }: TestAccount): Promise<string> {
  const [row] = await application.dataSource.query<{ id: string }[]>('SELECT id FROM account WHERE username = $1', [username]);
  return row!.id;
}

/** The codes of the answers, each only once. */
async function tryAll(token: string | undefined, tried = operations): Promise<(string | undefined)[]> {
  const codes = new Set<string | undefined>();
  for (const { root, field } of tried) {
    const { query, variables } = anyOperation(root, field, victim);
    const { errors } = await graphql(application.url, query, variables, token);
    codes.add(errors[0]?.extensions.code);
  }
  return [...codes];
}
const acts = async () => (await application.dataSource.query<object[]>('SELECT FROM audit_log')).length;
const strength = (account: TestAccount, value: string) =>
  application.dataSource.query('UPDATE session SET strength = $2 WHERE account_id = (SELECT id FROM account WHERE username = $1)', [
    account.username,
    value,
  ]);

describe('The operations of administration', () => {
  test('AD-07 None of them lets in a guest, a person, a program, a suspended operator or one whose sign-in is more than an hour old', async () => {
    expect(operations.length).toBeGreaterThan(10);
    const [person, former, stale] = [await register(application), await registerOperator(application), await registerOperator(application)];
    const input = { name: 'A script', scopes: ['READ', 'PUBLISH', 'MEDIA', 'ACCOUNT'] };
    const CREATE = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
    const program = await graphqlData<{ createAccessToken: { token: string } }>(application.url, CREATE, { input }, operator.token);
    await signInMinutesAgo(application, stale, 61);
    const before = await acts();
    expect(await tryAll(undefined)).toEqual(['UNAUTHENTICATED']);
    expect(await tryAll(person.token)).toEqual(['OPERATOR_NEEDED']);
    expect(await tryAll(program.createAccessToken.token)).toEqual(['SIGN_IN_NEEDED']);
    expect(await tryAll(stale.token)).toEqual(['FRESH_SIGN_IN_NEEDED']);
    expect(await acts()).toBe(before);
    expect((await runAdmin(application.nest, ['suspension', 'start', former.username, '--reason', 'other', '--yes'])).code).toBe(0);
    expect(await tryAll(former.token)).toEqual(['UNAUTHENTICATED']);
    expect(await acts()).toBe(before + 1);
  });

  test('AD-08 An operator whose sign-in is more than ten minutes old does nothing that cannot be taken back', async () => {
    const stale = await registerOperator(application);
    await signInMinutesAgo(application, stale, 11);
    const before = await acts();
    const final = operations.filter(({ name }) => FINAL.includes(name));
    expect(final).toHaveLength(FINAL.length);
    for (const { root, field } of final) {
      const { query, variables } = anyOperation(root, field, victim);
      const typed = JSON.parse(JSON.stringify(variables).replace('"eczar"', JSON.stringify(await usernameOf(victim)))) as typeof variables;
      const { errors } = await graphql(application.url, query, typed, stale.token);
      expect([field.name, errors[0]?.extensions.code]).toEqual([field.name, 'FRESH_SIGN_IN_NEEDED']);
    }
    expect(await acts()).toBe(before);
    expect((await graphql(application.url, '{ admin { username } }', {}, stale.token)).data).toEqual({
      admin: { username: stale.username },
    });
  });

  test('AD-09 As soon as one operator has a passkey or an authenticator app, a password alone does not administer', async () => {
    const [other] = [await registerOperator(application)];
    const code = async () => (await graphql(application.url, '{ admin { username } }', {}, operator.token)).errors[0]?.extensions.code;
    const app = 'INSERT INTO authenticator_app (account_id, secret, since, last_step) VALUES ($1, $2, now(), 0)';
    expect(await code()).toBeUndefined();
    await application.dataSource.query(app, [await idOf(other), Buffer.alloc(20)]);
    expect(await code()).toBe('ADMIN_SECOND_FACTOR_NEEDED');
    await strength(operator, 'provider');
    expect(await code()).toBe('ADMIN_SECOND_FACTOR_NEEDED');
    for (const enough of ['passkey', 'password-and-code']) {
      await strength(operator, enough);
      expect(await code()).toBeUndefined();
    }
    await application.dataSource.query('DELETE FROM authenticator_app');
    await strength(operator, 'password');
    expect(await code()).toBeUndefined();
  });
});

async function usernameOf(id: string): Promise<string> {
  const [row] = await application.dataSource.query<{ username: string }[]>('SELECT username FROM account WHERE id = $1', [id]);
  return row!.username;
}
