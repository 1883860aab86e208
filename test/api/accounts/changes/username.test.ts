import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { register, signInMinutesAgo, type TestAccount } from '../../../builders/accounts/account.js';
import { graphql, graphqlData, type GraphqlAnswer } from '../../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../../support/neighbours/mail-server.js';
import { startApplication, type RunningApplication } from '../../../support/servers/application.js';

const CHANGE = 'mutation ($username: String!) { changeUsername(username: $username) { username firstUsername } }';
const LOG_IN = 'mutation ($input: LogInInput!) { logIn(input: $input) { token account { firstUsername } } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }';
const ME = '{ me { username firstUsername } }';

let mails: TestMailServer;
let application: RunningApplication;
beforeAll(async () => {
  mails = await startMailServer();
  application = await startApplication({ smtpUrl: mails.url });
});
afterAll(async () => {
  await application.stop();
  await mails.stop();
});

let names = 0;
const newName = () => `other-${(names += 1)}-${Date.now().toString(36)}`;

const call = (query: string, variables: Record<string, unknown>, token?: string): Promise<GraphqlAnswer<unknown>> =>
  graphql(application.url, query, variables, token);
const codeOf = async (answer: Promise<GraphqlAnswer<unknown>>) => (await answer).errors[0]?.extensions.code;
const change = (owner: { readonly token: string }, username: string) => call(CHANGE, { username }, owner.token);
const logIn = (username: string, { password }: TestAccount) => call(LOG_IN, { input: { username, password } });
const me = async ({ token }: TestAccount) => (await graphqlData<{ me: unknown }>(application.url, ME, {}, token)).me;

test('SI-85 The owner of an account changes its username: from then on one signs in with it, and not with the former one; a mail says both', async () => {
  const [owner, username] = [await register(application), newName()];
  const first = owner.username;
  expect(await change(owner, ` ${username} `)).toMatchObject({ data: { changeUsername: { username, firstUsername: first } } });
  expect(await codeOf(logIn(first, owner))).toBe('WRONG_CREDENTIALS');
  expect(await logIn(username.toUpperCase(), owner)).toMatchObject({ data: { logIn: { account: { firstUsername: first } } } });
  const mail = await mails.next(owner.email);
  expect(mail.subject).toContain('Your username for');
  expect(mail.text).toContain(`was ${first}, and is ${username} now`);
});

describe('SI-86 A change of the username is refused', () => {
  test.each([
    ['for a text that cannot be one', 'USERNAME_INVALID', () => 'two words'],
    ['for the present one', 'USERNAME_UNCHANGED', ({ username }: TestAccount) => username],
  ])('%s', async (_, code, nameOf) => {
    const owner = await register(application);
    expect((await change(owner, nameOf(owner))).errors).toMatchObject([
      { extensions: { code, fields: { username: [expect.any(String)] } } },
    ]);
    expect(await me(owner)).toEqual({ username: owner.username, firstUsername: owner.username });
  });

  test('for that of another account, and for the one with which another account was opened, which registrations do not get either', async () => {
    const [owner, other] = [await register(application), await register(application)];
    expect(await codeOf(change(owner, other.username.toUpperCase()))).toBe('USERNAME_TAKEN');
    await change(other, newName());
    expect(await codeOf(change(owner, other.username.toUpperCase()))).toBe('USERNAME_TAKEN');
    const input = { username: other.username, email: `${newName()}@example.org`, password: owner.password };
    expect(await codeOf(call(REGISTER, { input }))).toBe('REGISTRATION_REFUSED');
    expect(await me(owner)).toMatchObject({ username: owner.username });
  });

  test('more than ten minutes after signing in, and to a program', async () => {
    const owner = await register(application);
    const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
    const input = { name: 'a program', scopes: ['READ', 'ACCOUNT'] };
    const made = await graphqlData<{ createAccessToken: { token: string } }>(application.url, create, { input }, owner.token);
    expect(await codeOf(change(made.createAccessToken, newName()))).toBe('SIGN_IN_NEEDED');
    await signInMinutesAgo(application, owner, 11);
    expect(await codeOf(change(owner, newName()))).toBe('FRESH_SIGN_IN_NEEDED');
  });

  test('at the eleventh attempt of a day, refused ones counted', async () => {
    const [owner, other] = [await register(application), await register(application)];
    for (let attempt = 1; attempt <= 9; attempt += 1) expect(await codeOf(change(owner, other.username))).toBe('USERNAME_TAKEN');
    expect(await codeOf(change(owner, newName()))).toBeUndefined();
    expect(await codeOf(change(owner, newName()))).toBe('TOO_MANY_ATTEMPTS');
  });
});
