import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import type { ErrorCode } from '../../../server/error-codes.rules.js';
import { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { startApplication } from '../../support/servers/application.js';
import { captureLog } from '../../support/servers/captured-log.js';
import { expectRequestIds, graphql, type GraphqlError } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();
let ada: TestAccount;
beforeAll(async () => {
  ada = await register(application);
});

const send = (query: string, token?: string) => graphql(application.url, query, {}, token);

interface RawAnswer {
  readonly status: number;
  readonly type: string | null;
  readonly errors: readonly GraphqlError[];
  readonly text: string;
}

async function raw(init: RequestInit, query = ''): Promise<RawAnswer> {
  const response = await fetch(`${application.url}/graphql${query}`, init);
  const text = await response.text();
  const { errors = [] } = JSON.parse(text) as { errors?: GraphqlError[] };
  expectRequestIds(errors, response);
  return { status: response.status, type: response.headers.get('Content-Type'), errors, text };
}

const postRaw = (body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  raw({ method: 'POST', headers, body });

function expectRefused(answer: Pick<RawAnswer, 'status' | 'errors'>, sentence: RegExp, code: ErrorCode, status = 200): void {
  expect(answer.status).toBe(status);
  expect(answer.errors[0]?.message).toMatch(sentence);
  expect(answer.errors[0]?.extensions).toEqual({ code, requestId: expect.any(String) });
}

describe('A faulty document or variable in a well-formed request', () => {
  const broken = '{ me {';
  const unknownField = '{ nonsense }';
  const wrongVariable = { query: 'query ($name: String!) { publicPage(linkname: $name) { linkname } }', variables: { name: 7 } };

  test.each([
    ['*/*', 200, /^application\/json/],
    ['application/json', 200, /^application\/json/],
    ['application/graphql-response+json', 400, /^application\/graphql-response\+json/],
    ['application/graphql-response+json, application/json;q=0.9', 400, /^application\/graphql-response\+json/],
    ['application/json, application/graphql-response+json;q=0.9', 200, /^application\/json/],
  ])('accepted as %s has the status %i', async (accept, status, type) => {
    for (const request of [{ query: broken }, { query: unknownField }, wrongVariable]) {
      const answer = await postRaw(JSON.stringify(request), { 'Content-Type': 'application/json', Accept: accept });
      expect(answer).toMatchObject({ status, type: expect.stringMatching(type) });
      expect(answer.errors).toHaveLength(1);
      expect(JSON.parse(answer.text)).not.toHaveProperty('data');
    }
  });
});

describe('The GraphQL API', () => {
  test('can be read by introspection', async () => {
    const { data, errors } = await send(getIntrospectionQuery());
    expect(errors).toEqual([]);
    const schema = buildClientSchema(data as unknown as IntrospectionQuery);
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toContain('publishPage');
  });

  test('is not shown as a web page', async () => {
    const response = await fetch(`${application.url}/graphql`, { headers: { Accept: 'text/html' } });
    expect(response.headers.get('Content-Type')).not.toContain('text/html');
  });

  test.each([
    ['{ nonsense }', /Cannot query field "nonsense"/, 'GRAPHQL_VALIDATION_FAILED', 200],
    ['{ me { username ', /Syntax Error/, 'GRAPHQL_PARSE_FAILED', 200],
    [
      'mutation { logIn(input: { username: 3, password: "x" }) { token } }',
      /String cannot represent a non string value/,
      'GRAPHQL_VALIDATION_FAILED',
      200,
    ],
    ['query a { __typename } query b { __typename }', /operation name/, 'OPERATION_RESOLUTION_FAILURE', 200],
    ['', /non-empty `query`/, 'BAD_REQUEST', 400],
  ] as const)('refuses the invalid query %j with a clear sentence and a code', async (query, sentence, code, status) => {
    expectRefused(await send(query), sentence, code, status);
  });

  test('refuses the hash of a document without the document, in the words by which clients know to send both', async () => {
    const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) };
    const answer = await postRaw(JSON.stringify({ extensions: { persistedQuery } }));
    expectRefused(answer, /^PersistedQueryNotSupported$/, 'PERSISTED_QUERY_NOT_SUPPORTED');
  });
});

describe('One request is at most one attempt to sign in', () => {
  const field = (name: string) => `${name}: logIn(input: { username: "ada", password: "${name}" }) { token }`;

  test.each([
    ['aliases', `mutation { ${field('a')} ${field('b')} }`],
    ['a fragment', `mutation { ${field('a')} ...more } fragment more on Mutation { ${field('b')} }`],
    ['an inline fragment', `mutation { ${field('a')} ... on Mutation { ${field('b')} } }`],
    ['register beside logIn', `mutation { ${field('a')} register(input: { username: "b", email: "c", password: "d" }) { token } }`],
  ])('is not avoided by %s', async (_, query) => {
    expectRefused(await send(query), /only once/, 'ONE_PER_REQUEST');
  });

  test('a fragment that is spread twice is one attempt', async () => {
    const query = `mutation { ...attempt ...attempt } fragment attempt on Mutation { ${field('a')} }`;
    const { data, errors } = await send(query);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'WRONG_CREDENTIALS' } }]);
  });

  test('several operations in one HTTP request are refused', async () => {
    const one = { query: `mutation { ${field('a')} }` };
    expectRefused(await postRaw(JSON.stringify([one, one])), /request of its own/, 'BATCH_REFUSED', 400);
  });
});

describe('A query that requests too much', () => {
  const tooDeep = '__type(name: "Query") { fields { type { ofType { ofType { ofType { ofType { ofType { ofType { ofType { name';

  test('is refused for its depth', async () => {
    expectRefused(await send(`{ ${tooDeep} ${'}'.repeat(tooDeep.split('{').length)}`), /levels deep/, 'QUERY_TOO_DEEP');
  });

  test('is refused for its aliases', async () => {
    const aliases = Array.from({ length: 16 }, (_, index) => `a${index}: linknameAvailability(linkname: "x") { available }`);
    expectRefused(await send(`{ ${aliases.join(' ')} }`), /at most 15 aliases/, 'TOO_MANY_ALIASES');
  });

  test('is refused for its cost, before any page is read: fifteen times a complete page, or the page of the user', async () => {
    const readings = jest.spyOn(application.nest.get(PageStore), 'find');
    const lookUps = jest.spyOn(application.nest.get(PageStore), 'lookUp');
    const fifteen = (field: string) => `{ ${Array.from({ length: 15 }, (_, at) => `a${at}: ${field}`).join(' ')} }`;
    expectRefused(
      await send(fifteen('publicPage(linkname: "x") { design { tiles { html } } }')),
      /asks for too much at once/,
      'QUERY_TOO_EXPENSIVE',
    );
    expectRefused(await send(fifteen('myPage { version }'), ada.token), /asks for too much at once/, 'QUERY_TOO_EXPENSIVE');
    expectRefused(await send(`{ me ${fifteen('page { version }')} }`, ada.token), /asks for too much at once/, 'QUERY_TOO_EXPENSIVE');
    expect([readings.mock.calls, lookUps.mock.calls]).toEqual([[], []]);
    expect((await send('{ myPage { version } }', ada.token)).errors).toEqual([]);
    expect(readings).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  test('is refused for its directives', async () => {
    const { errors } = await send(`{ me { username ${'@include(if: true) '.repeat(21)} } }`);
    expect(errors.map(({ extensions }) => extensions.code)).toContain('TOO_MANY_DIRECTIVES');
    const spread = Array.from({ length: 21 }, () => 'username @include(if: true)').join(' ');
    expectRefused(await send(`{ me { ${spread} } }`), /at most 20 directives/, 'TOO_MANY_DIRECTIVES');
  });

  test('is refused for its length', async () => {
    expectRefused(await send(`{ me { ${'username '.repeat(1_500)} } }`), /at most 1500 tokens/, 'QUERY_TOO_LONG');
  });

  test('is refused for circular fragments', async () => {
    const query = '{ me { ...a } } fragment a on Account { page { ...b } } fragment b on MyPage { ...c } fragment c on MyPage { ...b }';
    expectRefused(await send(query), /itself/, 'GRAPHQL_VALIDATION_FAILED');
  });

  test('is refused with a GraphQL error if its body is over 1 MB plus the size of a query', async () => {
    const { status, errors } = await postRaw(
      JSON.stringify({ query: '{ me { username } }', variables: { x: 'x'.repeat(1_048_576 + 16_384) } }),
    );
    expect([status, errors]).toEqual([
      413,
      [{ message: expect.stringMatching(/larger than 1 MB/), extensions: { code: 'TOO_LARGE', requestId: expect.any(String) } }],
    ]);
  });
});

describe('An invalid request', () => {
  test.each([
    ['malformed JSON', '{', 400],
    ['no object', '"text"', 400],
    ['nothing', '', 400],
  ])('%s gets a GraphQL error', async (_, body, status) => {
    const answer = await postRaw(body);
    expect([answer.status, answer.type]).toEqual([status, expect.stringMatching(/json/)]);
    expect(answer.errors).toMatchObject([{ message: expect.any(String), extensions: { code: expect.any(String) } }]);
    expect(answer.text).not.toMatch(/stack|node_modules/i);
  });

  test('a variable of a wrong type gets a clear sentence', async () => {
    const query = 'query ($name: String!) { linknameAvailability(linkname: $name) { available } }';
    expectRefused(
      await postRaw(JSON.stringify({ query, variables: { name: 7 } })),
      /String cannot represent a non string value/,
      'BAD_USER_INPUT',
    );
    expectRefused(await postRaw(JSON.stringify({ query })), /was not provided/, 'BAD_USER_INPUT');
  });

  const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }';
  const inline = (input: string) => `mutation { register(input: { ${input} }) { token } }`;
  test.each([
    [REGISTER, { input: { username: 'ada', password: 'secret at "x"; ' } }, 'Variable "$input" has an invalid value; Field "email" of'],
    [REGISTER, { input: 'secret' }, 'Variable "$input" has an invalid value; Expected type "RegisterInput" to be an object'],
    [
      REGISTER,
      { input: { username: 'ada', email: '', password: ['secret'] } },
      'Variable "$input" has an invalid value at "input.password"; String cannot represent a non string value.',
    ],
    [
      REGISTER,
      { input: { username: 'ada', email: '', password: 'secret', extra: 1 } },
      'Variable "$input" has an invalid value; Field "extra"',
    ],
    [
      'mutation ($scope: AccessScope!) { createAccessToken(input: { name: "", scopes: [$scope] }) { token } }',
      { scope: 'secret' },
      'Variable "$scope" has an invalid value; The value does not exist in "AccessScope" enum.',
    ],
    [inline('username: "ada", email: "", password: {secret: 1}'), {}, 'String cannot represent a non string value.'],
    [inline('username: "ada", email: "", password: "secret", extra: "secret"'), {}, 'Field "extra" is not defined'],
    [
      'mutation { createAccessToken(input: { name: "", scopes: secret }) { token } }',
      {},
      'The value does not exist in "AccessScope" enum.',
    ],
    [
      'mutation ($scope: AccessScope!) { createAccessToken(input: { name: "", scopes: [$scope] }) { token } }',
      { scope: `"secret"${'x'.repeat(700)}` },
      'The value does not exist in "AccessScope" enum.',
    ],
    [inline('username: "ada", password "secret"'), {}, 'Syntax Error: Expected ":", found String.'],
    [inline('username: "ada", password """secret"""'), {}, 'Syntax Error: Expected ":", found BlockString.'],
    ['"a" "secret"', {}, 'Syntax Error: Unexpected String.'],
  ])('a refused value is not repeated: %s %j', async (query, variables, sentence) => {
    const { errors, text } = await postRaw(JSON.stringify({ query, variables }));
    expect(errors[0]?.message).toContain(sentence);
    expect(text).not.toContain('secret');
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s answers 405 with a GraphQL error and names the right methods', async (method) => {
    const answer = await fetch(`${application.url}/graphql`, { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
    const extensions = { code: 'METHOD_NOT_ALLOWED', requestId: answer.headers.get('X-Request-Id') };
    expect(await answer.json()).toEqual({ errors: [{ message: expect.any(String), extensions }] });
  });

  test('a subscription is an error of the query, because the API has none', async () => {
    const { errors } = await send('subscription { x }');
    expect(errors).toMatchObject([{ message: expect.stringMatching(/subscription/), extensions: { code: 'BAD_REQUEST' } }]);
  });

  test('a media type that the API does not answer with is refused', async () => {
    const answer = await postRaw('{"query":"{ __typename }"}', { 'Content-Type': 'application/json', Accept: 'text/html' });
    expectRefused(answer, /accept/, 'NOT_ACCEPTABLE', 406);
  });

  test('an address written with escapes leads to the same API', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${application.url}/%67raphql`, { method: 'POST', headers, body: '{' });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([400, 'no-store']);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    // A form with a file is accepted only from a client that may add a header.
    ['multipart/form-data; boundary=x', 400],
  ])('a form of another site (%s) cannot send a query', async (type, expected) => {
    const { status } = await postRaw(JSON.stringify({ query: 'mutation { logOut }' }), { 'Content-Type': type });
    expect(status).toBe(expected);
  });

  test('an image or a link of another site cannot send a query', async () => {
    const query = `?query=${encodeURIComponent('{ __typename }')}`;
    expectRefused(await raw({}, query), /CSRF/, 'BAD_REQUEST', 400);
  });

  test('a mutation cannot be sent by GET', async () => {
    const query = `?query=${encodeURIComponent('mutation { logOut }')}`;
    const answer = await raw({ headers: { 'Apollo-Require-Preflight': 'true', Authorization: `Token ${ada.token}` } }, query);
    expectRefused(answer, /only support query operations/, 'METHOD_NOT_ALLOWED', 405);
  });
});

test('an unexpected server error gets a response with the id of the request; its cause is in the log, without a token', async () => {
  const broken = await startApplication({ logLevel: 'silent' });
  try {
    const { token } = await register(broken);
    await broken.dataSource.query('ALTER TABLE account RENAME TO account_elsewhere');
    const log = captureLog(broken.nest);
    const answer = await graphql(broken.url, '{ me { username } }', {}, token);
    expect(answer.errors).toEqual([
      {
        message: 'Something went wrong on our side. Please try again in a moment.',
        path: ['me'],
        locations: [{ line: 1, column: 3 }],
        extensions: { code: 'INTERNAL', requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
      },
    ]);
    const { requestId } = answer.errors[0]!.extensions as unknown as { requestId: string };
    expect(log).toEqual([expect.stringContaining(`Request ${requestId} failed at me`)]);
    expect(log[0]).toContain('relation "account" does not exist');
    expect(log[0]).not.toContain(token);
  } finally {
    await broken.stop();
  }
});
