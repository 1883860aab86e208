import { beforeAll, describe, expect, test } from '@jest/globals';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { graphql } from '../../support/calls/graphql.js';
import { call, post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const wrong = { detail: 'The username or the password is wrong. Check both and try again.', code: 'WRONG_CREDENTIALS' };
const signedOut = {
  detail: 'You are not signed in, or your session has expired. Sign in again.',
  code: 'UNAUTHENTICATED',
};
const taken = 'This username or e-mail address is already taken. Choose another one, or sign in.';

const application = runningApplication();
let ada: TestAccount;
beforeAll(async () => {
  ada = await register(application, { username: 'Ada' });
});

const send = (path: string, body?: unknown, headers?: Record<string, string>) => post(application.url, path, body, headers);

describe('POST /api/login/', () => {
  test('WI-18 POST /api/login/ with username and password answers 200 with a token, and nothing else', async () => {
    const { status, body } = await send('login/', { username: 'ada', password: ada.password });
    expect([status, body]).toEqual([200, { token: expect.stringMatching(/^[\w-]{43}$/) }]);
    const token = String(body?.token);
    expect((await send('getuserdetails/', undefined, withToken(token))).status).toBe(200);
  });

  test('WI-19 POST /api/login/ with wrong credentials answers 400', async () => {
    const { status, body } = await send('login/', { username: 'ada', password: 'not the password' });
    expect([status, body]).toEqual([400, wrong]);
  });

  test('WI-20 POST /api/login/ with an unknown name answers 400 with the same text as a wrong password', async () => {
    const { status, body } = await send('login/', { username: 'nobody-of-that-name', password: ada.password });
    expect([status, body]).toEqual([400, wrong]);
  });

  test.each([
    [{}, ['username', 'password']],
    [{ username: 'ada' }, ['password']],
    [{ username: '', password: 'x' }, ['username']],
    [[], ['username', 'password']],
    [null, ['username', 'password']],
    ['text', ['username', 'password']],
    [{ username: null, password: null }, ['username', 'password']],
  ])('with %j instead of credentials answers 400 that names what is missing', async (body, missing) => {
    const answer = await send('login/', JSON.stringify(body));
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 'FIELD_MISSING',
        detail: `Send a value for: ${missing.join(', ')}.`,
        ...Object.fromEntries(missing.map((name) => [name, ['This is missing.']])),
      },
    ]);
  });

  test('with numbers instead of credentials answers as for wrong credentials', async () => {
    const answer = await send('login/', JSON.stringify({ username: 7, password: 8 }));
    expect([answer.status, answer.body]).toEqual([400, wrong]);
  });
});

test.each(['login/', 'register/'])('POST /api/%s with fields that are not texts answers 400 that names each field', async (path) => {
  const { status, body } = await send(path, { username: { $ne: '' }, email: 'a@example.org', password: ['x'] });
  const refusal = {
    detail: expect.any(String),
    code: 'FIELD_INVALID',
    username: ['This must be a text.'],
    password: ['This must be a text.'],
  };
  expect([status, body]).toEqual([400, refusal]);
});

test('A password that an older client sends as a number is read as text', async () => {
  const wish = { username: 'numeric', email: 'numeric@example.org', password: 7_205_918_364 };
  expect((await send('register/', wish)).status).toBe(201);
  expect((await send('login/', { username: 'numeric', password: '7205918364' })).status).toBe(200);
  expect((await send('login/', wish)).status).toBe(200);
});

describe('POST /api/register/', () => {
  test('WI-22 POST /api/register/ with username, email and password answers 201 with token, username and email', async () => {
    const wish = { username: 'Grace', email: 'Grace@example.org', password: 'ships and nanoseconds' };
    const { status, body } = await send('register/', wish);
    expect([status, body]).toEqual([201, { token: expect.stringMatching(/^[\w-]{43}$/), username: 'Grace', email: 'Grace@example.org' }]);
    expect((await send('getuserdetails/', {}, withToken(String(body?.token)))).status).toBe(200);
  });

  test('AU-11 Registering over REST signs in on both APIs', async () => {
    const { body } = await send('register/', { username: 'joan', email: 'joan@example.org', password: 'codes and lemons' });
    const { data } = await graphql(application.url, '{ me { username } }', {}, String(body?.token));
    expect(data).toEqual({ me: { username: 'joan' } });
  });

  test('WI-07 WI-23 POST /api/register/ with invalid fields answers 400 that names each field beside detail and code', async () => {
    const { status, body } = await send('register/', { username: 'a b', email: 'nowhere', password: 'password' });
    expect(status).toBe(400);
    expect(body).toEqual({
      detail: 'The account could not be opened. Mend the fields that are named and try again.',
      code: 'REGISTRATION_REFUSED',
      username: ['Choose a username of 3 to 30 letters, digits, underscores, dots and hyphens.'],
      email: ['Enter an e-mail address such as name@example.org.'],
      password: ['This password is one of the most common ones. Choose one that others would not think of.'],
    });
  });

  test('WI-23 POST /api/register/ with an empty body names every field', async () => {
    const { status, body } = await send('register/', {});
    expect([status, Object.keys(body ?? {})]).toEqual([400, ['detail', 'code', 'username', 'email', 'password']]);
  });

  test.each([
    ['AU-14 AU-16 a username taken in another case', { username: 'ADA', email: 'other@example.org' }],
    ['AU-15 AU-16 an e-mail taken in another case', { username: 'other', email: 'ADA@EXAMPLE.ORG' }],
  ])('%s is refused with the same sentence under both fields', async (_, wish) => {
    const email = wish.email === 'ADA@EXAMPLE.ORG' ? ada.email.toUpperCase() : wish.email;
    const { status, body } = await send('register/', { ...wish, email, password: 'a garden of lemons' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'REGISTRATION_REFUSED', username: [taken], email: [taken] });
  });

  test.each(['\\u0000', '\\ud800'])('with %s in its texts answers 400', async (character) => {
    const body = `{"username":"a${character}da","email":"a${character}@example.org","password":"lemon garden ${character}"}`;
    const answer = await send('register/', body);
    expect([answer.status, Object.keys(answer.body ?? {})]).toEqual([400, ['detail', 'code', 'username', 'email', 'password']]);
  });

  test('AU-17 AU-18 AU-19 A password of 8 uncommon characters is accepted over REST; 7 or 129 characters or a common one are refused', async () => {
    const statusOf = async (username: string, password: string) =>
      (await send('register/', { username, email: `${username}@example.org`, password })).status;
    expect(await statusOf('pass8', 'kgjzmwqp')).toBe(201);
    expect(await statusOf('pass128', '🍋'.repeat(128))).toBe(201);
    expect(await statusOf('pass7', 'kgjzmwq')).toBe(400);
    expect(await statusOf('pass129', 'x'.repeat(129))).toBe(400);
    expect(await statusOf('common', 'Sunshine')).toBe(400);
  });

  test('a password is never trimmed', async () => {
    const wish = { username: 'spacey', email: 'spacey@example.org', password: '  both ends  ' };
    expect((await send('register/', wish)).status).toBe(201);
    expect((await send('login/', wish)).status).toBe(200);
    expect((await send('login/', { ...wish, password: 'both ends' })).status).toBe(400);
  });
});

describe('POST /api/logout/', () => {
  test('WI-24 SE-07 POST /api/logout/ answers 200 with a detail and ends the token on both APIs', async () => {
    const token = String((await send('login/', { username: 'ada', password: ada.password })).body?.token);
    const { status, body } = await send('logout/', {}, withToken(token));
    expect([status, body]).toEqual([200, { detail: 'You are signed out.' }]);
    expect((await send('getuserdetails/', {}, withToken(token))).status).toBe(401);
    expect((await graphql(application.url, '{ me { username } }', {}, token)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('WI-25 POST /api/logout/ without a valid token answers 401, also at the second call with one token', async () => {
    const token = String((await send('login/', { username: 'ada', password: ada.password })).body?.token);
    await send('logout/', {}, withToken(token));
    for (const headers of [withToken(token), {}]) {
      const { status, body } = await send('logout/', {}, { ...headers });
      expect([status, body]).toEqual([401, signedOut]);
    }
  });
});

describe('POST /api/getuserdetails/', () => {
  test('WI-61 WI-106 POST /api/getuserdetails/ without a body answers 200; first_name and the image are empty while there is none', async () => {
    const answer = await call(application.url, 'getuserdetails/', { method: 'POST', headers: withToken(ada.token) });
    const body = { first_name: '', profile_image_url: '', email_verified: false };
    expect([answer.status, answer.body]).toEqual([200, body]);
  });

  test('WI-61 POST /api/getuserdetails/ gives the claimed linkname as first_name', async () => {
    const owner = await register(application);
    await claim(application, owner, 'lemon-tree');
    const { body } = await send('getuserdetails/', undefined, withToken(owner.token));
    expect(body).toEqual({ first_name: 'lemon-tree', profile_image_url: '', email_verified: false });
  });

  test('WI-62 POST /api/getuserdetails/ without a valid token answers 401', async () => {
    for (const headers of [{}, withToken('A'.repeat(43))]) {
      const answer = await send('getuserdetails/', undefined, { ...headers });
      expect([answer.status, answer.body]).toEqual([401, signedOut]);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Token');
    }
  });
});
