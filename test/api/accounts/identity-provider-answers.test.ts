import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OpenidIdentityProvider } from '../../../server/adapters/openid/openid-identity-provider.js';

// A provider that follows the protocol until a test makes it answer otherwise: what a real one never does.

const clientId = 'tessera-tests';
const code = 'the-code-of-this-sign-in';
const secrets = { state: 'a-state', nonce: 'a-nonce', codeVerifier: 'v'.repeat(43) };
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const refused = { code: 'PROVIDER_CODE_REFUSED' };
const unavailable = { code: 'PROVIDER_UNAVAILABLE' };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let issuer: string;
let failures: string[];
/** What a test answers in place of what is right, by path. */
let instead: Record<string, Answer>;
/** What a test states in place of what is right. */
let claims: Record<string, unknown>;
let metadata: Record<string, unknown>;
let received: { authorization: string | undefined; body: string } | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    (instead[path] ?? answers[path] ?? nothing)(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  failures = [];
  instead = {};
  claims = {};
  metadata = {};
  received = undefined;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const nothing: Answer = (_, response) => void response.writeHead(404).end();

const answers: Record<string, Answer> = {
  '/.well-known/openid-configuration': (_, response) =>
    json(response, {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      authorization_response_iss_parameter_supported: true,
      ...metadata,
    }),
  '/keys': (_, response) => json(response, { keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] }),
  '/token': (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received = { authorization: request.headers.authorization, body };
      json(response, { access_token: 'an-access-token', token_type: 'Bearer', id_token: idToken(claims) });
    });
  },
  '/person': (_, response) => json(response, { sub: 'ada', email: 'ada@example.org', email_verified: true }),
};

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function idToken(otherwise: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000);
  const right = {
    iss: issuer,
    sub: 'ada',
    aud: clientId,
    iat: now,
    exp: now + 300,
    nonce: secrets.nonce,
    email: 'ada@example.org',
    email_verified: true,
  };
  const parts = [{ alg: 'RS256' }, { ...right, ...otherwise }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const text = parts.join('.');
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

function provider(patienceSeconds?: number): OpenidIdentityProvider {
  const client = { clientId, clientSecret: 'not a secret: for anybody' };
  const settings = { name: 'acme', label: 'Acme ID', icon: null, trustsEmail: false, issuer, ...client };
  const onFailure = (reason: string): void => void failures.push(reason);
  return new OpenidIdentityProvider({
    settings,
    redirectUri: 'https://tessera.example/login',
    onFailure,
    ...(patienceSeconds && { patienceSeconds }),
  });
}

test('A correct ID token is accepted, with the address that it states', async () => {
  const identity = { issuer, subject: 'ada' };
  expect(await provider().redeem({ code }, secrets)).toEqual({ identity, email: 'ada@example.org', emailVerified: true });
  expect(failures).toEqual([]);
});

test('The sign-in address requests a code with PKCE, state and nonce, and leads back to /login', async () => {
  const { origin, pathname, searchParams } = new URL(await provider().address(secrets));
  expect(`${origin}${pathname}`).toBe(`${issuer}/auth`);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: 'https://tessera.example/login',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

test.each([
  ['as a header if the provider does not say how', undefined, true],
  ['in the first way that the provider names', ['private_key_jwt', 'client_secret_post', 'client_secret_basic'], false],
])('The secret is sent %s', async (_, token_endpoint_auth_methods_supported, inHeader) => {
  metadata = { token_endpoint_auth_methods_supported };
  await provider().redeem({ code }, secrets);
  expect(received?.authorization?.startsWith('Basic ') ?? false).toBe(inHeader);
  expect(received?.body.includes('client_secret=')).toBe(!inHeader);
  expect(received?.body).toContain(`code_verifier=${secrets.codeVerifier}`);
});

describe('A provider that refuses this client for the way in which its secret was sent', () => {
  const byForm = (request: IncomingMessage, response: ServerResponse, challenges: boolean): void => {
    if (request.headers.authorization === undefined) return answers['/token']!(request, response);
    if (challenges) response.setHeader('WWW-Authenticate', 'Basic realm="clients"');
    json(response, { error: 'invalid_client' }, 401);
  };

  test.each([
    ['with a challenge', true, undefined],
    ['without one', false, ['client_secret_basic', 'client_secret_post']],
  ])('%s, gets it in the other way, at once and from then on', async (_, challenges, token_endpoint_auth_methods_supported) => {
    metadata = { token_endpoint_auth_methods_supported };
    let asked = 0;
    instead['/token'] = (request, response) => {
      asked += 1;
      byForm(request, response, challenges);
    };
    const one = provider();
    expect(await one.redeem({ code }, secrets)).toMatchObject({ identity: { subject: 'ada' } });
    expect([asked, received?.body.includes('client_secret=')]).toEqual([2, true]);
    await one.redeem({ code }, secrets);
    expect([asked, failures]).toEqual([3, []]);
  });

  test('is asked once if it names no other way', async () => {
    metadata = { token_endpoint_auth_methods_supported: ['client_secret_basic'] };
    let asked = 0;
    instead['/token'] = (request, response) => {
      asked += 1;
      byForm(request, response, false);
    };
    await expect(provider().redeem({ code }, secrets)).rejects.toMatchObject(unavailable);
    expect(asked).toBe(1);
  });
});

describe('An ID token is refused', () => {
  const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
  test.each([
    ['for another client', { aud: 'another-client' }],
    ['for several clients, if it was not made for this one', { aud: [clientId, 'another-client'], azp: 'another-client' }],
    ['of another sign-in', { nonce: 'another-nonce' }],
    ['without a sign-in', { nonce: undefined }],
    ['of another issuer', { iss: 'https://another.example' }],
    ['if it has expired', { exp: hourAgo }],
    ['without a subject', { sub: '' }],
    ['with a subject that is too long', { sub: 'x'.repeat(256) }],
    ['with a subject that is not a text', { sub: 42 }],
  ])('%s', async (_, otherwise) => {
    claims = otherwise;
    await expect(provider().redeem({ code }, secrets)).rejects.toMatchObject(refused);
    expect(failures).toHaveLength(1);
  });

  test('if its signature does not match', async () => {
    const token = idToken({ email: 'eve@example.org' });
    const [head, , signature] = idToken({}).split('.');
    const forged = [head, token.split('.')[1], signature].join('.');
    instead['/token'] = (_, response) => json(response, { access_token: 'a', token_type: 'Bearer', id_token: forged });
    await expect(provider().redeem({ code }, secrets)).rejects.toMatchObject(refused);
  });

  test('if it is missing', async () => {
    instead['/token'] = (_, response) => json(response, { access_token: 'a', token_type: 'Bearer' });
    await expect(provider().redeem({ code }, secrets)).rejects.toMatchObject(refused);
    await expect(provider().redeem({ code }, null)).rejects.toMatchObject(refused);
  });
});

describe('An address counts as verified only if the provider says so', () => {
  test.each([[false], ['false'], ['yes'], [1], [null], [undefined]])('%j does not mean verified', async (email_verified) => {
    claims = { email_verified };
    expect(await provider().redeem({ code }, secrets)).toMatchObject({ email: 'ada@example.org', emailVerified: false });
  });

  test('an invalid address that the provider gives nowhere else counts as missing', async () => {
    claims = { email: { an: 'object' } };
    expect(await provider().redeem({ code }, secrets)).toMatchObject({ email: null });
    claims = { email: undefined };
    expect(await provider().redeem({ code }, secrets)).toMatchObject({ email: null });
  });

  test('a text is read as well, as some providers state it', async () => {
    claims = { email_verified: 'true' };
    expect(await provider().redeem({ code }, secrets)).toMatchObject({ email: 'ada@example.org', emailVerified: true });
  });

  test('whether it is, if the ID token does not say, is requested from the userinfo endpoint', async () => {
    metadata = { userinfo_endpoint: `${issuer}/person` };
    claims = { email_verified: undefined };
    expect(await provider().redeem({ code }, secrets)).toMatchObject({ email: 'ada@example.org', emailVerified: true });
    instead['/person'] = (_, response) => json(response, { sub: 'ada', email_verified: true });
    expect(await provider().redeem({ code }, secrets)).toMatchObject({ email: 'ada@example.org', emailVerified: false });
  });

  test('an address that the ID token lacks is requested from the userinfo endpoint', async () => {
    metadata = { userinfo_endpoint: `${issuer}/person` };
    claims = { email: undefined, email_verified: undefined };
    expect(await provider().redeem({ code }, secrets)).toMatchObject({ email: 'ada@example.org', emailVerified: true });
    claims = { ...claims, sub: 'somebody-else' };
    await expect(provider().redeem({ code }, secrets)).rejects.toMatchObject(refused);
  });
});

describe('The provider counts as unavailable', () => {
  test.each<[string, Answer]>([
    ['if it reports a server error', (_, response) => json(response, { error: 'server_error' }, 500)],
    [
      'if it responds with a web page',
      (_, response) => void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    ],
    [
      'if it responds with invalid JSON',
      (_, response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"acc'),
    ],
    ['if it redirects', (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
    ['if it does not know this client', (_, response) => json(response, { error: 'invalid_client' }, 401)],
    ['if it disconnects', (_, response) => void response.destroy()],
  ])('%s', async (_, answer) => {
    const one = provider();
    instead['/.well-known/openid-configuration'] = answer;
    await expect(one.address(secrets)).rejects.toMatchObject(unavailable);
    await expect(one.redeem({ code }, secrets)).rejects.toMatchObject(unavailable);
    instead = { '/token': answer };
    await expect(one.redeem({ code }, secrets)).rejects.toMatchObject(unavailable);
    expect(failures).toHaveLength(3);
  });

  test('if it does not respond in time', async () => {
    instead['/token'] = () => undefined;
    await expect(provider(0.2).redeem({ code }, secrets)).rejects.toMatchObject(unavailable);
  });

  test.each([
    ['if it gives another issuer', { issuer: 'https://another.example' }],
    ['if it gives no sign-in address', { authorization_endpoint: undefined }],
    ['if its sign-in address is invalid', { authorization_endpoint: 'nowhere' }],
  ])('%s', async (_, otherwise) => {
    metadata = otherwise;
    await expect(provider().address(secrets)).rejects.toMatchObject(unavailable);
  });
});

test('The reason names the issuer that the provider states, and the variable to set to it', async () => {
  metadata = { issuer: `${issuer}/realms/home/` };
  const found = `The provider at ${issuer} was not found: it calls itself ${issuer}/realms/home/. Set OIDC_ACME_ISSUER to exactly that.`;
  await expect(provider().address(secrets)).rejects.toMatchObject(unavailable);
  expect(failures).toEqual([found]);
});

test.each(['invalid_grant', 'invalid_request', 'redirect_uri_mismatch'])('A code is refused if the provider answers %s', async (error) => {
  instead['/token'] = (_, response) => json(response, { error }, 400);
  await expect(provider().redeem({ code }, secrets)).rejects.toMatchObject(refused);
});

test('The reason of a failure contains no code, no secret and no token, whatever the provider says', async () => {
  const { codeVerifier } = secrets;
  instead['/token'] = (_, response) => json(response, { error: 'invalid_grant', error_description: `${code} is wrong` }, 400);
  await expect(provider().redeem({ code }, secrets)).rejects.toMatchObject(refused);
  claims = { aud: 'another-client' };
  instead = {};
  await expect(provider().redeem({ code }, secrets)).rejects.toMatchObject(refused);
  expect(failures).toEqual([
    'A code was not redeemed: 400 invalid_grant, … is wrong.',
    expect.stringContaining('unexpected JWT "aud" (audience) claim value'),
  ]);
  for (const secret of [code, codeVerifier, secrets.nonce, 'an-access-token', 'eyJ']) expect(failures.join()).not.toContain(secret);
});
