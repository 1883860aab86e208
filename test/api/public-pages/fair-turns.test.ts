import { request, type ClientRequest } from 'node:http';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { FairQueue } from '../../../server/fair-queue.js';
import { DocumentLoader } from '../../../server/gateway/web/public-pages/document-loader.js';
import { ImageStorage } from '../../../server/media/ports/image-storage.port.js';
import type { Page } from '../../../server/pages/page.js';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import type { OwnedPage } from '../../../server/pages/page.js';
import { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { TileSanitizer } from '../../../server/pages/design/ports/tile-sanitizer.port.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { aPageAt, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { aDesign, aTile, asTextInput } from '../../builders/pages/page-design.js';
import { behindProxy, from } from '../../support/proxies/client-addresses.js';
import { graphql } from '../../support/calls/graphql.js';
import { call, post, withToken, type RestAnswer } from '../../support/calls/rest.js';
import { aForm, anUploader, uploadsUnderWay } from '../../support/calls/uploads.js';
import { LONG_PATIENCE, until } from '../../support/waiting.js';
import { runningApplication } from '../../support/servers/running-application.js';

// Shared resources: while one client uses as much of them as it can, the others are still served.

const application = runningApplication({ ...behindProxy, logLevel: 'silent' });
let url: string;
beforeAll(async () => {
  ({ url } = application);
  // On a busy machine, visitors wait longer for their turn than the product lets them. `test/api/public-pages/public-pages-crowds.test.ts` tests that limit.
  Object.assign(Reflect.get(application.nest.get(DocumentLoader), 'cache') as object, { timeout: LONG_PATIENCE });
});
afterEach(() => {
  jest.restoreAllMocks();
});

type Client = Readonly<Record<string, string>>;

const eve = from('203.0.113.66');
const ada = from('198.51.100.7');
const ben = from('198.51.100.8');
const cleo = from('198.51.100.9');

/** Holds what a method does until it is let go, piece by piece in the order it was begun. */
function hold<Port extends object>(port: Port, name: keyof Port & string, concerns: (first: unknown) => boolean) {
  const held: (() => void)[] = [];
  const original = (port[name] as (...parameters: unknown[]) => unknown).bind(port);
  let isOpen = false;
  let most = 0;
  Object.assign(port, {
    [name]: async (...parameters: unknown[]) => {
      if (!isOpen && concerns(parameters[0])) {
        await new Promise<void>((resolve) => {
          most = Math.max(most, held.push(resolve));
        });
      }
      return original(...parameters);
    },
  });
  return {
    held,
    /** The most that were held at the same time. */
    most: () => most,
    letOneGo: () => held.shift()?.(),
    end: () => {
      isOpen = true;
      for (const go of held.splice(0)) go();
      Object.assign(port, { [name]: original });
    },
  };
}

/** Counts from now on the tasks that a client puts into a queue. Before its task is there, the tasks of others have no need to wait for it. */
function countTasks(): (client: Client) => number {
  const inTurn = jest.spyOn(FairQueue.prototype, 'inTurn');
  return (client) => inTurn.mock.calls.filter(([owner]) => owner === client['X-Forwarded-For']).length;
}

interface Visit {
  readonly linkname: string;
  readonly status: Promise<number>;
}

function visit(linkname: string, client: Client): Visit {
  return { linkname, status: fetch(`${url}/${linkname}`, { headers: client }).then(({ status }) => status) };
}

test('if one network requests 600 names at once, three are looked up at a time, and a later request of another network overtakes most of them, by page or by either API', async () => {
  const looked: string[] = [];
  const store = application.nest.get(PageStore);
  const lookUps = hold(store, 'lookUp', (linkname) => {
    looked.push(String(linkname));
    return String(linkname).startsWith('random-');
  });
  try {
    const scanned = Array.from({ length: 600 }, (_, at) => visit(`random-${at}`, eve));
    await until(() => lookUps.held.length === 3);
    // Some found the queue full: it is as long as it gets.
    await Promise.race(scanned.map(({ status }) => status));
    const tasksOf = countTasks();
    const visited = visit('seldom-seen', ada).status;
    const overRest = post(url, 'getdatapublic/', { first_name: 'seldom-rest' }, ada);
    const overGraphql = graphql(url, '{ publicPage(linkname: "seldom-graphql") { address } }', {}, undefined, ben);
    // One of those that wait among the many.
    const wanted = visit('random-450', cleo).status;
    await until(() => [tasksOf(ada), tasksOf(ben), tasksOf(cleo)].join() === '2,1,1');
    // They come after the running look-ups, and before all others.
    await until(() => {
      lookUps.letOneGo();
      return ['seldom-seen', 'seldom-rest', 'seldom-graphql', 'random-450'].every((name) => looked.includes(name));
    });
    expect(await visited).toBe(404);
    expect((await overRest).body).toMatchObject({ linkname_available: true });
    expect((await overGraphql).data).toEqual({ publicPage: null });
    expect(looked.filter((name) => name.startsWith('random-')).length).toBeLessThan(60);
    expect(lookUps.most()).toBe(3);
    lookUps.end();
    expect(await wanted).toBe(404);
    await Promise.all(scanned.map(({ status }) => status));
  } finally {
    lookUps.end();
  }
});

type Ask = (linkname: string, client: Client) => Promise<unknown>;

/** Each way to request a linkname through an API, and the method that queries the database. */
const questions: readonly [string, keyof PageStore, Ask][] = [
  ['linknameAvailability', 'isTaken', (name, client) => ask(`{ linknameAvailability(linkname: "${name}") { available } }`, client)],
  ['publicPage', 'lookUp', (name, client) => ask(`{ publicPage(linkname: "${name}") { address } }`, client)],
  ['getdatapublic', 'lookUp', async (name, client) => (await post(url, 'getdatapublic/', { first_name: name }, client)).body],
];

async function ask(query: string, client: Client): Promise<unknown> {
  return (await graphql(url, query, {}, undefined, client)).data;
}

test.each(questions)(
  'if one network requests twenty names by %s at once, three are looked up at a time, and a later request of another network overtakes most of them',
  async (way, lookUp, question) => {
    const looked: string[] = [];
    const lookUps = hold(application.nest.get(PageStore), lookUp, (linkname) => {
      looked.push(String(linkname));
      return String(linkname).startsWith(`${way}-`.toLowerCase());
    });
    try {
      const many = Array.from({ length: 20 }, (_, at) => question(`${way}-${at}`, eve));
      await until(() => lookUps.held.length >= 3);
      const tasksOf = countTasks();
      const other = question(`another-${way}`, ada);
      await until(() => tasksOf(ada) === 1);
      await until(() => {
        lookUps.letOneGo();
        return looked.includes(`another-${way}`.toLowerCase());
      });
      expect(await other).toMatchObject({});
      expect(looked.length).toBeLessThan(15);
      expect(lookUps.most()).toBe(3);
      lookUps.end();
      await Promise.all(many);
    } finally {
      lookUps.end();
    }
  },
);

test('if one network requests forty pictures at once, eight are read at a time, and a later request of another network overtakes most of them', async () => {
  const nameOf = (at: number) => `${String(at).padStart(64, '0')}.jpg`;
  const get = (at: number, client: Client) => fetch(`${url}/media/${nameOf(at)}`, { headers: client }).then(({ status }) => status);
  const asked: unknown[] = [];
  const reads = hold(application.nest.get(ImageStorage), 'read', (name) => {
    asked.push(name);
    return name !== nameOf(99);
  });
  try {
    const many = Array.from({ length: 40 }, (_, at) => get(at, eve));
    await until(() => reads.held.length >= 8);
    const tasksOf = countTasks();
    const other = get(99, ada);
    // Before its file is read, the database says who sees it, in a turn of its own.
    await until(() => tasksOf(ada) === 2);
    await until(() => {
      reads.letOneGo();
      return asked.includes(nameOf(99));
    });
    expect(await other).toBe(404);
    expect(asked.length).toBeLessThan(30);
    expect(reads.most()).toBe(8);
    reads.end();
    expect(new Set(await Promise.all(many))).toEqual(new Set([404]));
  } finally {
    reads.end();
  }
});

describe('A page that is cached in memory', () => {
  const query = '{ publicPage(linkname: "Kept-Page") { design { title } } }';
  const titles = async () => {
    const { body } = await post(url, 'getdatapublic/', { first_name: ' Kept-Page' });
    const { data } = await graphql<{ publicPage: { design: { title: string } } }>(url, query);
    return [/Before|After/.exec(String(body?.data))?.[0], data?.publicPage.design.title];
  };

  test('needs no query for getdatapublic and publicPage, and both show the next published version', async () => {
    const account = await aPageAt(application, 'kept-page', aDesign({ title: 'Before' }));
    expect(await visit('kept-page', {}).status).toBe(200);
    const lookUp = jest.spyOn(application.nest.get(PageStore), 'lookUp');
    // Names that a former test asked for may still have their turn.
    const lookUps = () => lookUp.mock.calls.filter(([linkname]) => linkname === 'kept-page').length;
    expect(await titles()).toEqual(['Before', 'Before']);
    expect(lookUps()).toBe(0);
    await publish(application, account, aDesign({ title: 'After' }), 1);
    expect(await titles()).toEqual(['After', 'After']);
    expect(lookUps()).toBe(1);
    expect(await (await fetch(`${url}/kept-page`)).text()).toContain('After');
    expect(lookUps()).toBe(1);
  });

  test('is written for older clients at the first getdatapublic after a change: later requests read no design', async () => {
    const account = await aPageAt(application, 'kept-written', aDesign({ title: 'Before' }));
    expect(await visit('kept-written', {}).status).toBe(200);
    const readings = () => countReadings(application.nest.get(DocumentLoader).find('kept-written', 'en')?.source?.page);
    const titleNow = async () =>
      /Before|After/.exec(String((await post(url, 'getdatapublic/', { first_name: 'kept-written' })).body?.data))?.[0];
    const before = readings();
    expect([await titleNow(), await titleNow(), before.count]).toEqual(['Before', 'Before', 1]);
    await publish(application, account, aDesign({ title: 'After' }), 1);
    expect(await visit('kept-written', {}).status).toBe(200);
    const after = readings();
    expect([await titleNow(), await titleNow(), after.count]).toEqual(['After', 'After', 1]);
  });
});

/** Counts from now on how often the design of a page is read. */
function countReadings(page: Page | null | undefined): { count: number } {
  if (!page) throw new Error('There is no page.');
  const readings = { count: 0 };
  const { design } = page;
  Object.defineProperty(page, 'design', {
    get: () => {
      readings.count += 1;
      return design;
    },
  });
  return readings;
}

test('POST /api/getdata loads one page of an account at a time, lets two requests wait and refuses more; other accounts are served', async () => {
  const [busy, other] = [await register(application), await register(application)];
  await publish(application, busy);
  const getData = ({ token }: TestAccount) => post(url, 'getdata/', {}, withToken(token));
  const [{ id }] = await application.dataSource.query<[{ id: string }]>('SELECT id FROM account WHERE username = $1', [busy.username]);
  const loads = hold(application.nest.get(PageStore), 'find', (page) => (page as OwnedPage).accountId === id);
  try {
    const answers: RestAnswer[] = [];
    const many = Array.from({ length: 20 }, () => getData(busy).then((answer) => answers.push(answer)));
    await until(() => answers.length === 17 || loads.held.length > 1);
    expect(loads.held).toHaveLength(1);
    expect(new Set(answers.map(({ status, body, headers }) => [status, body?.code, headers.get('Retry-After')].join()))).toEqual(
      new Set(['503,BUSY,5']),
    );
    expect((await getData(other)).status).toBe(200);
    loads.end();
    await Promise.all(many);
    expect(answers.slice(17).map(({ status, body }) => [status, typeof body?.data])).toEqual(Array(3).fill([200, 'string']));
  } finally {
    loads.end();
  }
});

describe('Publishing', () => {
  const publishAs = (account: TestAccount, basedOnVersion: number, tiles: readonly Tile[] = []) => {
    const query = 'mutation ($input: PublishPageInput!) { publishPage(input: $input) { version } }';
    const design = asTextInput(aDesign({ title: `After version ${basedOnVersion}`, tiles }));
    return graphql(url, query, { input: { design, basedOnVersion } }, account.token);
  };

  test('of one account is done one by one, so that another account waits for at most one of them', async () => {
    const [busy, other] = [await register(application), await register(application)];
    const cleaning = hold(application.nest.get(TileSanitizer), 'sanitize', (html) => String(html).includes('slow'));
    try {
      const tile = aTile({ html: '<p>slow</p>' });
      const many = Array.from({ length: 20 }, (_, at) => publishAs(busy, at, [tile]));
      await until(() => cleaning.held.length === 1);
      expect((await publishAs(other, 0, [aTile({ html: '<p>quick</p>' })])).errors).toEqual([]);
      expect(cleaning.held).toHaveLength(1);
      cleaning.end();
      const codes = (await Promise.all(many)).map(({ errors: [error] }) => error?.extensions.code);
      expect(codes).not.toContain('BUSY');
      expect(codes[0]).toBeUndefined();
    } finally {
      cleaning.end();
    }
  });

  test('is refused after an account has published 200 times within minutes, through either API; other accounts can publish', async () => {
    const [busy, other] = [await register(application), await register(application)];
    for (let version = 1; version <= 200; version += 1) expect((await publishAs(busy, version - 1)).errors).toEqual([]);
    const { status, headers, body } = await post(url, 'postdata/', toWire(aDesign({ title: 'One more' })), withToken(busy.token));
    expect([status, body?.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await publishAs(busy, 200)).errors[0]?.extensions.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await publishAs(other, 0)).errors).toEqual([]);
  });
});

describe('Uploads', () => {
  const sendHalf = (token: string, client: Record<string, string>): ClientRequest => {
    const headers = { ...withToken(token), ...client, 'Content-Type': 'multipart/form-data; boundary=edge', 'Content-Length': '5000' };
    const sending = request(new URL('/api/updateprofile', url), { method: 'POST', headers }).on('error', () => undefined);
    sending.write('--edge\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf');
    return sending;
  };
  const upload = (token: string, content: Uint8Array, client: Record<string, string>) =>
    call(url, 'updatewallpaper/', { method: 'POST', headers: { ...withToken(token), ...client }, body: aForm(content) });

  const counted = async (): Promise<number> => {
    const rows: { sum: number }[] = await application.dataSource.query(
      `SELECT sum(points)::int FROM rate_limit WHERE key LIKE 'picture-upload:%'`,
    );
    return rows[0]?.sum ?? 0;
  };

  test('of two networks that use all places make room for a third network: the newest upload of one of them is refused', async () => {
    const picture = await aPng();
    const accounts: TestAccount[] = [];
    for (let count = 0; count < 9; count += 1) accounts.push(await anUploader(application));
    const [last, ...many] = accounts as [TestAccount, ...TestAccount[]];
    const [ended, before]: [number[], number] = [[], await counted()];
    const halves: ClientRequest[] = [];
    const begin = async (at: number): Promise<void> => {
      const sender = many[Math.floor(at / 2)]!;
      const half = sendHalf(sender.token, at < 8 ? eve : from('203.0.113.67'));
      half.once('response', ({ statusCode }) => ended.push(at, statusCode ?? 0));
      halves.push(half);
      await until(async () => (await uploadsUnderWay(application)).length === at + 1);
    };
    try {
      for (let at = 0; at < 16; at += 1) await begin(at);
      expect((await upload(last.token, picture, ada)).status).toBe(200);
      await until(() => ended.length > 0);
      expect(ended).toEqual([7, 503]);
      // The upload that made room takes no attempt.
      await until(async () => (await counted()) === before + 16);
    } finally {
      for (const half of halves) half.destroy();
    }
    await until(async () => (await uploadsUnderWay(application)).length === 0);
  });

  test('of one network use at most half of the places, however many accounts it has; a refused upload does not count as an attempt', async () => {
    const picture = await aPng();
    const before = await counted();
    const many: TestAccount[] = [];
    for (let count = 0; count < 9; count += 1) many.push(await anUploader(application));
    const halves = many.slice(0, 8).flatMap(({ token }) => [sendHalf(token, eve), sendHalf(token, eve)]);
    try {
      await until(async () => (await uploadsUnderWay(application)).length === 8);
      const last = many[8]!;
      const refused = await upload(last.token, picture, eve);
      expect([refused.status, refused.body?.code, refused.headers.get('retry-after')]).toEqual([503, 'BUSY', '5']);
      expect((await upload(last.token, picture, ada)).status).toBe(200);
      await until(async () => (await counted()) === before + 9);
    } finally {
      for (const half of halves) half.destroy();
    }
    await until(async () => (await uploadsUnderWay(application)).length === 0);
  });
});
