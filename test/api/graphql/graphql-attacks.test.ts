import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { HOSTILE_DOCUMENTS } from '../../builders/injection/hostile-documents.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { startApplication } from '../../support/servers/application.js';
import { anUploader } from '../../support/calls/uploads.js';
import { eventually } from '../../support/waiting.js';
import { graphql, type GraphqlError } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';

// What is refused here would use up the limit of the network.
const application = runningApplication({ rateLimits: 'off' });
let ada: TestAccount;
beforeAll(async () => {
  ada = await register(application);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function send(body: string): Promise<{ readonly codes: string[]; readonly text: string }> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Token ${ada.token}` };
  const text = await (await fetch(`${application.url}/graphql`, { method: 'POST', headers, body })).text();
  const { errors = [] } = JSON.parse(text) as { errors?: GraphqlError[] };
  return { codes: errors.map(({ extensions }) => extensions.code), text };
}

/** Lists within lists. */
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('SF-08 An attack on the server of GraphQL is refused before a page is read, with a short answer', () => {
  test.each(HOSTILE_DOCUMENTS)('%s', async (_, query, code) => {
    const store = application.nest.get(PageStore);
    const readings = [jest.spyOn(store, 'find'), jest.spyOn(store, 'lookUp')];
    const { codes, text } = await send(JSON.stringify({ query }));
    expect(codes).toContain(code);
    expect(text.length).toBeLessThan(32_768);
    for (const reading of readings) expect(reading).not.toHaveBeenCalled();
  });

  test.each([
    ['one of a megabyte', JSON.stringify('x'.repeat(1_000_000)), 'BAD_USER_INPUT'],
    [
      'a hundred thousand unknown fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [`k${at}`, 0]))),
      'BAD_USER_INPUT',
    ],
    ['a hundred thousand values', JSON.stringify(Array.from({ length: 100_000 }, () => 7)), 'BAD_USER_INPUT'],
    ['values within values, 50 levels', deep(50), 'BAD_USER_INPUT'],
    ['values within values, 500,000 levels', deep(500_000), 'BAD_REQUEST'],
  ])('variables: %s', async (_, value, code) => {
    const query = 'query ($id: ID!, $n: Int!) { page(id: $id) { id } pageVersion(version: $n) { version } }';
    const { codes, text } = await send(`{"query":${JSON.stringify(query)},"variables":{"id":"a","n":${value}}}`);
    expect(codes).toContain(code);
    expect(text.length).toBeLessThan(32_768);
  });
});

test('LM-17 JSON whose lists and objects lie more than 64 levels deep in each other is refused before it is parsed, by both APIs', async () => {
  const uploader = await anUploader(application);
  const parsing = jest.spyOn(JSON, 'parse');
  const sentence = 'The request could not be read. The lists and objects of its JSON may lie at most 64 levels deep in each other.';
  const refused = async (path: string, body: string | FormData): Promise<unknown> => {
    const type: [string, string] = typeof body === 'string' ? ['Content-Type', 'application/json'] : ['Apollo-Require-Preflight', 'true'];
    const headers = [type, ['Authorization', `Token ${uploader.token}`]] satisfies [string, string][];
    const answer = await fetch(application.url + path, { method: 'POST', headers, body });
    const text = await answer.text();
    return answer.status === 400 && text.includes('"code":"BAD_REQUEST"') && text.includes(sentence);
  };
  // The object of the body is the first level.
  const bodies = (levels: number) => [
    `{"first_name":${deep(levels - 1)}}`,
    `{"first_name":${'{"a":'.repeat(levels - 1)}0${'}'.repeat(levels)}`,
  ];
  for (const path of ['/api/getdatapublic', '/api/postdata', '/graphql']) {
    for (const body of bodies(65)) expect([path, await refused(path, body)]).toEqual([path, true]);
    for (const body of bodies(64)) expect([path, await refused(path, body)]).toEqual([path, false]);
  }
  const form = new FormData();
  form.set('operations', `{"query":"","variables":${deep(64)}}`);
  form.set('map', '{"0":["variables.image"]}');
  form.set('0', new Blob(['x']), 'a.png');
  expect(await refused('/graphql', form)).toBe(true);
  const deepest = parsing.mock.calls.filter(([text]) => text.includes(deep(64)) || text.includes('{"a":'.repeat(64)));
  expect(deepest).toEqual([]);
});

test('LM-03 Of a document with many faults, at most thirty are named', async () => {
  const { codes } = await send(JSON.stringify({ query: `{ ${Array.from({ length: 100 }, (_, at) => `w${at}`).join(' ')} }` }));
  // The last one says that there may be more.
  expect(codes).toEqual(Array.from({ length: 31 }, () => 'GRAPHQL_VALIDATION_FAILED'));
});

test('LM-20 Another kind of value in the place of one of an enum is not printed', async () => {
  const query = 'mutation ($access: PageAccess!) { changePageAccess(id: "x", access: $access) { __typename } }';
  const { errors } = await graphql(application.url, query, { access: { secret: 'secret' } });
  expect(errors[0]?.message).toBe('Variable "$access" has an invalid value; The value does not exist in "PageAccess" enum.');
});

test('LM-04 Faulty variables count as a refused document', async () => {
  const limited = await startApplication();
  try {
    const query = 'query ($name: String!) { linknameAvailability(linkname: $name) { available } }';
    const ask = (name: unknown) => graphql(limited.url, query, { name });
    // The second one has 40 kB, and counts as three.
    for (let at = 0; at < 30; at += 1) {
      const faults = [(await ask(7)).errors, (await ask(Array.from({ length: 20_001 }, () => 0))).errors];
      expect(faults).toMatchObject([[{ extensions: { code: 'BAD_USER_INPUT' } }], [{ extensions: { code: 'BAD_USER_INPUT' } }]]);
    }
    expect((await ask(7)).status).toBe(429);
  } finally {
    await limited.stop();
  }
});

test('LM-13 A large faulty request counts as several, and a network that has sent too many gets one a second read', async () => {
  const limited = await startApplication();
  try {
    const sendLarge = (more: string) =>
      fetch(`${limited.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: `{"query":"query ($name: String!) { linknameAvailability(linkname: $name) { available } }","variables":{"name":{${more}"a":"${'x'.repeat(500_000)}"}}}`,
      });
    const good = '{ reservedLinknames }';
    expect((await graphql(limited.url, good)).errors).toEqual([]);
    for (let at = 0; at < 4; at += 1) expect(await (await sendLarge('')).text()).toContain('BAD_USER_INPUT');
    const statuses = [];
    // What is no JSON shows whether it was read.
    for (let at = 0; at < 3; at += 1) statuses.push((await sendLarge('no JSON')).status);
    expect(statuses).toEqual([400, 429, 429]);
    expect((await graphql(limited.url, good)).errors).toEqual([]);
    await eventually(async () => expect((await sendLarge('no JSON')).status).toBe(400));
  } finally {
    await limited.stop();
  }
});

test('A network that sends refused documents without end is answered at once, and may still send documents that were accepted', async () => {
  const limited = await startApplication();
  try {
    const ask = (query: string) => graphql(limited.url, query);
    const good = '{ reservedLinknames }';
    expect((await ask(good)).errors).toEqual([]);
    for (let at = 0; at < 120; at += 1)
      expect((await ask(`{ wrong${at} }`)).errors).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
    const { status, headers, errors } = await ask('{ wrong }');
    expect([status, errors[0]?.extensions.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect((await ask('{ linknameAvailability(linkname: "x") { available } }')).status).toBe(429);
    expect((await ask(good)).errors).toEqual([]);
  } finally {
    await limited.stop();
  }
});
