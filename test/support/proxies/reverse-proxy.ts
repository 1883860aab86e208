import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxProcess, proxyFile } from '../../../scripts/cluster/nginx.mjs';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { haproxySite } from './haproxy.js';
import { nginxSite, proxiedHost } from './nginx-site.js';
import { until } from '../waiting.js';

/** A real reverse proxy with TLS, with the settings that the project recommends. */
export interface ReverseProxy {
  /** Sends a request as a visitor from an address of the loopback network, such as `127.0.0.2`. */
  ask(path: string, asked?: Asked): Promise<Answer>;
  stop(): Promise<void>;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The visitor's address. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly bytes: Buffer;
}

type ProxyName = 'nginx' | 'caddy' | 'haproxy';

/** Whether the programs for a test behind this proxy are installed. They are not packages of npm. */
export function canStart(proxy: ProxyName): boolean {
  return [proxy, 'openssl'].every((program) => !spawnSync(program, ['version']).error);
}

/** Starts a proxy in front of the server at `port`. With `exported`, it serves the exported pages in this folder by itself. */
export async function startReverseProxy(proxy: ProxyName, port: number, exported?: string): Promise<ReverseProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-proxy-'));
  chmodSync(folder, 0o755);
  const certificate = makeCertificate(folder);
  const front = await freePort();
  const [program, ...parameters] = await settings[proxy](folder, { port, front, exported });
  const child = spawn(program, parameters, { stdio: 'ignore', cwd: folder, env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder } });
  await until(() => isOpen(front));
  return {
    ask: (path, asked) => ask(front, certificate, path, asked),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Behind {
  readonly port: number;
  readonly front: number;
  readonly exported: string | undefined;
}

const settings: Record<ProxyName, (folder: string, behind: Behind) => Promise<[string, ...string[]]>> = {
  nginx: async (folder, { port, front, exported }) => {
    const listen = `127.0.0.1:${front} ssl http2`;
    const certificate = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
    writeFileSync(join(folder, 'nginx.conf'), nginxProcess(await nginxSite({ listen, certificate, port, exported })));
    return ['nginx', '-p', folder, '-c', 'nginx.conf', '-e', 'error.log'];
  },
  caddy: async (folder, { port, front, exported }) => {
    const site = proxyFile(exported === undefined ? 'Caddyfile' : 'Caddyfile-export', {
      ...(exported !== undefined && { 'root * /srv/tessera-pages': `root * ${exported}` }),
      '127.0.0.1:3000': `127.0.0.1:${port}`,
      // Instead of a certificate from a certificate authority.
      [`${proxiedHost} {`]: `https://${proxiedHost}:${front} {\n\ttls ${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}`,
    });
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
    return Promise.resolve(['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]);
  },
  haproxy: (folder, { port, front }) => {
    const both = ['certificate.pem', 'key.pem'].map((file) => readFileSync(join(folder, file), 'utf8'));
    writeFileSync(join(folder, 'both.pem'), both.join(''));
    const bind = `127.0.0.1:${front} ssl crt ${join(folder, 'both.pem')} alpn h2,http/1.1`;
    writeFileSync(join(folder, 'haproxy.cfg'), haproxySite({ bind, ports: [port] }));
    return Promise.resolve(['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')]);
  },
};

function makeCertificate(folder: string): string {
  const options = [
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    `/CN=${proxiedHost}`,
    '-addext',
    `subjectAltName=DNS:${proxiedHost}`,
  ];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  execFileSync('openssl', ['req', '-x509', ...options, ...files], { stdio: 'ignore' });
  return readFileSync(join(folder, 'certificate.pem'), 'utf8');
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(true));
    socket.once('error', () => resolve(false)).once('close', () => socket.destroy());
    socket.end();
  });
}

function ask(port: number, ca: string, path: string, { method = 'GET', headers = {}, body, from }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const options = { host: '127.0.0.1', port, path, method, ca, servername: proxiedHost, localAddress: from };
    const sent = request({ ...options, headers: { Host: proxiedHost, ...length, ...headers }, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: bytes.toString(), bytes });
      });
    });
    sent.on('error', reject).end(body);
  });
}
