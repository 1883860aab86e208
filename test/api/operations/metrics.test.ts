import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { projectFolder } from '../../../server/config/config.js';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { post } from '../../support/calls/rest.js';
import { until } from '../../support/waiting.js';
import { startWebhookReceiver } from '../../support/neighbours/webhook-receiver.js';

const exported = exportedFolder();
const token = 'a-token-of-the-operator';

let application: RunningApplication;
let account: TestAccount;
beforeAll(async () => {
  const settings = { webhookPrivateAddresses: 'allow', logLevel: 'silent' } as const;
  application = await startApplication({ metricsToken: token, pagesExportDir: exported.path, ...settings });
  account = await aPageAt(application, 'ada');
  // Only who reads mails of the account may create a webhook.
  await application.dataSource.query('UPDATE account SET email_verified = true');
});
afterAll(() => application.stop());

const ask = (authorization?: string): Promise<Response> =>
  fetch(`${application.url}/metrics`, { headers: authorization === undefined ? {} : { Authorization: authorization } });

const scrape = async (): Promise<string> => (await ask(`Bearer ${token}`)).text();

/** The value of a metric; undefined when there is none. */
async function read(sample: string): Promise<number | undefined> {
  const text = await scrape();
  const line = text.split('\n').find((line) => line.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

const counted = (labels: string): Promise<number | undefined> => read(`tessera_http_request_duration_seconds_count{${labels}}`);

test('The metrics need the token if one is configured', async () => {
  expect((await ask(`Bearer ${token}`)).status).toBe(200);
  for (const wrong of [undefined, 'Bearer another-token-of-somebody', `Bearer ${token}x`, token, 'Bearer ']) {
    const response = await ask(wrong);
    expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
    expect(await response.text()).not.toContain('process_cpu');
  }
});

test('Without a token, only this machine reads the metrics: no other machine, and nobody through a proxy on this machine that marks requests or passes on the name of the site', async () => {
  const open = await startApplication();
  try {
    const server = open.nest.getHttpAdapter().getInstance();
    const from = async (remoteAddress: string, headers = {}) =>
      (await server.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await Promise.all(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((address) => from(address)))).toEqual([200, 200, 200]);
    expect(await Promise.all(['192.0.2.7', '10.0.0.1', '2001:db8::1'].map((address) => from(address)))).toEqual([401, 401, 401]);
    expect(await from('127.0.0.1', { host: 'pages.example.org' })).toBe(401);
    expect(await from('::1', { host: '[::1]:3000' })).toBe(200);
    for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via']) {
      const answer = await fetch(`${open.url}/metrics`, { headers: { [header]: '127.0.0.1' } });
      expect([header, answer.status, await answer.json()]).toEqual([header, 401, expect.objectContaining({ code: 'UNAUTHENTICATED' })]);
    }
  } finally {
    await open.stop();
  }
});

test('OP-06 Requests are counted by the pattern of their route and never by their path', async () => {
  await fetch(`${application.url}/media/no-such-picture?secret=1`);
  await fetch(`${application.url}/api/login/`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } });
  await fetch(`${application.url}/some/unknown/path`);
  expect(await counted('route="/media/:name",method="GET",status="4xx"')).toBe(1);
  expect(await counted('route="/api/login",method="POST",status="4xx"')).toBe(1);
  expect(await counted('route="/*",method="GET",status="4xx"')).toBe(1);
  const text = await scrape();
  expect(text).not.toMatch(/no-such-picture|secret|some\/unknown/);
});

test('Pages from the cache are counted with the time that they took, and so are the hits and misses of the cache', async () => {
  const [hits, misses] = ['hit', 'miss'].map((result) => `tessera_page_cache_requests_total{result="${result}"}`) as [string, string];
  expect((await fetch(`${application.url}/ada`)).status).toBe(200);
  const before = {
    page: (await counted('route="page",method="GET",status="2xx"')) ?? 0,
    hits: (await read(hits))!,
    misses: (await read(misses))!,
  };
  expect(before.misses).toBeGreaterThan(0);
  for (let request = 0; request < 5; request += 1) await (await fetch(`${application.url}/ada`)).text();
  expect(await counted('route="page",method="GET",status="2xx"')).toBe(before.page + 5);
  expect(await read('tessera_http_request_duration_seconds_bucket{route="page",method="GET",status="2xx",le="+Inf"}')).toBe(
    before.page + 5,
  );
  expect(await read('tessera_http_request_duration_seconds_sum{route="page",method="GET",status="2xx"}')).toBeGreaterThan(0);
  expect(await read(hits)).toBe(before.hits + 5);
  expect(await read(misses)).toBe(before.misses);
  expect(await read('tessera_page_cache_documents')).toBeGreaterThan(0);
  expect(await read('tessera_page_cache_bytes')).toBeGreaterThan(1_000);
});

test.each([
  ['tessera_database_connections', 1, 10],
  ['tessera_database_connections_idle', 0, 10],
  ['tessera_database_connections_limit', 10, 10],
  ['tessera_database_waiting', 0, 0],
  ['tessera_mails_waiting', 0, 10],
  ['tessera_mails_oldest_seconds', 0, 3_600],
  ['tessera_mails_given_up', 0, 0],
  ['tessera_disk_free_bytes{folder="DATA_DIR"}', 1, Infinity],
  ['tessera_disk_size_bytes{folder="DATA_DIR"}', 1, Infinity],
  ['tessera_disk_free_bytes{folder="PAGES_EXPORT_DIR"}', 1, Infinity],
  ['tessera_disk_size_bytes{folder="PAGES_EXPORT_DIR"}', 1, Infinity],
  ['nodejs_eventloop_lag_p99_seconds', 0, 60],
])('%s is at least %d and at most %d', async (name, least, most) => {
  const value = await read(name);
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
});

/** The metrics that a query of Prometheus names: what is no function, no operator, no label and no text. */
const metricsIn = (query: string): string[] =>
  [
    ...query
      .replace(/"[^"]*"|\{[^}]*\}|\b(by|on|without) \([^)]*\)|\b(and|or|unless)\b|\[[^\]]*\]/g, ' ')
      .matchAll(/[a-z_][a-z_\d]*\b(?! *\()/g),
  ].map(([name]) => name);

const readQueries = {
  'docker/prometheus/alerts.yml': (text: string) => Array.from(text.matchAll(/^ +expr: (.*)$/gm), ([, query = '']) => query),
  'docker/grafana/dashboard.json': (text: string) =>
    (JSON.parse(text) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
};

/** What a query selects by labels: each value that it names must be one that a metric has. Prometheus adds `job` and `instance`. */
function selectionsIn(query: string): { readonly name: string; readonly label: string; readonly value: string }[] {
  const found = Array.from(query.matchAll(/([a-z_\d]+)\{([^}]*)\}/g), ([, name = '', matchers = '']) =>
    Array.from(matchers.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g), ([, label = '', operator = '', value = '']) =>
      (operator.endsWith('~') ? value.split('|') : [value]).map((one) => ({ name, label, value: one })),
    ),
  );
  return found.flat(2).filter(({ label }) => label !== 'job');
}

const groupsIn = (query: string): string[] =>
  [...query.matchAll(/\b(?:by|on|without) \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', '));

/** Makes a request fail in the server, and a mail be sent. */
async function makeTrouble(account: TestAccount): Promise<void> {
  const { dataSource, url } = application;
  await dataSource.query('ALTER TABLE account RENAME TO account_away');
  const { status } = await post(url, 'login/', { username: account.username, password: account.password });
  await dataSource.query('ALTER TABLE account_away RENAME TO account');
  expect(status).toBe(500);
  await graphqlData(url, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', { email: account.email });
  await until(async () => (await scrape()).includes('tessera_mails_total{'));
}

/** Delivers an event to a webhook. */
async function deliver({ token }: TestAccount): Promise<void> {
  const receiver = await startWebhookReceiver();
  try {
    const send = <Data>(query: string, variables: object) => graphqlData<Data>(application.url, query, { ...variables }, token);
    const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
    const input = { url: receiver.url, events: ['PAGE_DELETED'] };
    const { createWebhook } = await send<{ createWebhook: { webhook: { id: string } } }>(create, { input });
    await send('mutation ($id: ID!) { sendTestEvent(webhookId: $id) }', { id: createWebhook.webhook.id });
    await until(async () => (await scrape()).includes('tessera_webhook_deliveries_total{fate="delivered"}'));
  } finally {
    await receiver.stop();
  }
}

test.each(Object.entries(readQueries))('Each metric that %s names exists, with its labels and the values of them', async (file, read) => {
  await fetch(`${application.url}/ada`);
  await fetch(`${application.url}/media/no-such-picture`);
  await makeTrouble(account);
  await deliver(account);
  const scraped = await scrape();
  const samples = Array.from(scraped.matchAll(/^([a-z_\d]+)(?:\{(.*)\})? /gm), ([, name = '', labels = '']) => ({
    name,
    labels: `,${labels},`,
  }));
  const queries = read(readFileSync(join(projectFolder, file), 'utf8'));
  const names = new Set(queries.flatMap(metricsIn));
  expect(names.size).toBeGreaterThan(5);
  // Prometheus itself makes `up`.
  expect([...names].filter((name) => name !== 'up' && !samples.some((sample) => sample.name === name))).toEqual([]);
  const selections = queries.flatMap(selectionsIn);
  expect(selections).not.toEqual([]);
  const isThere = ({ name, label, value }: (typeof selections)[number]) =>
    samples.some((sample) => sample.name === name && sample.labels.includes(`,${label}="${value}",`));
  expect(selections.filter((selection) => !isThere(selection))).toEqual([]);
  const groups = queries.flatMap(groupsIn).filter((label) => label !== 'instance');
  expect(groups.filter((label) => !scraped.includes(`${label}="`))).toEqual([]);
});

test('docs/operate/metrics.md explains each metric of the product, and no other', async () => {
  await makeTrouble(account);
  const scraped = await scrape();
  const real = Array.from(scraped.matchAll(/^# TYPE (tessera_\w+) /gm), ([, name = '']) => name);
  const [, table = ''] =
    /^\| Metric \|.*?\n\| ---.*?\n(.*?)\n\n/ms.exec(readFileSync(join(projectFolder, 'docs/operate/metrics.md'), 'utf8')) ?? [];
  const named = table.split('\n').flatMap((row) => {
    const names = Array.from(row.split('|')[1]?.matchAll(/`([^`]+)`/g) ?? [], ([, name = '']) => name);
    // The end of a longer name, after the name of its row that begins like it.
    return names.map((name) => name.replace(/^…/, names[0] ?? ''));
  });
  expect(named.filter((name) => name.startsWith('tessera_')).sort()).toEqual(real.sort());
  const others = named.filter((name) => !name.startsWith('tessera_') && !name.includes('…'));
  expect(others.filter((name) => !scraped.includes(`# TYPE ${name} `))).toEqual([]);
});
