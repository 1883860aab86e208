import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/cluster/ports.mjs';
import type { WireAnswer } from './http-load.js';
import { project, statusOf } from './started-server.js';
import { until } from './waiting.js';

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

/** nginx with one worker, which sends a file from its own folder. Undefined if nginx is not installed. */
export function startNginx(answer: WireAnswer): Promise<Rival | undefined> {
  return runNginx('page', (folder, port) => {
    mkdirSync(join(folder, 'files'));
    writeFileSync(join(folder, 'files', 'page'), answer.body);
    return fastHttp(fileServer(port, givenHeaders(answer)));
  });
}

/** nginx with one worker and the settings in `docker/proxies/nginx-export.conf`, but without TLS. It sends the exported page from the folder. */
export function startExportNginx(exported: string, linkname: string): Promise<Rival | undefined> {
  return runNginx(linkname, (_, port) => {
    const settings = readFileSync(join(project, 'docker/proxies/nginx-export.conf'), 'utf8')
      .replace(/^server \{\n {4}listen 80;.*?^\}\n/ms, '')
      .replace(/^ {4}(ssl_|listen \[).*\n/gm, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} backlog=1024;`)
      .replace('/etc/nginx/tessera.nginx.conf', join(project, 'docker/proxies/tessera.nginx.conf'))
      .replace('/srv/tessera-pages;', `${exported};`);
    return fastHttp(settings);
  });
}

async function runNginx(path: string, settings: (folder: string, port: number) => string): Promise<Rival | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), settings(folder, port));
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

/** Settings for sending files fast. A file is opened for each request, as nginx does by default. */
function fastHttp(servers: string): string {
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off; error_log error.log crit; server_tokens off;
      sendfile on; tcp_nopush on; tcp_nodelay on;
      keepalive_timeout ${keepAliveSeconds}s ${keepAliveSeconds}s; keepalive_requests 100000000;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
      ${servers}
    }`;
}

/** A server that sends the file. Headers that nginx would add are removed, except `Server`, which cannot be removed. */
function fileServer(port: number, headers: readonly string[]): string {
  const added = headers.flatMap((name, at) =>
    at % 2 === 0 && !/^content-(type|length)$/i.test(name) ? [[name, headers[at + 1] ?? '']] : [],
  );
  const typeAt = headers.findIndex((name, at) => at % 2 === 0 && /^content-type$/i.test(name));
  return `
    server {
      types { } default_type '${headers[typeAt + 1]}';
      etag off; if_modified_since off; max_ranges 0;
      listen 127.0.0.1:${port} backlog=1024; root files;
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
