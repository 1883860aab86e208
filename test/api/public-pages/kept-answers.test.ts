import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { DocumentLoader } from '../../../server/gateway/web/public-pages/document-loader.js';
import { aPageAt, claim, publish, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { graphql } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { eventually } from '../../support/waiting.js';
import { DEFAULT_LANGUAGE } from '../../../server/languages.rules.js';

const PAGE = 'query ($linkname: String!) { publicPage(linkname: $linkname) { linkname design { title tiles { name } } } }';

const application = runningApplication({ rateLimits: 'off' });
let ada: TestAccount;
beforeAll(async () => {
  ada = await aPageAt(application, 'kept', aDesign({ title: 'First' }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

interface Answer {
  readonly text: string;
  readonly headers: Record<string, string>;
}

async function ask(query: string, variables: object = { linkname: 'kept' }, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${application.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  // These differ between any two answers.
  const others = [...response.headers].filter(([name]) => !['date', 'set-cookie', 'x-request-id'].includes(name));
  return { text: await response.text(), headers: Object.fromEntries(others) };
}

/** How often the page is looked up while this runs, and what it returns. */
async function lookUpsOf<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const lookUps = jest.spyOn(application.nest.get(DocumentLoader), 'lookUp');
  const result = await work();
  return [lookUps.mock.calls.length, result];
}

test('The same query about one public page gets the same bytes and headers, without being executed, until the page changes', async () => {
  // The first answer renders the page.
  await ask(PAGE);
  const first = await ask(PAGE);
  const [lookUps, second] = await lookUpsOf(() => ask(PAGE, undefined, { Authorization: 'Token nobody', Origin: 'https://tools.example' }));
  expect([lookUps, second]).toEqual([0, first]);
  expect(first.text).toContain('"title":"First"');
  await publish(application, ada, aDesign({ title: 'Second' }), 1);
  expect((await ask(PAGE)).text).toContain('"title":"Second"');
  await claim(application, ada, 'kept-elsewhere');
  // The second answer could be kept: the first one has loaded what is at the former linkname.
  for (let time = 1; time <= 2; time += 1)
    expect((await ask(PAGE)).text).toContain('"linkname":"kept-elsewhere","design":{"title":"Second"');
  await publish(application, ada, aDesign({ title: 'Moved' }), 2);
  expect((await ask(PAGE)).text).toContain('"title":"Moved"');
  await claim(application, ada, 'kept');
  expect((await ask(PAGE)).text).toContain('"linkname":"kept","design":{"title":"Moved"');
});

test.each(['null', '1', '"text"', '[]'])('While an answer is kept, the body %s is refused with status 400', async (body) => {
  await ask(PAGE);
  await ask(PAGE);
  const { status } = await fetch(`${application.url}/graphql`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  expect(status).toBe(400);
});

test('A kept answer does not keep a former document of the page in memory', async () => {
  await ask(PAGE);
  const find = () => application.nest.get(DocumentLoader).find('kept', DEFAULT_LANGUAGE)!;
  const former = new WeakRef(find());
  await ask(PAGE);
  await fetch(`${application.url}/kept.json`);
  await publish(application, ada, aDesign({ title: 'Third' }), 3);
  await ask(PAGE.replace('title', 'title bio'));
  expect(find().source?.page?.shownDesign.title).toBe('Third');
  await eventually(() => {
    collectGarbage();
    expect(former.deref()).toBeUndefined();
    return Promise.resolve();
  });
});

test('Another page, another document, other variables and another media type get an answer of their own', async () => {
  await aPageAt(application, 'kept-too', aDesign({ title: 'Another' }));
  const choose = 'query ($linkname: String!, $not: Boolean!) { publicPage(linkname: $linkname) { linkname @skip(if: $not) address } }';
  const asked = [
    () => ask(PAGE, { linkname: 'kept' }),
    () => ask(PAGE, { linkname: 'kept-too' }),
    () => ask('{ publicPage(linkname: "kept") { wallpaper { url } } }'),
    () => ask(choose, { linkname: 'kept', not: true }),
    () => ask(choose, { linkname: 'kept', not: false }),
    () => ask(PAGE, { linkname: 'kept' }, { Accept: 'application/graphql-response+json' }),
  ];
  await ask(PAGE, { linkname: 'kept-too' });
  const answers = await Promise.all(asked.map((one) => one()));
  expect(new Set(answers.map(({ text, headers }) => text + headers['content-type'])).size).toBe(asked.length);
  const [lookUps, again] = await lookUpsOf(() => Promise.all(asked.map((one) => one())));
  expect([lookUps, again]).toEqual([0, answers]);
});

test('An answer with more than one public page, with an error, or to a mutation is made anew each time', async () => {
  const { token } = ada;
  const others = [
    '{ me { username } publicPage(linkname: "kept") { address } }',
    '{ a: publicPage(linkname: "kept") { address } b: publicPage(linkname: "kept") { address } }',
    'query ($linkname: String!) { ...page } fragment page on Query { publicPage(linkname: $linkname) { address } }',
  ];
  for (const query of others) {
    await graphql(application.url, query, { linkname: 'kept' }, token);
    const [lookUps] = await lookUpsOf(() => graphql(application.url, query, { linkname: 'kept' }, token));
    expect(lookUps).toBeGreaterThan(0);
    jest.restoreAllMocks();
  }
  const mine = await graphql(application.url, others[0]!, { linkname: 'kept' }, token);
  expect(mine.data).toMatchObject({ me: { username: ada.username } });
  expect((await graphql(application.url, others[0]!, { linkname: 'kept' })).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
});
