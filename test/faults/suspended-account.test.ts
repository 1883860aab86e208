import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { startReplica, type Replica } from '../../scripts/cluster/replicas.mjs';
import { createDataSource } from '../../server/adapters/postgres/connection/data-source.js';
import { aPageAt, claim, type TestAccount } from '../builders/accounts/account.js';
import { registerOperator } from '../builders/accounts/operator.js';
import { asInput } from '../builders/pages/mixed-design.js';
import { aDesign } from '../builders/pages/page-design.js';
import { graphql, graphqlData } from '../support/calls/graphql.js';
import { createTestDatabase, type TestDatabase } from '../support/database/database.js';
import { exportedFolder } from '../support/servers/exported-folder.js';
import { makeDataFolder, removeDataFolder } from '../support/servers/started-server.js';
import { until } from '../support/waiting.js';

// It starts the product several times.
jest.setTimeout(300_000);

const SECOND = 1_000;
const SECRET = 'The recipe of the house';
const LINKNAMES = ['ada-one', 'ada-two', 'ada-three'];
const PATHS = LINKNAMES.flatMap((linkname) => [`/${linkname}`, `/${linkname}.json`, `/${linkname}?lang=de`]);

const exported = exportedFolder();
let replicas: Replica[] = [];
let database: TestDatabase;
let dataSource: DataSource;
let folder: string;
let ada: TestAccount;
let operator: TestAccount;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = makeDataFolder();
  replicas = await Promise.all([start(), start(), start()]);
  dataSource = await createDataSource(database.url).initialize();
  const [first] = replicas as [Replica];
  ada = await aPageAt(first, LINKNAMES[0]!, aDesign({ title: `${SECRET} 0` }));
  for (const linkname of LINKNAMES.slice(1)) {
    const CREATE = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }';
    const { createPage } = await graphqlData<{ createPage: { id: string } }>(first.url, CREATE, { input: { name: linkname } }, ada.token);
    await claim(first, ada, linkname, createPage.id);
    await publish(first, 0, { pageId: createPage.id });
  }
  await aPageAt(first, 'bob', aDesign({ title: 'Somebody else' }));
  operator = await registerOperator({ url: first.url, dataSource });
  for (const linkname of LINKNAMES) await exported.shows(linkname, SECRET);
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await dataSource.destroy();
  await database.drop();
  removeDataFolder(folder);
});

async function start(): Promise<Replica> {
  return startReplica({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://localhost:3000',
    PAGES_EXPORT_DIR: exported.path,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY_SECONDS: '0',
  });
}

/** Publishes the main page, or the one that is named, based on the version with this number. Returns the next one; null when it was refused. */
async function publish({ url }: Replica, number: number, more: { readonly pageId?: string } = {}): Promise<number | null> {
  const PUBLISH = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
  const input = { design: asInput(aDesign({ title: `${SECRET} ${number}` })), basedOnVersion: number, ...more };
  const { data } = await graphql<{ publish: { version: number } }>(url, PUBLISH, { input }, ada.token);
  return data?.publish.version ?? null;
}

interface Answer {
  /** When the request was sent. */
  readonly at: number;
  readonly place: string;
  readonly status: number;
  readonly isShown: boolean;
}

/** Reads all pages of all replicas again and again, until the signal: as new, as compressed, and as known ones. */
async function read(answers: Answer[], signal: AbortSignal): Promise<void> {
  const etags = new Map<string, string>();
  const readers = replicas.flatMap(({ url }) =>
    ['identity', 'gzip', 'br'].map(async (encoding) => {
      for (let turn = 0; !signal.aborted; turn += 1) {
        const path = [...PATHS, '/bob'][turn % (PATHS.length + 1)]!;
        const [place, at] = [`${url}${path} ${encoding}`, Date.now()];
        const known = turn % 3 === 0 ? etags.get(place) : undefined;
        const answer = await fetch(url + path, { headers: { 'Accept-Encoding': encoding, ...(known && { 'If-None-Match': known }) } });
        const etag = answer.headers.get('ETag');
        if (etag) etags.set(place, etag);
        const isShown = answer.status === 304 || (await answer.text()).includes(SECRET);
        answers.push({ at, place, status: answer.status, isShown: isShown && !path.startsWith('/bob') });
      }
    }),
  );
  await Promise.all(readers);
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const exportedSecrets = () => LINKNAMES.filter((linkname) => exported.page(linkname)?.includes(SECRET));
const act = async (operation: string) => {
  const [found] = await dataSource.query<{ id: string }[]>('SELECT id FROM account WHERE username = $1', [ada.username]);
  const mutation = `mutation { ${operation.replace('$id', JSON.stringify(found!.id))} { account { suspendedAt } } }`;
  await graphqlData(replicas[0]!.url, mutation, {}, operator.token);
};
function stored(): Promise<readonly object[]> {
  return dataSource.query<object[]>(
    `SELECT linkname, page.version, page.design, (SELECT count(*)::integer FROM page_version AS kept WHERE kept.owner_id = page.owner_id) AS versions
     FROM page WHERE linkname IS NOT NULL ORDER BY linkname`,
  );
}

test('AD-34 A second after an account is suspended, three replicas under load and the exported files show none of its pages, and after the suspension is lifted all of them as they were', async () => {
  const [, second, third] = replicas as [Replica, Replica, Replica];
  const [answers, stop] = [[] as Answer[], new AbortController()];
  const reading = read(answers, stop.signal);
  let acknowledged = 0;
  const publishing = (async () => {
    for (let number = 1; ; number += 1) {
      if ((await publish(number % 2 === 0 ? second : third, number)) === null) return;
      acknowledged = number;
    }
  })();
  await rest(2 * SECOND);
  await act('adminSuspendAccount(input: { accountId: $id, reason: FRAUD })');
  const suspendedAt = Date.now();
  await publishing;
  await rest(SECOND);
  expect(exportedSecrets()).toEqual([]);
  await rest(2 * SECOND);
  expect(exportedSecrets()).toEqual([]);
  const suspended = await stored();
  const hidden = () => answers.filter(({ at, place }) => at >= suspendedAt + SECOND && !place.includes('/bob'));
  // A busy machine answers fewer requests in a second.
  await until(() => hidden().length > 100);
  expect(hidden().filter(({ status, isShown }) => status !== 404 || isShown)).toEqual([]);

  const liftedAt = Date.now();
  await act('adminLiftSuspension(accountId: $id)');
  for (const linkname of LINKNAMES) await exported.shows(linkname, SECRET);
  const shown = () => answers.filter(({ at }) => at >= liftedAt + 2 * SECOND);
  await until(() => shown().length > 100);
  stop.abort();
  await reading;
  expect(shown().filter(({ status }) => ![200, 304].includes(status))).toEqual([]);
  expect(answers.filter(({ status, place }) => place.includes('/bob') && ![200, 304].includes(status))).toEqual([]);
  expect(await stored()).toEqual(suspended);
  expect(acknowledged).toBeGreaterThan(0);
  for (const { url } of replicas) expect(await (await fetch(`${url}/ada-one`)).text()).toContain(`${SECRET} ${acknowledged}`);
});
