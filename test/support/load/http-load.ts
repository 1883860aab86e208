import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A response with its raw headers. */
export interface WireAnswer {
  readonly status: number;
  /** Names and values alternate, as received. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** The size of the whole response, in bytes. */
  readonly size: number;
}

/** A request. */
export interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What is posted. Without it, the request is a GET. */
  readonly body?: string;
}

/** The measurements of a server under load. */
export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly bytes: number;
  /** Responses with a status of 400 or more. */
  readonly refused: number;
  /** Failed connections and missing responses. */
  readonly broken: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Sends one request, on a connection that may stay open. */
export async function readAnswer({ url, headers, body: posted }: Asked): Promise<WireAnswer> {
  const agent = new Agent({ keepAlive: true });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { method: methodOf({ body: posted }), headers, agent }, resolve)
        .once('error', reject)
        .end(posted);
    });
    const body = Buffer.concat((await response.toArray()) as Buffer[]);
    const { statusCode = 0, statusMessage, rawHeaders } = response;
    const head = rawHeaders.reduce((sum, text) => sum + text.length + 2, `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length);
    return { status: statusCode, headers: rawHeaders, body, size: head + body.length };
  } finally {
    agent.destroy();
  }
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** The name of the load generator, for people. */
export const loadGenerator = hasWrk ? 'wrk' : 'a client in Node';

/**
 * Generates load in a separate process, over the given number of kept-alive connections with one request at a time each. wrk counts whole
 * seconds, so less than one is measured by the client in Node.
 */
export async function putLoad(asked: Asked, connections: number, seconds: number): Promise<LoadResult> {
  const { stdout } = await (hasWrk && seconds >= 1 ? runWrk(asked, connections, seconds) : runClient(asked, connections, seconds));
  const line = stdout.trim().split('\n').at(-1) ?? '';
  const { microseconds, p50, p99, ...counts } = JSON.parse(line) as Omit<LoadResult, 'perSecond'> & { readonly microseconds: number };
  return { ...counts, perSecond: counts.requests / (microseconds / 1e6), p50: p50 / 1e3, p99: p99 / 1e3 };
}

function runWrk({ url, headers, body }: Asked, connections: number, seconds: number) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', pathOf('http-load.lua'), ...lines, url], {
    env: { ...process.env, ...(body !== undefined && { LOAD_BODY: body }) },
  });
}

async function runClient({ url, headers, body = '' }: Asked, connections: number, seconds: number) {
  // The first answer comes from the framework, with more headers than those from the cache.
  const asked = { url, headers, ...(body && { body }) };
  await readAnswer(asked);
  const { size } = await readAnswer(asked);
  const { hostname: host, port, host: name, pathname } = new URL(url);
  const length = body && { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ Host: name, ...headers, ...length }).map(([header, value]) => `${header}: ${value}\r\n`);
  const text = `${methodOf(asked)} ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
  const settings = { host, port: Number(port), request: text, size, connections, seconds };
  return run(process.execPath, [pathOf('http-load-process.mjs'), JSON.stringify(settings)], { env: { ...process.env, NODE_OPTIONS: '' } });
}

function methodOf({ body }: Pick<Asked, 'body'>): 'GET' | 'POST' {
  return body === undefined ? 'GET' : 'POST';
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

/**
 * The CPU time of a process so far, in microseconds, and that of its children unless `isAlone`. NaN if the system does not provide it. It
 * grows in steps of 10 ms. Of all measurements, other programs on the machine disturb it least.
 */
export function processorTime(pid: number, isAlone = false): number {
  try {
    return ticksOf(pid, isAlone) * (1e6 / ticksPerSecond());
  } catch {
    return NaN;
  }
}

function ticksOf(pid: number, isAlone = false): number {
  const children = isAlone ? [] : readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  // The second field is the name of the program, in brackets. It may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\)\s/, '')
    .split(' ');
  return children.reduce((sum, child) => sum + ticksOf(Number(child)), Number(fields[11]) + Number(fields[12]));
}

let known: number | undefined;

function ticksPerSecond(): number {
  known ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return known;
}
