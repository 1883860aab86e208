import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { proxyFile } from '../../../scripts/cluster/nginx.mjs';
import { openConnection } from '../../../scripts/cluster/ports.mjs';

/** HAProxy is no package of npm. CI installs it. */
export function isHaproxyInstalled(): boolean {
  return spawnSync('haproxy', ['-v']).error === undefined;
}

interface Site {
  /** The parameters of `bind`. */
  readonly bind: string;
  /** The ports of the servers. */
  readonly ports: readonly number[];
  /** How often the health of a server is asked for. */
  readonly interval?: string;
}

/** The address of the proxy with TLS in front of HAProxy. */
export const proxyBefore = '127.0.0.9';

/** `docker/proxies/haproxy.cfg` for servers of this machine, whose addresses nobody has to ask a name server for. */
export function haproxySite({ bind, ports, interval = '1s' }: Site): string {
  const servers = (check: string) => ports.map((port) => `server app${port} 127.0.0.1:${port}${check}`).join('\n    ');
  return proxyFile('haproxy.cfg', {
    'bind :8080': `bind ${bind}`,
    'log stdout format raw local0 notice': '',
    'src 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16': `src ${proxyBefore}`,
    'default-server resolvers docker init-addr none resolve-prefer ipv4 inter 1s': `default-server inter ${interval}`,
    'server-template app 20 app:3000 check init-state down': servers(' check'),
    'server-template app 20 app:3000': servers(''),
  });
}

/** HAProxy on a port of the loopback interface, with its file in `folder`. */
export async function startHaproxy({
  folder,
  port,
  ports,
  interval,
}: Omit<Site, 'bind'> & { readonly folder: string; readonly port: number }) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxySite({ bind: `127.0.0.1:${port}`, ports, ...(interval !== undefined && { interval }) }));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await Promise.race([openConnection(port), ended.then(() => Promise.reject(new Error('HAProxy ended.')))]);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async (): Promise<void> => {
      child.kill();
      await ended;
    },
  };
}
