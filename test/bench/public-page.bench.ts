import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPageAt } from '../builders/account.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { loadGenerator, processorTime, putLoad, readAnswer, type Asked, type LoadResult, type WireAnswer } from '../support/http-load.js';
import { givenHeaders, startNginx, startPlainServer, type Rival } from '../support/load-rivals.js';
import { makeDataFolder, removeDataFolder, startServer, type StartedServer } from '../support/started-server.js';

const connections = 32;
const warmUpSeconds = 3;
const rounds = 9;
const roundSeconds = 2;
const budgets = { plain: 0.9, nginx: 0.5 };
// As browsers say it.
const acceptEncoding = 'gzip, deflate, br, zstd';

let folder: string;
let server: StartedServer;
const rivals: Rival[] = [];
beforeAll(async () => {
  folder = makeDataFolder();
  server = startServer({ PORT: String(await freePort()), DATA_DIR: folder });
  await server.ready();
  await aPageAt(server, 'bench-page', aDesign({ tiles: Array.from({ length: 8 }, (_, at) => realisticTile(at + 1)) }));
}, 120_000);
afterAll(async () => {
  await Promise.all(rivals.map((rival) => rival.stop()));
  server.kill('SIGTERM');
  await server.ended;
  removeDataFolder(folder);
});

function realisticTile(number: number) {
  const sentences = [
    `Tree ${number} stands by the wall.`,
    'Water it <strong>at night</strong>, and never when the ground is warm.',
    'Lemons, figs and olives.',
  ];
  return aTile({
    name: `How I look after tree ${number}`,
    html: `<p>${sentences.join(' ')}</p><ul><li>Spring: prune</li><li>Autumn: <em>harvest</em></li></ul>`,
  });
}

/** Somebody who gives the answer that is measured. */
interface Contender {
  readonly name: string;
  readonly pid: number;
  readonly asked: Asked;
  readonly answer: WireAnswer;
  readonly results: (LoadResult & { readonly microseconds: number | undefined })[];
}

const rows = [
  { name: 'a published page', path: '/bench-page', status: 200, withNginx: true },
  { name: 'the same for a browser that has it', path: '/bench-page', status: 304, withNginx: false },
  { name: 'a name that nobody has, asked for before', path: '/bench-nobody', status: 404, withNginx: false },
];

test.each(rows)(
  'How fast is $name ($status), beside other servers with the same bytes',
  async ({ name, path, status, withNginx }) => {
    const contenders = await gather(path, status, withNginx);
    for (const contender of contenders) await measure(contender, warmUpSeconds);
    for (const { results } of contenders) results.length = 0;
    for (let round = 0; round < rounds; round += 1) {
      // Who comes first changes, so that whatever else the machine does falls to each of them.
      for (const contender of turned(contenders, round)) await measure(contender, roundSeconds);
    }
    const [ours, ...others] = contenders;
    print(
      `${name}, ${status}: ${ours.answer.size} bytes with their head; ${rounds} rounds of ${roundSeconds} s, ${connections} connections, load by ${loadGenerator}`,
    );
    contenders.forEach((contender) => print(describe(contender)));
    others.forEach((other) => print(compare(ours, other)));
    if (withNginx && contenders.length < 3) print('  nginx was left out: there is none on this machine (apt-get install nginx)');
  },
  600_000,
);

/** This server and the others, each seen to give the same answer. */
async function gather(path: string, status: number, withNginx: boolean): Promise<[Contender, ...Contender[]]> {
  const page = { url: `${server.url}${path}`, headers: { 'Accept-Encoding': acceptEncoding } };
  const first = await readAnswer(page);
  const asked = status === 304 ? { ...page, headers: { ...page.headers, 'If-None-Match': etagOf(first) } } : page;
  const answer = await readAnswer(asked);
  expect(answer.status).toBe(status);
  if (status !== 304) expect(answer.headers).toContain('br');
  const contenders: [Contender, ...Contender[]] = [{ name: 'this server', pid: server.pid, asked, answer, results: [] }];
  const started: [string, Rival | undefined][] = [['node:http', await startPlainServer(answer)]];
  if (withNginx) started.push(['nginx', await startNginx(answer)]);
  for (const [name, rival] of started) {
    if (!rival) continue;
    rivals.push(rival);
    const same = { url: rival.url, headers: asked.headers };
    const theirs = await readAnswer(same);
    expect([theirs.status, sorted(givenHeaders(theirs)), theirs.body.equals(answer.body)]).toEqual([
      status,
      sorted(givenHeaders(answer)),
      true,
    ]);
    contenders.push({ name, pid: rival.pid, asked: same, answer: theirs, results: [] });
  }
  return contenders;
}

function etagOf({ headers }: WireAnswer): string {
  return headers[headers.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? '';
}

/** nginx has an order of its own. */
function sorted(headers: readonly string[]): string[] {
  return headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}`] : [])).toSorted();
}

function turned<Item>(items: readonly Item[], by: number): Item[] {
  const turn = by % items.length;
  return [...items.slice(turn), ...items.slice(0, turn)];
}

async function measure({ pid, asked, answer, results }: Contender, seconds: number): Promise<void> {
  const before = processorTime(pid);
  const result = await putLoad(asked, connections, seconds);
  const after = processorTime(pid);
  expect(result).toMatchObject({ broken: 0, refused: answer.status < 400 ? 0 : result.requests });
  // The last answers may be cut off when the time is over.
  const answered = result.bytes / answer.size;
  expect(answered).toBeGreaterThanOrEqual(result.requests);
  expect(answered).toBeLessThanOrEqual(result.requests + connections);
  results.push({ ...result, microseconds: before === undefined || after === undefined ? undefined : (after - before) / result.requests });
}

function describe({ name, results }: Contender): string {
  const of = (part: 'perSecond' | 'p50' | 'p99'): number => median(results.map((result) => result[part]));
  const taken = results.flatMap(({ microseconds }) => microseconds ?? []);
  const processor =
    taken.length > 0
      ? `${median(taken).toFixed(1)} µs of processor time each, at least ${Math.min(...taken).toFixed(1)}`
      : 'processor time is not told here';
  return `  ${name.padEnd(12)} ${of('perSecond').toFixed(0).padStart(7)} requests/s   p50 ${of('p50').toFixed(2)} ms   p99 ${of('p99').toFixed(2)} ms   ${processor}`;
}

/** Of two that were measured one after the other, so that each ratio is about the same moment. */
function compare(ours: Contender, other: Contender): string {
  const ratios = ours.results.map(({ perSecond }, at) => perSecond / (other.results[at]?.perSecond ?? 0));
  const work = ours.results.flatMap(({ microseconds = 0 }, at) =>
    microseconds ? (other.results[at]?.microseconds ?? 0) / microseconds : [],
  );
  const budget = ours.answer.status === 200 ? ` (budget: at least ${other.name === 'nginx' ? budgets.nginx : budgets.plain})` : '';
  return `  this server ÷ ${other.name}: requests/s ${spread(ratios)}${budget}${work.length > 0 ? `; by processor time ${spread(work)}` : ''}`;
}

function spread(values: readonly number[]): string {
  return `${median(values).toFixed(2)} [${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}]`;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
