import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ERROR_CODES } from '../../../server/error-codes.rules.js';
import { claim, register } from '../../builders/accounts/account.js';
import { publishEveryKind } from '../../builders/pages/every-kind.js';
import { aJpeg } from '../../builders/images.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { handlersOf } from '../../support/servers/handlers.js';
import { DESCRIBED_OPERATIONS, whyNotAnswerOf, whyNotDescribed, type DescribedOperation } from '../../support/calls/openapi-answers.js';
import { call } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader, uploadGraphql } from '../../support/calls/uploads.js';

const application = runningApplication({ rateLimits: 'off' });
/** A token of a program, which signing out does not end. */
let token: string;
beforeAll(async () => {
  const account = await register(application);
  const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
  const input = { name: 'Fuzzer', scopes: ['READ', 'PUBLISH', 'MEDIA', 'ACCOUNT'] };
  const data = await graphqlData<{ createAccessToken: { token: string } }>(application.url, create, { input }, account.token);
  token = data.createAccessToken.token;
});

describe('The OpenAPI document', () => {
  test('is served to everybody, on other origins, too, and describes exactly the paths of the product', async () => {
    const answer = await fetch(`${application.url}/api/openapi.json`, { headers: { Origin: 'https://tools.example' } });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const { openapi, servers, paths } = (await answer.json()) as {
      openapi: string;
      servers: { url: string }[];
      paths: Record<string, Record<string, { servers?: unknown }>>;
    };
    expect([openapi, servers]).toEqual(['3.1.1', [{ url: `${application.config.publicUrl}/api` }]]);
    const described = Object.entries(paths)
      .filter(([, methods]) => Object.values(methods).every(({ servers }) => servers === undefined))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
    const handlers = handlersOf(application.nest).filter((handler) => /^(GET|POST) \/api\/[^*]+$/.test(handler));
    const known = handlers.map((handler) => handler.replace('GET', 'get').replace('POST', 'post').replace(' /api', ' '));
    const named = described.map((operation) => operation.replaceAll(/\{(\w+)\}/g, ':$1'));
    expect([...named, 'get /openapi.json'].toSorted()).toEqual(known.toSorted());
  });

  test('tells a wrong answer from a right one', () => {
    const login = (status: number, body: unknown) => whyNotDescribed('POST', 'login', status, body);
    expect([login(200, { token: 'a' }), login(400, { detail: 'No.', code: 'WRONG_CREDENTIALS', username: ['No.'] })]).toEqual([
      undefined,
      undefined,
    ]);
    expect(login(200, {})).toContain('token');
    expect(login(400, { detail: 'No.', code: 'NEVER_HEARD' })).toContain('code');
    expect(login(400, { detail: 'No.', code: 'FIELD_INVALID', username: 'No.' })).toContain('username');
    expect(login(418, {})).toContain('no answer with the status 418');
  });

  test('has every code that an error can have', () => {
    const schema = JSON.stringify(DESCRIBED_OPERATIONS[0]?.responses[400]);
    expect(schema).toContain('#/components/schemas/Refusal');
    for (const code of Object.keys(ERROR_CODES)) {
      expect([code, whyNotDescribed('POST', 'login/', 400, { detail: 'No.', code })]).toEqual([code, undefined]);
    }
  });
});

test('What is described of pages as data is what is sent: words, card and feed, and their refusals', async () => {
  const ada = await anUploader(application);
  await claim(application, ada, 'described');
  await publishEveryKind(application, ada);
  await uploadGraphql(application.url, 'changeWallpaper', await aJpeg(), ada.token);
  await claim(application, await register(application), 'only-claimed');
  const ask = async (id: string, path: string) => {
    const answer = await fetch(application.url + path);
    const type = answer.headers.get('Content-Type')?.replace('; charset=utf-8', '');
    if (type !== 'application/json') return [answer.status, type];
    return [answer.status, type, whyNotAnswerOf(id, answer.status, await answer.json())];
  };
  const found = [200, 'application/json', undefined];
  const nothing = [404, 'application/json', undefined];
  const card = (linkname: string, more = '') => ask('oembed', `/oembed?url=${application.url}/${linkname}${more}`);
  expect([await ask('pageData', '/described.json'), await ask('pageData', '/only-claimed.json')]).toEqual([found, found]);
  expect([await card('described'), await card('described', '&maxwidth=300'), await card('only-claimed')]).toEqual([found, found, found]);
  expect(await card('described', '&format=xml')).toEqual([200, 'text/xml']);
  expect(await card('described', '&format=yaml')).toEqual([501, 'application/json', undefined]);
  expect(await ask('oembed', '/oembed')).toEqual([400, 'application/json', undefined]);
  expect([await ask('pageData', '/nobody-here.json'), await ask('pageFeed', '/described.atom'), await card('nobody-here')]).toEqual([
    nothing,
    nothing,
    nothing,
  ]);
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, ada.token);
  await graphqlData(application.url, 'mutation ($id: ID!) { switchFeed(id: $id, isOn: true) { id } }', { id: myPage.id }, ada.token);
  expect(await ask('pageFeed', '/described.atom')).toEqual([200, 'application/atom+xml']);
});

/** Any JSON value, and often one of the kind that the fields of these paths have. */
const anyValue = fc.oneof(
  { weight: 3, arbitrary: fc.string() },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('', 'ada', 'a@b.example', '\0', '../', '😀'),
);

function fieldsOf({ requestBody }: DescribedOperation): string[] {
  const { schema } = requestBody?.content['application/json'] ?? {};
  return Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
}

/** A request of a path: with its fields, with others, with something that is no object, and with a body that is no JSON. */
function anyRequest(operation: DescribedOperation) {
  const fields = Object.fromEntries(fieldsOf(operation).map((name) => [name, anyValue]));
  const body = fc.oneof(
    { weight: 4, arbitrary: fc.record(fields, { requiredKeys: [] }).map((value) => JSON.stringify(value)) },
    fc.json({ maxDepth: 4 }),
    fc.string(),
  );
  // A URL has no segments of dots alone, in whichever way they are written: they lead to another path.
  const segment = fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .filter((text) => !/^\.{1,2}$/.test(text))
    .map(encodeURIComponent);
  return fc.record({
    body,
    path: segment.map((text) => operation.path.replaceAll(/\{\w+\}/g, () => text) + (operation.method === 'GET' ? `?token=${text}` : '')),
    authorization: fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined).map(() => `Token ${token}`) },
      fc.constantFrom('', 'Token null', 'Bearer x'),
    ),
    type: fc.oneof(
      { weight: 5, arbitrary: fc.constant('application/json') },
      fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'nonsense'),
    ),
  });
}

test.each(DESCRIBED_OPERATIONS)('Whatever is sent to /api/$path, the answer is one that the document describes', async (operation) => {
  const { method } = operation;
  await fc.assert(
    fc.asyncProperty(anyRequest(operation), async ({ path, body, authorization, type }) => {
      const headers = { 'Content-Type': type, ...(authorization !== '' && { Authorization: authorization }) };
      const { status, headers: answered } = await call(application.url, path, { method, headers, ...(method === 'POST' && { body }) });
      expect(status).toBeLessThan(500);
      expect(answered.get('Content-Type')).toMatch(/^application\/json/);
    }),
    { numRuns: 40 },
  );
});
