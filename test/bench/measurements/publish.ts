import { Agent, request } from 'node:http';
import { expect } from '@jest/globals';
import pg from 'pg';
import { PublishDocument } from '../../../client/api/generated/publish.js';
import { toStoredDesign } from '../../../server/pages/design/stored-design.rules.js';
import { PUBLISH } from '../../../server/adapters/postgres/pages/write-design.js';
import { claim, register } from '../../builders/accounts/account.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { processorTime } from '../../support/load/http-load.js';
import { addressOfEmbedded } from '../../support/servers/started-server.js';
import { realisticDesign } from '../designs.js';
import type { Product } from '../product.js';
import { count, inTurns, median, ratioOf, type Benchmark, type Row } from '../rows.js';

const most = 8;
const askNothing = JSON.stringify({ query: '{ __typename }' });

/** A page that somebody publishes again and again. */
export interface Publisher {
  readonly token: string;
  version: number;
}

/**
 * Publications through GraphQL, and the same statement sent to PostgreSQL without the server: beside one UPDATE of a row with as many bytes in
 * the same database. Each is committed before the next one. A request for nothing, followed by the raw UPDATE, is the best that a
 * publication could reach with this server.
 */
export const publish: Benchmark = async (start, { rounds, seconds, warmUpSeconds }) => {
  const { server, folder } = await start();
  const agent = new Agent({ keepAlive: true });
  const clients = await connect(await addressOfEmbedded(folder));
  try {
    const publishers = await namedPublishers(server, 'bench-publisher', most);
    const update = await rawUpdates(clients);
    const contenders: Contender[] = [
      { what: 'publications', isRequest: true, target: '≥ 0.6', act: (at) => publishOnce(server.url, agent, publishers[at]!) },
      { what: 'statements of a publication, without the server', target: '≥ 0.6', act: await statements(server, clients) },
      {
        what: 'requests for `__typename`, each followed by a raw UPDATE',
        isRequest: true,
        act: (at) => post(`${server.url}/graphql`, agent, askNothing, publishers[at]!.token).then(() => update(at)),
      },
      { what: 'raw UPDATE', act: update },
    ];
    if (warmUpSeconds > 0) for (const { act } of contenders) await repeat(act, most, warmUpSeconds);
    const rows: Row[] = [];
    for (const atOnce of [1, most]) {
      const measured = await inTurns(contenders, rounds, async ({ act }) => {
        const before = processorTime(server.pid, true);
        const { perSecond, total } = await repeat(act, atOnce, seconds);
        return { perSecond, milliseconds: (processorTime(server.pid, true) - before) / total / 1_000 };
      });
      rows.push(...compare(contenders, measured, atOnce));
    }
    return [...rows, await storedBytes(clients[0]!, publishers)];
  } finally {
    agent.destroy();
    await Promise.all(clients.map((client) => client.end()));
  }
};

interface Contender {
  readonly what: string;
  readonly act: (at: number) => Promise<void>;
  /** Whether the server process works for it. */
  readonly isRequest?: boolean;
  /** The target if one client does it. */
  readonly target?: string;
}

interface Turn {
  readonly perSecond: number;
  /** Of CPU time of the server process, for each. */
  readonly milliseconds: number;
}

/** All but the last thing beside the last one. */
function compare(contenders: readonly Contender[], measured: readonly (readonly Turn[])[], atOnce: number): Row[] {
  const raw = measured.at(-1)!.map(({ perSecond }) => perSecond);
  return contenders.slice(0, -1).map(({ what, isRequest, target }, place) => {
    const turns = measured[place]!;
    const cpu = median(turns.map(({ milliseconds }) => milliseconds));
    const processor = isRequest && Number.isFinite(cpu) ? `, ${cpu.toFixed(2)} ms of CPU of the server process each` : '';
    return {
      what: `${what}, ${atOnce === 1 ? 'one at a time' : `${atOnce} at once`}`,
      measured: `${count(median(turns.map(({ perSecond }) => perSecond)))}/s${processor}`,
      beside: `raw UPDATE: ${count(median(raw))}/s`,
      ...ratioOf(turns.map(({ perSecond }, at) => perSecond / raw[at]!)),
      target: atOnce === 1 ? target : undefined,
    };
  });
}

/** New accounts whose pages are at `{name}-0`, `{name}-1` and so on. */
export async function namedPublishers(server: Product['server'], name: string, number: number): Promise<Publisher[]> {
  const publishers: Publisher[] = [];
  for (let at = 0; at < number; at += 1) {
    const account = await register(server);
    await claim(server, account, `${name}-${at}`);
    publishers.push({ token: account.token, version: 0 });
  }
  return publishers;
}

/** The statement of a publication, prepared by each connection, with its notification. */
async function statements(server: Product['server'], clients: readonly pg.Client[]): Promise<(at: number) => Promise<void>> {
  await namedPublishers(server, 'bench-statement', most);
  const { rows: pages } = await clients[0]!.query<{ id: string }>(
    `SELECT account_id AS id FROM page WHERE linkname LIKE 'bench-statement-%' ORDER BY linkname`,
  );
  const versions = pages.map(() => 0);
  return async (at) => {
    const version = versions[at]!;
    const { document, format } = toStoredDesign(realisticDesign(version));
    // Like the editor's, it is based on the version that the server knows.
    const room = [10_000, 2e8, 1e7];
    const values = [pages[at]!.id, null, version, JSON.stringify(document), format, 1, new Date(), 'bench', 'bench ', ...room, version];
    const { rows } = await clients[at]!.query<{ id: string | null }>({ name: 'publish', text: PUBLISH.main.plain, values });
    if (rows[0]?.id == null) throw new Error('The page was not changed.');
    versions[at] = version + 1;
  };
}

/** Publishes the next version as the editor does, which says everything: then nothing has to be completed. */
export async function publishOnce(url: string, agent: Agent, publisher: Publisher): Promise<void> {
  const input = asInput(realisticDesign(publisher.version));
  const tiles = input.tiles.map(({ text }) => ({ text: { ...text!, visibility: null } }));
  const design = { networkLinks: null, utm: null, bio: null, appearance: null, ...input, tiles };
  const body = JSON.stringify({ query: PublishDocument, variables: { input: { design, basedOnVersion: publisher.version } } });
  const text = await post(`${url}/graphql`, agent, body, publisher.token);
  const { data } = JSON.parse(text) as { readonly data?: { readonly publish?: { readonly version: number } } };
  if (data?.publish?.version !== publisher.version + 1) throw new Error(`A publication failed: ${text}`);
  publisher.version += 1;
}

function post(url: string, agent: Agent, body: string, token: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), Authorization: `Token ${token}` };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('end', () => resolve(text)).once('error', reject);
    })
      .once('error', reject)
      .end(body);
  });
}

async function connect(connectionString: string): Promise<pg.Client[]> {
  const clients = Array.from({ length: most }, () => new pg.Client({ connectionString }));
  for (const client of clients) await client.connect();
  return clients;
}

/** One row for each connection, as large as a design, and changed by a prepared statement. */
async function rawUpdates([first, ...others]: readonly pg.Client[]): Promise<(at: number) => Promise<void>> {
  await first!.query('CREATE TABLE bench_row (id int PRIMARY KEY, design jsonb NOT NULL)');
  await first!.query('INSERT INTO bench_row SELECT n, $1 FROM generate_series(0, $2::int) AS n', [
    JSON.stringify(realisticDesign()),
    others.length,
  ]);
  const text = 'UPDATE bench_row SET design = $2 WHERE id = $1';
  let version = 0;
  return async (at) => {
    version += 1;
    const { rowCount } = await [first!, ...others][at]!.query({
      name: 'raw',
      text,
      values: [at, JSON.stringify(realisticDesign(version))],
    });
    if (rowCount !== 1) throw new Error('The row was not changed.');
  };
}

async function repeat(
  act: (at: number) => Promise<void>,
  atOnce: number,
  seconds: number,
): Promise<{ readonly perSecond: number; readonly total: number }> {
  const began = performance.now();
  let total = 0;
  const again = async (_: unknown, at: number): Promise<void> => {
    do {
      await act(at);
      total += 1;
    } while (performance.now() - began < seconds * 1_000);
  };
  await Promise.all(Array.from({ length: atOnce }, again));
  return { total, perSecond: total / ((performance.now() - began) / 1_000) };
}

/** What a version needs in the database. It also proves that every publication is there. */
async function storedBytes(client: pg.Client, publishers: readonly Publisher[]): Promise<Row> {
  const { rows: pages } = await client.query<{ version: number }>(
    `SELECT version FROM page WHERE linkname LIKE 'bench-publisher-%' ORDER BY linkname`,
  );
  expect(pages.map(({ version }) => version)).toEqual(publishers.map(({ version }) => version));
  const { rows } = await client.query<{ version: number; design: number }>(
    'SELECT avg(pg_column_size(page_version.*)) AS version, avg(pg_column_size(design)) AS design FROM page_version',
  );
  const sent = count(JSON.stringify(realisticDesign()).length);
  return {
    what: 'bytes of one stored version, compressed by PostgreSQL',
    measured: `${count(Number(rows[0]?.version))}, its design ${count(Number(rows[0]?.design))}`,
    beside: `as JSON: ${sent}`,
  };
}
