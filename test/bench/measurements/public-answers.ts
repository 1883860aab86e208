import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { LOOK_UP } from '../../../server/adapters/postgres/pages/page-look-up.js';
import { aPageAt } from '../../builders/accounts/account.js';
import { processorTime, putLoad, readAnswer, type Asked, type LoadResult } from '../../support/load/http-load.js';
import { addressOfEmbedded } from '../../support/servers/started-server.js';
import { realisticDesign } from '../designs.js';
import { connections } from './public-page.js';
import { count, inTurns, median, ratioOf, type Benchmark, type Row } from '../rows.js';

const linkname = 'bench-answers';
const json = { 'Content-Type': 'application/json' };
const query = `query ($linkname: String!) { publicPage(linkname: $linkname) {
  linkname address profilePicture { url } wallpaper { url }
  design { title titleColor { hex alpha } backgroundColor { hex alpha } bio
    tiles { __typename name html style { ${['text', 'button', 'hover', 'border', 'shadow'].map((color) => `${color} { hex alpha }`).join(' ')} radius thickness } }
    socialLinks { home twitter instagram facebook youtube reddit tiktok linkedin medium discord } } } }`;

interface Contender {
  readonly name: string;
  readonly pid: number;
  readonly asked: Asked;
}

/**
 * A whole page as programs read it: through GraphQL, through REST, and from a bare Fastify route that sends the row of the same statement.
 */
export const publicAnswers: Benchmark = async (start, { rounds, seconds, warmUpSeconds }) => {
  const { server, folder } = await start();
  await aPageAt(server, linkname, realisticDesign());
  const rival = await startFastify(await addressOfEmbedded(folder));
  const body = JSON.stringify({ first_name: linkname });
  const graphql = { url: `${server.url}/graphql`, headers: json, body: JSON.stringify({ query, variables: { linkname } }) };
  const contenders: readonly Contender[] = [
    { name: '`publicPage`', pid: server.pid, asked: graphql },
    { name: '`getdatapublic`', pid: server.pid, asked: { url: `${server.url}/api/getdatapublic/`, headers: json, body } },
    { name: 'Fastify', pid: rival.pid, asked: { url: rival.url, headers: json, body } },
  ];
  try {
    for (const { asked } of contenders) expect((await readAnswer(asked)).body.toString()).toContain('corner 8');
    if (warmUpSeconds > 0) for (const contender of contenders) await load(contender, warmUpSeconds);
    const [ours = [], rest = [], fastify = []] = await inTurns(contenders, rounds, (contender) => load(contender, seconds));
    return [
      compare('a page through GraphQL, `publicPage`', '≥ 0.6', ours, rest, '`getdatapublic`'),
      compare('a page through GraphQL, `publicPage`', '≥ 0.7', ours, fastify, 'Fastify with the same SQL'),
      compare('a page through REST, `getdatapublic`', '≥ 0.7', rest, fastify, 'Fastify with the same SQL'),
    ];
  } finally {
    rival.stop();
  }
};

type Measured = LoadResult & { readonly microseconds: number };

async function load({ pid, asked }: Contender, seconds: number): Promise<Measured> {
  const before = processorTime(pid, true);
  const result = await putLoad(asked, connections, seconds);
  expect(result).toMatchObject({ broken: 0, refused: 0 });
  return { ...result, microseconds: (processorTime(pid, true) - before) / result.requests };
}

function compare(what: string, target: string, ours: readonly Measured[], other: readonly Measured[], name: string): Row {
  const ratios = ours.map(({ perSecond }, at) => perSecond / (other[at]?.perSecond ?? 0));
  return { what, measured: describe(ours), beside: `${name}: ${describe(other)}`, ...ratioOf(ratios), target };
}

function describe(results: readonly Measured[]): string {
  const of = (part: 'perSecond' | 'p99' | 'microseconds'): number => median(results.map((result) => result[part]));
  const processor = Number.isNaN(of('microseconds')) ? '' : `, ${of('microseconds').toFixed(0)} µs of CPU each`;
  return `${count(of('perSecond'))}/s, p99 ${of('p99').toFixed(2)} ms${processor}`;
}

/** The other server, in a process of its own. */
async function startFastify(address: string) {
  const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' };
  const path = fileURLToPath(new URL('../../support/load/fastify-page-process.mjs', import.meta.url));
  const child = fork(path, { env, execArgv: [], stdio: 'ignore' });
  child.send({ address, statement: LOOK_UP });
  const [port] = (await once(child, 'message')) as [number];
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}/page`, stop: () => child.kill() };
}
