import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { aPageAt, claim, register } from '../../builders/accounts/account.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { setPageTime } from '../../builders/pages/page-times.js';
import { aSamplePage, THEME_SAMPLES } from '../../builders/pages/theme-samples.js';
import { processorTime, putLoad, readAnswer, type Asked, type LoadResult, type WireAnswer } from '../../support/load/http-load.js';
import {
  givenHeaders,
  startCachingNginx,
  startExportNginx,
  startNginx,
  startPlainServer,
  type Rival,
} from '../../support/load/load-rivals.js';
import { PERSONS_BROWSER } from '../../support/calls/visits.js';
import { until } from '../../support/waiting.js';
import { realisticDesign } from '../designs.js';
import { exportDelays } from './export-delay.js';
import type { Product } from '../product.js';
import { count, inTurns, median, ratioOf, type Benchmark, type Row } from '../rows.js';
import type { Scale } from '../scale.js';

export const connections = 32;
// As the browser of a person says it, so that each view is counted.
const fromBrowser = { 'Accept-Encoding': 'gzip, deflate, br, zstd', 'User-Agent': PERSONS_BROWSER };

const cases = [
  { what: 'a public page', path: '/bench-page', status: 200, withNginx: true, targets: ['≥ 0.93', '≥ 0.5'] },
  { what: 'a public page in the heaviest theme', path: '/bench-theme', status: 200, withNginx: false, targets: ['≥ 0.93'] },
  { what: 'a public page with times, and a tile that comes', path: '/bench-timed', status: 200, withNginx: false, targets: ['≥ 0.95'] },
  { what: 'a public page that the browser has (304)', path: '/bench-page', status: 304, withNginx: false, targets: [] },
  { what: 'a name that nobody has (404)', path: '/bench-nobody', status: 404, withNginx: false, targets: [] },
];

/**
 * A public page beside two other servers that send the same bytes: `node:http` with nothing else, and nginx with one worker. And the exported
 * page, which nginx sends with our settings, beside nginx with one file: opened for each request, and kept open. And how soon it is up to date.
 */
export const publicPage: Benchmark = async (start, scale) => {
  const exported = mkdtempSync(join(tmpdir(), 'tessera-bench-export-'));
  try {
    const { server } = await start({ PAGES_EXPORT_DIR: exported });
    const rows = [...(await pageRows(server, scale)), ...(await exportRows(exported, scale))];
    return [...rows, ...(await exportDelays(server, exported, scale))];
  } finally {
    rmSync(exported, { recursive: true, force: true });
  }
};

async function exportRows(exported: string, scale: Scale): Promise<Row[]> {
  chmodSync(exported, 0o755);
  await until(() => existsSync(join(exported, 'pages/bench-page/.stamp')));
  const own = await startExportNginx(exported, 'bench-page');
  if (!own) return [];
  try {
    const rivals = { nginx: startNginx, 'nginx with open_file_cache': startCachingNginx };
    const [ours, ...others] = await gather({ name: 'exported', url: own.url, pid: own.pid }, 200, rivals);
    try {
      const [results = [], ...theirs] = await measure([ours, ...others], scale);
      const targets = ['≥ 1.0', undefined];
      return others.map(({ name }, at) =>
        compare('an exported page, sent by nginx', targets[at], { ours: results, other: theirs[at] ?? [], name }),
      );
    } finally {
      for (const { rival } of others) await rival?.stop();
    }
  } finally {
    await own.stop();
  }
}

async function pageRows(server: Product['server'], scale: Scale): Promise<Row[]> {
  await aPageAt(server, 'bench-page', realisticDesign());
  await aThemedPage(server, 'bench-theme');
  await aTimedPage(server, 'bench-timed');
  const rows: Row[] = [];
  for (const { what, path, status, withNginx, targets } of cases) {
    const rivals = { 'node:http': startPlainServer, ...(withNginx && { nginx: startNginx }) };
    const [ours, ...others] = await gather({ name: 'this server', url: `${server.url}${path}`, pid: server.pid }, status, rivals);
    try {
      const results = await measure([ours, ...others], scale);
      others.forEach((other, at) =>
        rows.push(compare(what, targets[at], { ours: results[0]!, other: results[at + 1]!, name: other.name })),
      );
    } finally {
      for (const { rival } of others) await rival?.stop();
    }
  }
  return rows;
}

/** A page whose document is the largest of those that test/api/public-pages/theme-weight.test.ts weighs without pictures. */
async function aThemedPage(server: Product['server'], linkname: string): Promise<void> {
  const theme = THEMES.find(({ id }) => id === 'terrazzo');
  if (!theme) throw new Error('The heaviest theme is missing.');
  const account = await register(server);
  await claim(server, account, linkname);
  await publishMixed(server, account, applyTheme(aSamplePage(THEME_SAMPLES[theme.id]!), theme));
}

/** A page with a time, one of whose tiles comes later. */
async function aTimedPage(server: Product['server'], linkname: string): Promise<void> {
  const account = await register(server);
  await claim(server, account, linkname);
  const { tiles, ...design } = realisticDesign();
  const timed = tiles.map((tile, at) =>
    at === 7 ? { ...tile, visibility: { from: '2125-03-03T17:30:00.000Z', isAnnounced: true } as const } : tile,
  );
  await publishMixed(server, account, { ...design, tiles: timed });
  await setPageTime(server, account, { until: '2126-03-03T17:30:00.000Z' });
}

/** A server that gives the answer that is measured. */
interface Contender {
  readonly name: string;
  readonly pid: number;
  readonly asked: Asked;
  readonly answer: WireAnswer;
  readonly rival?: Rival;
}

type Measured = LoadResult & { readonly microseconds: number };

/** A server and its rivals, each seen to give the same answer. */
async function gather(
  { name, url, pid }: { readonly name: string; readonly url: string; readonly pid: number },
  status: number,
  rivals: Readonly<Record<string, (answer: WireAnswer) => Promise<Rival | undefined>>>,
): Promise<[Contender, ...Contender[]]> {
  const page = { url, headers: fromBrowser };
  const first = await readAnswer(page);
  const asked = status === 304 ? { ...page, headers: { ...page.headers, 'If-None-Match': etagOf(first) } } : page;
  const answer = await readAnswer(asked);
  expect(answer.status).toBe(status);
  if (status !== 304) expect(answer.headers).toContain('br');
  const contenders: [Contender, ...Contender[]] = [{ name, pid, asked, answer }];
  for (const [rivalName, startRival] of Object.entries(rivals)) {
    const rival = await startRival(answer);
    if (!rival) continue;
    const same = { url: rival.url, headers: asked.headers };
    const theirs = await readAnswer(same);
    expect([theirs.status, sorted(givenHeaders(theirs)), theirs.body.equals(answer.body)]).toEqual([
      status,
      sorted(givenHeaders(answer)),
      true,
    ]);
    contenders.push({ name: rivalName, pid: rival.pid, asked: same, answer: theirs, rival });
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

async function measure(contenders: readonly Contender[], { rounds, seconds, warmUpSeconds }: Scale): Promise<Measured[][]> {
  if (warmUpSeconds > 0) for (const contender of contenders) await load(contender, warmUpSeconds);
  return inTurns(contenders, rounds, (contender) => load(contender, seconds));
}

async function load({ pid, asked, answer }: Contender, seconds: number): Promise<Measured> {
  const before = processorTime(pid);
  const result = await putLoad(asked, connections, seconds);
  const after = processorTime(pid);
  expect(result).toMatchObject({ broken: 0, refused: answer.status < 400 ? 0 : result.requests });
  // The last answers may be cut off when the time is over.
  const answered = result.bytes / answer.size;
  expect(answered).toBeGreaterThanOrEqual(result.requests);
  expect(answered).toBeLessThanOrEqual(result.requests + connections);
  return { ...result, microseconds: (after - before) / result.requests };
}

/** Of two that were measured one after the other, so that each ratio is about the same moment. */
function compare(
  what: string,
  target: string | undefined,
  { ours, other, name }: { readonly ours: readonly Measured[]; readonly other: readonly Measured[]; readonly name: string },
): Row {
  const ratios = ours.map(({ perSecond }, at) => perSecond / (other[at]?.perSecond ?? 0));
  return { what, measured: describe(ours), beside: `${name}: ${describe(other)}`, ...ratioOf(ratios), target };
}

function describe(results: readonly Measured[]): string {
  const of = (part: 'perSecond' | 'p99' | 'microseconds'): number => median(results.map((result) => result[part]));
  const processor = Number.isNaN(of('microseconds')) ? '' : `, ${of('microseconds').toFixed(1)} µs of CPU each`;
  return `${count(of('perSecond'))}/s, p99 ${of('p99').toFixed(2)} ms${processor}`;
}
