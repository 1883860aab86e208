import { request as httpRequest, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { startApplication } from '../../support/servers/application.js';
import { captureLog } from '../../support/servers/captured-log.js';
import { handlersOf } from '../../support/servers/handlers.js';
import { call, post, withToken, type RestAnswer } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const paths = [
  'login',
  'register',
  'logout',
  'recoverusername',
  'passwordresetrequest',
  'password-reset-confirm/anybody/anything',
  'verifyemail',
  'googleauth',
  'getuserdetails',
  'updatename',
  'getdata',
  'postdata',
  'getdatapublic',
  'updateprofile',
  'updatewallpaper',
  'deletewallpaper',
];

const application = runningApplication();
let ada: TestAccount;
let visitor: TestAccount;
beforeAll(async () => {
  ada = await register(application);
  visitor = await register(application);
});

const send = (path: string, body?: unknown, headers?: Record<string, string>) => post(application.url, path, body, headers);
const ask = (path: string, request: RequestInit) => call(application.url, path, request);
const details = (headers: Record<string, string>) => send('getuserdetails/', undefined, headers);

function expectError(answer: RestAnswer, status: number, code: string): void {
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect([answer.status, answer.body]).toEqual([status, { detail: expect.stringMatching(/\.$/), code }]);
}

describe('Every path of /api', () => {
  test('WI-02 All paths are POST except GET /api/verify-email-token/', () => {
    const known = handlersOf(application.nest).filter((handler) => / \/api\/[^*.]+$/.test(handler));
    const posted = paths.map((path) => `POST /api/${path.replace('/anybody/anything', '/:uid/:token')}`);
    expect(known.toSorted()).toEqual(['GET /api/verify-email-token', ...posted].toSorted());
  });

  test.each(paths)('WI-105 /api/%s/ is POST; another method answers 405 as JSON and names the right one', async (path) => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await ask(`${path}/`, { method });
      expectError(answer, 405, 'METHOD_NOT_ALLOWED');
      expect(answer.headers.get('Allow')).toBe('POST');
    }
  });

  test.each(paths)('WI-03 /api/%s without its final slash answers the same, without a redirect', async (path) => {
    const [bare, slashed] = [await send(path, {}), await send(`${path}/`, {})];
    expect(bare.status).toBeGreaterThanOrEqual(400);
    expect([bare.status, bare.body]).toEqual([slashed.status, slashed.body]);
  });

  test('WI-03 A successful call also succeeds without the final slash', async () => {
    expect((await send('login', ada)).status).toBe(200);
    expect((await send('getuserdetails', undefined, withToken(ada.token))).status).toBe(200);
    expect((await send('getuserdetails?v=2', undefined, withToken(ada.token))).status).toBe(200);
  });

  test.each(paths)('WI-04 An empty body on /api/%s/ is an empty object', async (path) => {
    const [empty, object] = [await send(`${path}/`), await send(`${path}/`, {})];
    const bare = await ask(`${path}/`, { method: 'POST' });
    expect([empty.status, empty.body]).toEqual([object.status, object.body]);
    expect([bare.status, bare.body]).toEqual([object.status, object.body]);
  });

  test.each(paths)(
    'WI-05 WI-06 /api/%s/ answers JSON to no body, to invalid JSON and to an empty object, and an error has detail and code',
    async (path) => {
      const answers = [await send(`${path}/`), await send(`${path}/`, '{'), await send(`${path}/`, {}, withToken(visitor.token))];
      for (const { headers, status, body } of answers) {
        expect(headers.get('Content-Type')).toMatch(/^application\/json/);
        expect(headers.get('Cache-Control')).toBe('no-store');
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
        if (status >= 400) expect(body).toMatchObject({ detail: expect.stringMatching(/\.$/), code: expect.stringMatching(/^[A-Z_]+$/) });
      }
    },
  );
});

describe('An empty body', () => {
  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'application/octet-stream'])(
    'WI-04 is an empty object, also as %s',
    async (type) => {
      expect((await send('getdatapublic/', '', { 'Content-Type': type })).body).toEqual((await send('getdatapublic/', {})).body);
      expect((await send('getdata/', '', { ...withToken(ada.token), 'Content-Type': type })).status).toBe(200);
    },
  );

  test('WI-04 is an empty object, also if it is chunked and has no type', async () => {
    const { status } = await raw('/api/getdata/', { ...withToken(ada.token), 'Transfer-Encoding': 'chunked' });
    expect(status).toBe(200);
  });
});

describe('An address written with escapes', () => {
  test('leads to the same API: its responses are not cached and have the CORS headers', async () => {
    const answer = await fetch(`${application.url}/%61pi/getdata/`, {
      method: 'POST',
      headers: { ...withToken(ada.token), 'Content-Type': 'application/json', Origin: 'https://app.example.org' },
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'set-cookie': expect.stringMatching(/^csrftoken=/),
    });
  });

  test('leads to the same API for errors', async () => {
    const answer = await fetch(`${application.url}/%61pi/getdata/`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([401, { detail: expect.any(String), code: 'UNAUTHENTICATED' }]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('An unreadable request', () => {
  test.each(['{', '{"username":', 'no json', '{"a":1}}', '\0'])('WI-05 A body such as %j answers 400 as JSON', async (body) => {
    expectError(await send('login/', body), 400, 'BAD_REQUEST');
  });

  test('A body that would change what all objects inherit answers 400', async () => {
    expectError(await send('login/', '{"__proto__":{"username":"ada"}}'), 400, 'BAD_REQUEST');
    expectError(await send('login/', '{"constructor":{"prototype":{}}}'), 400, 'BAD_REQUEST');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/xml', 'nonsense'])(
    'WI-05 A body of type %s answers 415 as JSON',
    async (type) => {
      expectError(await send('login/', 'username=ada', { 'Content-Type': type }), 415, 'UNSUPPORTED_MEDIA_TYPE');
    },
  );

  test('WI-05 A body over 1 MB answers 413 as JSON', async () => {
    expectError(await send('login/', { username: 'x'.repeat(1_048_577) }), 413, 'TOO_LARGE');
  });

  test.each(['', 'nothing', 'nothing/at/all/', 'login/more', 'Login/', '..%2flogin', '.env'])(
    'WI-05 WI-105 The unknown path /api/%s answers 404 as JSON, whatever the method',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) expectError(await ask(path, { method }), 404, 'NOT_FOUND');
    },
  );

  test('WI-105 A method that the framework does not know is refused as a wrong method, whatever the body', async () => {
    const noHeaders: Readonly<Record<string, string>> = {};
    for (const headers of [noHeaders, { 'Content-Type': 'application/json' }]) {
      expectError(await ask('login/', { method: 'PROPFIND', headers }), 405, 'METHOD_NOT_ALLOWED');
      const { status, body } = await raw('/api/login/', headers, 'QUERY');
      expect([status, JSON.parse(body)]).toEqual([405, { detail: expect.any(String), code: 'METHOD_NOT_ALLOWED' }]);
    }
  });

  test('If the address cannot be read, the error names the address and not the body', async () => {
    const { status, body } = await raw('/api/%zz');
    expect([status, JSON.parse(body)]).toEqual([400, { detail: expect.stringMatching(/^The address/), code: 'BAD_REQUEST' }]);
  });

  test.each([
    ['NONSENSE\r\n\r\n', 400, 'BAD_REQUEST'],
    ['BREW /api/login/ HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'BAD_REQUEST'],
    [`GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    [`GET /api/ HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ])('WI-05 A request that is not HTTP gets JSON: %j', async (text, status, code) => {
    const [head = '', body = ''] = (await spoken(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toEqual({ detail: expect.stringMatching(/\.$/), code });
  });

  test.each(['/api/%', '/api/%ff/', '/api/login/%c0'])('WI-05 The address %s answers an error as JSON', async (path) => {
    const { status, body } = await raw(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(body)).toMatchObject({ detail: expect.any(String), code: expect.any(String) });
  });
});

describe('Signing in a call', () => {
  test('WI-10 Authorization: Token signs in a call', async () => {
    expect((await details({ Authorization: `Token ${ada.token}` })).status).toBe(200);
  });

  test('WI-11 Authorization: Bearer is accepted too', async () => {
    expect((await details({ Authorization: `Bearer ${ada.token}` })).status).toBe(200);
  });

  test.each(['null', 'undefined'])('WI-12 The token %s counts as absent', async (token) => {
    const [absent, named] = [await details({}), await details(withToken(token))];
    expect([named.status, named.body]).toEqual([401, absent.body]);
    // Where no token is needed it does no harm.
    expect((await send('login/', ada, withToken(token))).status).toBe(200);
  });

  test.each([`${'A'.repeat(42)}`, 'A'.repeat(5_000), "' OR 1=1 --"])('A token such as %j is refused', async (token) => {
    expectError(await details(withToken(token)), 401, 'UNAUTHENTICATED');
  });

  test('A token in the address, a cookie or the body is ignored', async () => {
    const answers = [
      await send(`getuserdetails/?token=${ada.token}`),
      await send('getuserdetails/', { token: ada.token }),
      await details({ Cookie: `token=${ada.token}` }),
    ];
    for (const answer of answers) expectError(answer, 401, 'UNAUTHENTICATED');
  });
});

describe('CSRF', () => {
  test('WI-13 The server sets the cookie csrftoken for scripts to read, and does not replace an existing one', async () => {
    const first = await send('login/', {});
    expect(first.headers.get('Set-Cookie')).toMatch(/^csrftoken=[\w-]{32}; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    const second = await send('login/', {}, { Cookie: 'csrftoken=abc', 'X-CSRFToken': 'abc' });
    expect(second.headers.get('Set-Cookie')).toBeNull();
  });

  const wrong = [undefined, '', 'undefined', 'abd', 'ABC', 'abcd'];
  const withCookie = (header?: string) => ({
    Cookie: 'theme=dark; csrftoken=abc',
    ...(header !== undefined && { 'X-CSRFToken': header }),
  });
  const open = ['recoverusername', 'passwordresetrequest', 'googleauth'];
  const guarded = paths.filter((path) => !open.includes(path));

  test.each(guarded)(
    'WI-15 WI-105 /api/%s/ with the cookie and without the same value in X-CSRFToken answers 403 as JSON',
    async (path) => {
      for (const header of wrong) expectError(await send(`${path}/`, {}, withCookie(header)), 403, 'CSRF_FAILED');
      for (const authorization of ['Token null', 'Token undefined', 'Token', 'Basic YTpi', '']) {
        expectError(await send(`${path}/`, {}, { ...withCookie(), Authorization: authorization }), 403, 'CSRF_FAILED');
      }
    },
  );

  test('A call with a token in Authorization needs no X-CSRFToken, because no browser adds that header for another site', async () => {
    for (const header of wrong) {
      expect((await details({ ...withCookie(header), ...withToken(ada.token) })).status).toBe(200);
      expect((await details({ ...withCookie(header), Authorization: `Bearer ${ada.token}` })).status).toBe(200);
    }
    expectError(await details({ ...withCookie(), ...withToken('A'.repeat(43)) }), 401, 'UNAUTHENTICATED');
  });

  test.each(open)('/api/%s/ answers clients that never send an X-CSRFToken, and ends no session', async (path) => {
    const { token } = await register(application);
    for (const header of [undefined, 'undefined']) {
      const answer = await send(`${path}/`, { email: 'nobody@example.org', code: 'any' }, withCookie(header));
      expect(answer.body?.code).toBe(path === 'googleauth' ? 'GOOGLE_NOT_CONFIGURED' : undefined);
    }
    expect((await details(withToken(token))).status).toBe(200);
  });

  test('WI-15 A call with the cookie and the same value in X-CSRFToken is accepted', async () => {
    const headers = { ...withToken(ada.token), Cookie: 'theme=dark; csrftoken=abc', 'X-CSRFToken': 'abc' };
    expect((await details(headers)).status).toBe(200);
    expect((await send('login/', ada, headers)).status).toBe(200);
  });

  test('WI-16 A call without the cookie needs no CSRF token', async () => {
    expect((await send('login/', ada, { Cookie: 'theme=dark' })).status).toBe(200);
  });

  test.each(['', 'undefined', 'anything'])('WI-17 Without the cookie an X-CSRFToken %j has no effect', async (value) => {
    expect((await send('login/', ada, { 'X-CSRFToken': value })).status).toBe(200);
  });
});

test('An unexpected server error answers 500 with the id of the request; its cause is in the log, without a token', async () => {
  const broken = await startApplication({ logLevel: 'silent' });
  try {
    await broken.dataSource.query('ALTER TABLE session RENAME TO session_elsewhere');
    const log = captureLog(broken.nest);
    const answer = await post(broken.url, 'getuserdetails/', undefined, withToken('A'.repeat(43)));
    expect([answer.status, answer.body]).toEqual([
      500,
      {
        detail: 'Something went wrong on our side. Please try again in a moment.',
        code: 'INTERNAL',
        request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    // Background work may miss the table, too.
    const told = log.filter((line) => !line.endsWith(' Background'));
    expect(told).toEqual([expect.stringContaining(`Request ${String(answer.body?.request_id)} failed`)]);
    expect(told[0]).toContain('relation "session" does not exist');
    expect(log.join()).not.toContain('A'.repeat(43));
  } finally {
    await broken.stop();
  }
});

test('A client that disconnects in the middle of a body causes no server error and no log entry', async () => {
  const other = await startApplication({ logLevel: 'silent' });
  try {
    const log = captureLog(other.nest);
    const responded = new Promise<number>((resolve) => {
      const server: Server = other.nest.getHttpServer();
      server.once('request', (_, response: ServerResponse) => response.once('close', () => resolve(response.statusCode)));
    });
    const { hostname, port } = new URL(other.url);
    const socket = connect(Number(port), hostname);
    socket.write('POST /api/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"user', () =>
      socket.destroy(),
    );
    await responded;
    // The next answer comes after whatever the former request still does.
    expect((await post(other.url, 'login/', {})).status).toBe(400);
    expect(log).toEqual([]);
  } finally {
    await other.stop();
  }
});

// fetch corrects such addresses, knows fewer methods and adds headers.
function raw(path: string, headers: Readonly<Record<string, string>> = {}, method = 'POST'): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(application.url);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

/** Everything that the server sends until it closes the connection. */
function spoken(text: string): Promise<string> {
  const { hostname, port } = new URL(application.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}
