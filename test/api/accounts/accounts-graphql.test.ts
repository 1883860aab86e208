import { beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { LogInDocument } from '../../builders/accounts/log-in.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post } from '../../support/calls/rest.js';
import { until } from '../../support/waiting.js';
import { runningApplication } from '../../support/servers/running-application.js';

const registerQuery = `mutation ($input: RegisterInput!) {
  register(input: $input) { token isNewAccount account { username email emailVerified page { linkname version design { title } } } }
}`;
const meQuery = '{ me { username email emailVerified page { linkname address version publishedAt } } }';
const taken = 'This username or e-mail address is already taken. Choose another one, or sign in.';

const application = runningApplication();
let ada: TestAccount;
beforeAll(async () => {
  ada = await register(application, { username: 'Ada.L', email: 'Ada@example.org' });
});

const send = (query: string, variables?: Record<string, unknown>, token?: string) => graphql(application.url, query, variables, token);
const logIn = (username: string, password: string) => graphql(application.url, LogInDocument, { input: { username, password } });

describe('register', () => {
  test('AU-11 Registering over GraphQL signs in: the response has a token that is valid at once', async () => {
    const input = { username: 'Grace', email: 'grace@example.org', password: 'ships and nanoseconds' };
    const { data, errors } = await send(registerQuery, { input });
    expect(errors).toEqual([]);
    const page = { linkname: null, version: 0, design: null };
    const account = { username: 'Grace', email: 'grace@example.org', emailVerified: false, page };
    expect(data?.register).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), isNewAccount: true, account });
    const { token } = (data as { register: { token: string } }).register;
    expect((await send('{ me { username } }', {}, token)).data).toEqual({ me: { username: 'Grace' } });
  });

  test('AU-13 AU-17 All errors are reported together, each under its field', async () => {
    const { data, errors, status } = await send(registerQuery, { input: { username: 'a!', email: 'x', password: '1234567' } });
    expect([status, data]).toEqual([200, null]);
    expect(errors).toEqual([
      {
        message: 'The account could not be opened. Mend the fields that are named and try again.',
        path: ['register'],
        locations: expect.anything(),
        extensions: {
          code: 'REGISTRATION_REFUSED',
          fields: {
            username: ['Choose a username of 3 to 30 letters, digits, underscores, dots and hyphens.'],
            email: ['Enter an e-mail address such as name@example.org.'],
            password: ['Choose a password of at least 8 characters.'],
          },
          fieldRefusals: {
            username: [{ code: 'USERNAME_INVALID', values: { least: 3, most: 30 } }],
            email: [{ code: 'EMAIL_INVALID' }],
            password: [{ code: 'PASSWORD_TOO_SHORT', values: { least: 8 } }],
          },
          requestId: expect.any(String),
        },
      },
    ]);
  });

  test.each([
    ['AU-14 AU-16 A username taken in another case', { username: 'aDA.l', email: 'other@example.org' }],
    ['AU-15 AU-16 An e-mail taken in another case', { username: 'other', email: 'aDA@EXAMPLE.org' }],
  ])('%s is refused with the same sentence under both fields', async (_, wish) => {
    const { errors } = await send(registerQuery, { input: { ...wish, password: 'a garden of lemons' } });
    expect(errors).toMatchObject([{ extensions: { code: 'REGISTRATION_REFUSED', fields: { username: [taken], email: [taken] } } }]);
  });

  test('AU-14 Of ten simultaneous registrations of one username exactly one succeeds, and the others get the reason', async () => {
    const rivals = Array.from({ length: 10 }, (_, index) => {
      const input = { username: index % 2 ? 'RIVAL' : 'rival', email: `rival${index}@example.org`, password: 'a garden of lemons' };
      return send(registerQuery, { input });
    });
    const answers = await Promise.all(rivals);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
    expect(codes).toEqual(Array(9).fill('REGISTRATION_REFUSED'));
  });

  test.each(['\\u0000', '\\ud800'])('A registration with %s in its texts is refused with a reason for each', async (character) => {
    const input = { username: `ada${character}`, email: `a${character}@example.org`, password: `a garden ${character}` };
    const body = JSON.stringify({ query: registerQuery, variables: { input } }).replaceAll('\\\\u', '\\u');
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${application.url}/graphql`, { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { fields: { username: [expect.any(String)], email: [expect.any(String)], password: [expect.any(String)] } } }],
    });
  });

  test('AU-20 Passwords are stored as argon2id hashes only', async () => {
    const rows: { password_hash: string }[] = await application.dataSource.query('SELECT * FROM account');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(rows)).not.toContain(ada.password);
  });
});

describe('logIn and logOut', () => {
  test.each(['Ada.L', 'ada.l', 'ADA.L'])('The username %s signs in, whatever its case', async (username) => {
    const { data } = await logIn(username, ada.password);
    expect(data?.logIn.account.username).toBe('Ada.L');
  });

  test('The e-mail address signs in through both APIs, whatever its case, once it is verified', async () => {
    const { token, email, password } = await register(application, { email: 'Lin.K@example.org' });
    const name = email.toLowerCase();
    const overRest = () => post(application.url, 'login/', { username: name, password });
    expect((await logIn(name, password)).errors).toMatchObject([{ extensions: { code: 'WRONG_CREDENTIALS' } }]);
    expect((await overRest()).status).toBe(400);
    await application.dataSource.query('UPDATE account SET email_verified = true WHERE email = $1', [email]);
    expect((await send(meQuery, {}, (await logIn(name, password)).data?.logIn.token)).data).toEqual((await send(meQuery, {}, token)).data);
    expect((await overRest()).body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) });
  });

  test('A wrong password and an unknown name get the same response', async () => {
    const [wrong, unknown] = [await logIn('Ada.L', 'not the password'), await logIn('nobody', ada.password)];
    expect(wrong.errors).toMatchObject([{ extensions: { code: 'WRONG_CREDENTIALS' } }]);
    const requestId = unknown.errors[0]?.extensions.requestId;
    const errors = wrong.errors.map(({ extensions, ...error }) => ({ ...error, extensions: { ...extensions, requestId } }));
    expect(unknown).toEqual({ ...wrong, errors, headers: unknown.headers });
  });

  test('SE-03 The server stores only the SHA-256 of the token', async () => {
    const rows: { token_hash: Buffer }[] = await application.dataSource.query('SELECT * FROM session');
    const hashes = rows.map((row) => row.token_hash.toString('hex'));
    expect(hashes).toContain(createHash('sha256').update(ada.token).digest('hex'));
    const everything: unknown = await application.dataSource.query('SELECT session::text, account::text FROM session, account');
    expect(JSON.stringify(everything)).not.toContain(ada.token);
  });

  test('SE-07 A token ends at logout at once, and the other sessions of the account do not', async () => {
    const { data } = await logIn('Ada.L', ada.password);
    const token = data?.logIn.token ?? '';
    expect(await graphqlData(application.url, LogOutDocument, {}, token)).toEqual({ logOut: true });
    for (const query of [meQuery, 'mutation { logOut }']) {
      expect((await send(query, {}, token)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
    expect((await send(meQuery, {}, ada.token)).errors).toEqual([]);
  });

  test('SE-07 A token that is ended within a request is invalid in the rest of the request', async () => {
    const { data } = await logIn('Ada.L', ada.password);
    const answer = await send('mutation { logOut claimLinkname(linkname: "too-late") { linkname } }', {}, data?.logIn.token);
    expect(answer.errors).toMatchObject([{ path: ['claimLinkname'], extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('SE-06 A token expires after 30 days without use, and not while it is used', async () => {
    const { data } = await logIn('Ada.L', ada.password);
    const token = data?.logIn.token ?? '';
    const hash = createHash('sha256').update(token).digest();
    const unusedFor = (time: string) =>
      application.dataSource.query(`UPDATE session SET last_used_at = now() - interval '${time}' WHERE token_hash = $1`, [hash]);
    const sinceUse = async () => {
      const [row]: { seconds: string }[] = await application.dataSource.query(
        'SELECT extract(epoch FROM now() - last_used_at) AS seconds FROM session WHERE token_hash = $1',
        [hash],
      );
      return Number(row?.seconds);
    };
    for (let round = 1; round <= 3; round += 1) {
      await unusedFor('29 days 23 hours');
      expect((await send(meQuery, {}, token)).errors).toEqual([]);
      // The use itself keeps the token valid: its 30 days start again.
      await until(async () => (await sinceUse()) < 3_600);
    }
    await unusedFor('30 days');
    expect((await send(meQuery, {}, token)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('me', () => {
  test('is the signed-in account and its page, which has no address yet', async () => {
    const page = { linkname: null, address: null, version: 0, publishedAt: null };
    const me = { username: 'Ada.L', email: 'Ada@example.org', emailVerified: false, page };
    expect((await send(meQuery, {}, ada.token)).data).toEqual({ me });
  });

  test('SE-05 GraphQL accepts Authorization: Bearer, too', async () => {
    for (const scheme of ['Token', 'Bearer', 'bearer']) {
      const headers = { 'Content-Type': 'application/json', Authorization: `${scheme} ${ada.token}` };
      const body = JSON.stringify({ query: '{ me { username } }' });
      const response = await fetch(`${application.url}/graphql`, { method: 'POST', headers, body });
      expect(await response.json()).toEqual({ data: { me: { username: 'Ada.L' } } });
    }
  });

  test('SE-02 The token is 256 bits as base64url', () => {
    expect(ada.token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(ada.token, 'base64url')).toHaveLength(32);
  });

  test.each([undefined, 'null', 'undefined', 'A'.repeat(43)])('is refused to the token %j', async (token) => {
    const answer = await send(meQuery, {}, token);
    expect(answer.status).toBe(200);
    expect(answer.data).toBeNull();
    expect(answer.errors).toMatchObject([
      {
        message: 'You are not signed in, or your session has expired. Sign in again.',
        extensions: { code: 'UNAUTHENTICATED' },
      },
    ]);
  });
});
