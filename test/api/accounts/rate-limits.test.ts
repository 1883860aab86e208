import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { RATE_LIMITS } from '../../../server/accounts/limits/rate-limit.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { anotherClient, behindProxy } from '../../support/proxies/client-addresses.js';
import { createTestDatabase } from '../../support/database/database.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken, type RestAnswer } from '../../support/calls/rest.js';
import { anUploader, uploadGraphql, uploadRest } from '../../support/calls/uploads.js';
import { runningApplication } from '../../support/servers/running-application.js';

const sentence = /^That was tried too often\. Wait \d+ (seconds|minutes) and try again\.$/;
const minutes15 = 15 * 60;

type Client = ReturnType<typeof anotherClient>;

const application = runningApplication(behindProxy);
let ada: TestAccount;
beforeAll(async () => {
  ada = await register(application);
});

const send = (path: string, body: unknown, headers: Record<string, string>) => post(application.url, path, body, headers);

const guess = (client: Client, typed: object = {}) => send('login/', { username: ada.username, password: 'a guess', ...typed }, client);

async function times(count: number, call: () => Promise<RestAnswer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 1; time <= count; time += 1) statuses.push((await call()).status);
  return statuses;
}

/** The refusal is whole, and its header says the same wait as its sentence. */
function expectTooMany({ status, headers, body }: RestAnswer, longest: number): void {
  expect([status, body]).toEqual([429, { detail: expect.stringMatching(sentence), code: 'TOO_MANY_ATTEMPTS' }]);
  expect(headers.get('Content-Type')).toMatch(/^application\/json/);
  const seconds = Number(headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(longest - 60);
  expect(seconds).toBeLessThanOrEqual(longest);
  expectLimit(headers);
  const told = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  expect(body?.detail).toContain(`Wait ${told} and`);
}

/** The limit that is reached, in the form of the draft `draft-ietf-httpapi-ratelimit-headers-10`, with the wait of `Retry-After`. */
function expectLimit(headers: Headers): void {
  const [, name, most, within] = /^"([a-z-]+)";q=(\d+);w=(\d+)$/.exec(headers.get('RateLimit-Policy') ?? '') ?? [];
  const limit = Object.values(RATE_LIMITS).find((one) => one.name === name);
  expect([most, within]).toEqual([String(limit?.attempts), String(limit?.seconds)]);
  expect(headers.get('RateLimit')).toBe(`"${name}";r=0;t=${headers.get('Retry-After')}`);
}

/** As `expectTooMany`, of GraphQL: its status is 200, as with every refusal. */
async function expectTooManyOfGraphql(query: string, client: Client, { longest, token }: { longest: number; token?: string }) {
  const { status, headers, data, errors } = await graphql(application.url, query, {}, token, client);
  const [error] = errors;
  expect([status, data, error?.extensions.code]).toEqual([200, null, 'TOO_MANY_ATTEMPTS']);
  expect(error?.message).toMatch(sentence);
  const seconds = error?.extensions.retryAfter ?? 0;
  expect(seconds).toBeGreaterThan(longest - 60);
  expect(seconds).toBeLessThanOrEqual(longest);
  expect(headers.get('Retry-After')).toBe(String(seconds));
  expectLimit(headers);
  expect(error?.extensions.values).toEqual({ count: expect.any(Number), unit: expect.stringMatching(/^(seconds|minutes|hours)$/) });
}

const logIn = (username: string, password: string) =>
  `mutation { logIn(input: { username: "${username}", password: "${password}" }) { token } }`;

/** What is left, in the form of the same draft. */
function leftOf(headers: Headers): { policy: string | null; left: number; seconds: number } {
  const [, left, seconds] = /^"[a-z-]+";r=(\d+);t=(\d+)$/.exec(headers.get('RateLimit') ?? '') ?? [];
  return { policy: headers.get('RateLimit-Policy'), left: Number(left), seconds: Number(seconds) };
}

test('Dry runs by a token that may not publish count for themselves, and leave the owner each publication', async () => {
  const owner = await register(application);
  const create = 'mutation { createAccessToken(input: { name: "Reader", scopes: [READ] }) { token } }';
  const { createAccessToken } = await graphqlData<{ createAccessToken: { token: string } }>(application.url, create, {}, owner.token);
  const query = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
  const input = { design: asInput(aDesign()), basedOnVersion: 0 };
  const limitOf = async (token: string, more: object) => {
    const { errors, headers } = await graphql(application.url, query, { input: { ...input, ...more } }, token);
    expect(errors).toEqual([]);
    return leftOf(headers);
  };
  const tries = [await limitOf(createAccessToken.token, { dryRun: true }), await limitOf(createAccessToken.token, { dryRun: true })];
  expect(tries).toMatchObject([199, 198].map((left) => ({ policy: '"try-publication";q=200;w=600', left })));
  expect(await limitOf(owner.token, { dryRun: true })).toMatchObject({ policy: '"publish";q=200;w=600', left: 199 });
  expect(await limitOf(owner.token, {})).toMatchObject({ policy: '"publish";q=200;w=600', left: 198 });
});

test('The query for limits lists each rate that a publication or a dry run names in its header', async () => {
  const { limits } = await graphqlData<{ limits: { rates: object[] } }>(application.url, '{ limits { rates { name attempts seconds } } }');
  for (const { name, attempts, seconds } of [RATE_LIMITS.publish, RATE_LIMITS.tryPublication])
    expect(limits.rates).toContainEqual({ name, attempts, seconds });
});

describe('An answer to a request that counts', () => {
  const policy = '"log-in-from-network";q=60;w=900';

  test('names what is left of the first limit, in both APIs', async () => {
    const client = anotherClient();
    const first = leftOf((await guess(client)).headers);
    const second = leftOf((await graphql(application.url, logIn('nobody', 'wrong-password'), {}, undefined, client)).headers);
    expect([first, second]).toEqual([
      { policy, left: 59, seconds: expect.any(Number) },
      { policy, left: 58, seconds: expect.any(Number) },
    ]);
    for (const { seconds } of [first, second]) {
      expect(seconds).toBeGreaterThan(840);
      expect(seconds).toBeLessThanOrEqual(900);
    }
  });

  test('tells nothing about the count of one account or address, and no other answer has the headers', async () => {
    const client = anotherClient();
    const asked = await post(application.url, 'recoverusername/', { email: 'nobody@example.org' }, client);
    expect(leftOf(asked.headers)).toMatchObject({ policy: '"recover-from-network";q=30;w=3600', left: 29 });
    const { headers } = await graphql(application.url, '{ reservedLinknames }', {}, undefined, client);
    expect([headers.get('RateLimit'), headers.get('RateLimit-Policy')]).toEqual([null, null]);
  });
});

describe('Logging in', () => {
  test('WI-21 POST /api/login/ too often answers 429 with Retry-After, also with the right password', async () => {
    const client = anotherClient();
    expect(await times(10, () => guess(client))).toEqual(Array(10).fill(400));
    expectTooMany(await guess(client), minutes15);
    expectTooMany(await guess(client, { password: ada.password }), minutes15);
  });

  test('too often is also refused by GraphQL, and counted together with REST', async () => {
    const client = anotherClient();
    await times(5, () => guess(client));
    for (let time = 1; time <= 5; time += 1) {
      const { errors } = await graphql(application.url, logIn(ada.username, 'a guess'), {}, undefined, client);
      expect(errors[0]?.extensions).toEqual({ code: 'WRONG_CREDENTIALS', requestId: expect.any(String) });
    }
    await expectTooManyOfGraphql(logIn(ada.username, ada.password), client, { longest: minutes15 });
    expectTooMany(await guess(client), minutes15);
  });

  test('with the right password is allowed more often than with a wrong one', async () => {
    const client = anotherClient();
    expect(await times(15, () => guess(client, { password: ada.password }))).toEqual(Array(15).fill(200));
  });

  test('checks no more simultaneous guesses than guesses one by one', async () => {
    const client = anotherClient();
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess(client)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  test('works from another address while an attacker guesses', async () => {
    const [stranger, owner] = [anotherClient(), anotherClient()];
    await Promise.all(Array.from({ length: 20 }, () => guess(stranger)));
    expectTooMany(await guess(stranger), minutes15);
    expect((await guess(owner, { password: ada.password })).status).toBe(200);
  });

  test('works from another address while attackers at many addresses guess, who have few tries each', async () => {
    const victim = await register(application);
    const strangers = Array.from({ length: 10 }, anotherClient);
    const typed = { username: victim.username };
    for (const stranger of strangers) await Promise.all(Array.from({ length: 10 }, () => guess(stranger, typed)));
    const [further, owner] = [anotherClient(), anotherClient()];
    expect(await times(4, () => guess(further, typed))).toEqual([400, 400, 400, 429]);
    expect((await guess(owner, { ...typed, password: victim.password })).status).toBe(200);
  });

  test('responds to an unknown name as to a known one, also after too many attempts', async () => {
    const answers = async (username: string) => {
      const client = anotherClient();
      const all: unknown[] = [];
      for (let time = 1; time <= 12; time += 1) {
        const { status, body } = await guess(client, { username });
        all.push([status, body?.code, body?.detail]);
      }
      return all;
    };
    expect(await answers(`nobody-${ada.username}`)).toEqual(await answers(ada.username));
  });

  test('treats a name in another case, or with blanks around it, as the same name', async () => {
    const client = anotherClient();
    const { username } = ada;
    const ways = [username, username.toUpperCase(), ` ${username}`, `${username}\t`, `\u00a0${username}`, `\ufeff${username}\n`];
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await guess(client, { username: ways[time % ways.length] })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    expect((await guess(client, { username, password: ada.password })).status).toBe(429);
  });

  test.each([
    ['full-width letters', (name: string) => name.replace('a', 'ａ')],
    ['a Cyrillic letter', (name: string) => name.replace('a', 'а')],
    ['an invisible character', (name: string) => `${name}\u200b`],
    ['a NUL', (name: string) => `${name}\0`],
  ])('finds no account for a look-alike with %s, even with its password', async (_, alike) => {
    const { status, body } = await guess(anotherClient(), { username: alike(ada.username), password: ada.password });
    expect([status, body?.code]).toEqual([400, 'WRONG_CREDENTIALS']);
  });

  test('counts the guesses of one address at many accounts', async () => {
    const client = anotherClient();
    const answers = await Promise.all(Array.from({ length: 65 }, (_, index) => guess(client, { username: `somebody-${index}` })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expectTooMany(await guess(client, { username: 'somebody-else' }), minutes15);
  });
});

describe('Deleting an account', () => {
  test('counts wrong passwords as logging in does', async () => {
    const client = anotherClient();
    const owner = await register(application);
    await times(10, () => guess(client, { username: owner.username }));
    const remove = `mutation { deleteAccount(input: { username: "${owner.username}", password: "${owner.password}" }) }`;
    await expectTooManyOfGraphql(remove, client, { longest: minutes15, token: owner.token });
    const { errors } = await graphql(application.url, '{ me { username } }', {}, owner.token, client);
    expect(errors).toEqual([]);
  });
});

describe('Registering', () => {
  test('too often from one address answers 429 on both APIs, and 201 from another address', async () => {
    const client = anotherClient();
    const wish = { username: 'a b', email: 'nowhere', password: 'short' };
    await Promise.all(Array.from({ length: 60 }, () => send('register/', wish, client)));
    const good = { username: 'late-comer', email: 'late@example.org', password: 'a garden of lemons' };
    expectTooMany(await send('register/', good, client), 3_600);
    const query = `mutation { register(input: { username: "late-comer", email: "late@example.org", password: "a garden of lemons" }) { token } }`;
    await expectTooManyOfGraphql(query, client, { longest: 3_600 });
    expect((await send('register/', good, anotherClient())).status).toBe(201);
  });
});

describe('Mails', () => {
  test.each([
    ['WI-28', 'passwordresetrequest/', 'requestPasswordReset'],
    ['WI-31', 'recoverusername/', 'recoverUsername'],
  ])('%s POST /api/%s too often answers 429 with Retry-After, and so does GraphQL by %s', async (_, path, mutation) => {
    const client = anotherClient();
    const email = `${mutation}@example.org`;
    expect(await times(4, () => send(path, { email }, client))).toEqual([200, 200, 200, 200]);
    expectTooMany(await send(path, { email }, client), minutes15);
    expectTooMany(await send(path, { email: ` ${email.toUpperCase()} ` }, anotherClient()), minutes15);
    await expectTooManyOfGraphql(`mutation { ${mutation}(email: "${email}") }`, anotherClient(), { longest: minutes15 });
  });

  test('to a known address are refused as often as mails to an unknown one', async () => {
    const client = anotherClient();
    const owner = await register(application);
    const known = await times(6, () => send('passwordresetrequest/', { email: owner.email }, client));
    expect(await times(6, () => send('passwordresetrequest/', { email: 'nobody@example.org' }, client))).toEqual(known);
  });

  test('to many addresses are limited by the network of the request', async () => {
    const client = anotherClient();
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, index) => send('recoverusername/', { email: `flood${index}@example.org` }, client)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expectTooMany(await send('passwordresetrequest/', { email: 'one-more@example.org' }, client), 3_600);
  });

  test('WI-45 POST /api/verifyemail/ too often answers 429 with Retry-After, and so does GraphQL, from any address', async () => {
    const owner = await register(application);
    const ask = () => send('verifyemail/', undefined, { ...withToken(owner.token), ...anotherClient() });
    expect(await times(4, ask)).toEqual([200, 200, 200, 200]);
    expectTooMany(await ask(), minutes15);
    const query = 'mutation { requestEmailVerification { detail } }';
    await expectTooManyOfGraphql(query, anotherClient(), { longest: minutes15, token: owner.token });
  });
});

describe('Limits', () => {
  test('on pictures of one account answer 429 on both APIs, before the picture is read; another account is not affected', async () => {
    const [eager, other] = [await anUploader(application), await anUploader(application)];
    const picture = await aPng({ width: 2, height: 2 });
    const upload = ({ token }: TestAccount) => uploadRest(application.url, 'updateprofile/', picture, token);
    expect(new Set(await times(60, () => upload(eager)))).toEqual(new Set([200]));
    expectTooMany(await upload(eager), 60 * 60);
    const { status, errors, headers } = await uploadGraphql(application.url, 'changeWallpaper', await aPng(), eager.token);
    expect([status, errors]).toMatchObject([429, [{ extensions: { code: 'TOO_MANY_ATTEMPTS' } }]]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await uploadGraphql(application.url, 'changeWallpaper', await aPng(), other.token)).errors).toEqual([]);
  });

  test('count documents that are no design: beyond the limit of publications, a document of an older client is not read', async () => {
    const { token } = await register(application);
    const publish = () => send('postdata/', { hello: 'world' }, withToken(token));
    expect(new Set(await times(RATE_LIMITS.publish.attempts, publish))).toEqual(new Set([400]));
    expectTooMany(await publish(), RATE_LIMITS.publish.seconds);
  });

  test('SF-07 apply across two instances on one database, and after a restart', async () => {
    const database = await createTestDatabase();
    const running: RunningApplication[] = [];
    const start = async () => running.push(await startApplication({ ...behindProxy, database }));
    const stop = async () => running.shift()?.stop();
    try {
      await start();
      await start();
      const [client, guessed] = [anotherClient(), { username: 'nobody', password: 'a guess' }];
      const attempts = running.flatMap(({ url }) => Array.from({ length: 12 }, () => post(url, 'login/', guessed, client)));
      const statuses = (await Promise.all(attempts)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(10);
      await stop();
      await stop();
      await start();
      expectTooMany(await post(running[0]?.url ?? '', 'login/', guessed, client), minutes15);
    } finally {
      while (running.length > 0) await stop();
      await database.drop();
    }
  });

  test('that are switched off count nothing, and a warning at the start says so', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const unlimited = await startApplication({ rateLimits: 'off', logLevel: 'silent' });
    try {
      const guesses = Array.from({ length: 15 }, () => post(unlimited.url, 'login/', { username: 'nobody', password: 'a guess' }));
      expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(15).fill(400));
      expect(await unlimited.dataSource.query('SELECT * FROM rate_limit')).toEqual([]);
      expect(warn.mock.calls.flat().filter((text) => String(text).startsWith('RATE_LIMITS=off'))).toHaveLength(1);
    } finally {
      warn.mockRestore();
      await unlimited.stop();
    }
  });
});
