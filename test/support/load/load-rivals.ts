import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nginxProcess } from '../../../scripts/cluster/nginx.mjs';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import type { WireAnswer } from './http-load.js';
import { nginxSite } from '../proxies/nginx-site.js';
import { statusOf } from '../servers/started-server.js';
import { until } from '../waiting.js';

/** Another server with the same response, in a separate process. */
export interface Rival {
  readonly pid: number;
  readonly url: string;
  stop(): Promise<void>;
}

const keepAliveSeconds = 80;

/** Headers that an HTTP server adds by itself. */
const ownHeaders = /^(date|connection|keep-alive|server)$/i;

/** The headers that the application has set, as alternating names and values. */
export function givenHeaders({ headers }: WireAnswer): string[] {
  return headers.filter((_, at) => !ownHeaders.test(headers[at - (at % 2)] ?? ''));
}

/** A server with only `node:http`. */
export async function startPlainServer(answer: WireAnswer): Promise<Rival> {
  // Jest's options must not apply to the process.
  const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' };
  const child = fork(fileURLToPath(new URL('plain-server-process.mjs', import.meta.url)), { env, execArgv: [], stdio: 'ignore' });
  child.send({
    status: answer.status,
    headers: givenHeaders(answer),
    body: answer.body.toString('base64'),
    keepAliveMilliseconds: keepAliveSeconds * 1_000,
  });
  const [port] = (await once(child, 'message')) as [number];
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}/page`, stop: () => stop(child) };
}

/** nginx with one worker, which sends a file from its own folder. It opens the file for each request. Undefined if nginx is not installed. */
export function startNginx(answer: WireAnswer): Promise<Rival | undefined> {
  return startFileServer(answer, '');
}

/** The same, but nginx keeps the file open, and looks once in a minute whether it has changed. */
export function startCachingNginx(answer: WireAnswer): Promise<Rival | undefined> {
  return startFileServer(answer, 'open_file_cache max=200 inactive=20s;');
}

function startFileServer(answer: WireAnswer, more: string): Promise<Rival | undefined> {
  return runNginx('page', (folder, port) => {
    mkdirSync(join(folder, 'files'));
    writeFileSync(join(folder, 'files', 'page'), answer.body);
    return fileServer(port, givenHeaders(answer), more);
  });
}

/** nginx with one worker and the settings in `docker/proxies/nginx-export.conf`, but without TLS. It sends the exported page from the folder. */
export function startExportNginx(exported: string, linkname: string): Promise<Rival | undefined> {
  return runNginx(linkname, async (_, port) => nginxSite({ listen: `127.0.0.1:${port} backlog=1024`, port: await freePort(), exported }));
}

async function runNginx(path: string, site: (folder: string, port: number) => string | Promise<string>): Promise<Rival | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), nginxProcess(`${fastHttp}${await site(folder, port)}`));
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/${path}`;
  await until(async () => (await statusOf(url)) !== undefined);
  return {
    pid: child.pid ?? 0,
    url,
    stop: async () => {
      await stop(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What nginx needs to send files fast. */
const fastHttp = `
      sendfile on; tcp_nopush on; tcp_nodelay on;
      keepalive_timeout ${keepAliveSeconds}s ${keepAliveSeconds}s; keepalive_requests 100000000;`;

/** A server that sends the file. Headers that nginx would add are removed, except `Server`, which cannot be removed. */
function fileServer(port: number, headers: readonly string[], more: string): string {
  const added = headers.flatMap((name, at) =>
    at % 2 === 0 && !/^content-(type|length)$/i.test(name) ? [[name, headers[at + 1] ?? '']] : [],
  );
  const typeAt = headers.findIndex((name, at) => at % 2 === 0 && /^content-type$/i.test(name));
  return `
    server {
      types { } default_type '${headers[typeAt + 1]}';
      etag off; if_modified_since off; max_ranges 0;
      listen 127.0.0.1:${port} backlog=1024; root files; ${more}
      add_header Last-Modified '';
      ${added.map(([name, value = '']) => `add_header ${name} '${value.replaceAll("'", String.raw`\'`)}';`).join('\n')}
    }`;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
