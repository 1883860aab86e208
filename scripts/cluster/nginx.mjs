// nginx in front of the replicas, with the settings in docker/proxies and those that docs/operate/replicas.md recommends for a proxy.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openConnection } from './ports.mjs';

export function isNginxInstalled() {
  return spawnSync('nginx', ['-v']).error === undefined;
}

/**
 * Starts nginx on a port of the loopback interface. `ports` are those of the replicas. It closes a connection to them that is idle so long.
 * It waits so long for the response to a request that changes nothing.
 * It runs in a process group of its own: Ctrl-C reaches only the script, which stops everything in order; unless `isDetached` is false.
 */
export async function startNginx({ folder, port, ports, idle = '2s', readTimeout = '15s', isDetached = true }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tessera.nginx.conf'), proxyFile('tessera.nginx.conf', { '15s': readTimeout }));
  writeFileSync(join(folder, 'nginx.conf'), nginxProcess(site({ port, ports, idle }), 2048));
  let running;
  const start = async () => {
    const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore', detached: isDetached });
    running = { child, ended: once(child, 'exit') };
    await Promise.race([
      openConnection(port),
      running.ended.then(() => Promise.reject(new Error(`nginx ended; ${join(folder, 'error.log')} says why.`))),
    ]);
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    /** Starts it again after its end. */
    start,
    /** Sends a signal to all its processes. */
    signal: (name) => process.kill(-running.child.pid, name),
    /** Reads its settings again, with new processes. */
    reload: () => running.child.kill('SIGHUP'),
    ended: () => running.ended,
    stop: async () => {
      running.child.kill('SIGQUIT');
      await running.ended;
    },
  };
}

function site({ port, ports, idle }) {
  return `
      upstream tessera {
        zone tessera 64k;
        # A replica that has stopped answering keeps its requests, and gets few new ones.
        least_conn;
        ${ports.map((replica) => `server 127.0.0.1:${replica} max_fails=1 fail_timeout=1s;`).join('\n        ')}
        keepalive 64;
        # Shorter than SHUTDOWN_DELAY_SECONDS: a replica that stops never closes a connection that nginx still uses.
        keepalive_timeout ${idle};
      }
      server {
        listen 127.0.0.1:${port};
        include tessera.nginx.conf;
      }`;
}

/** The settings of an nginx with one worker that needs no permissions and writes only into its folder. `http` is what it serves. */
export function nginxProcess(http, connections = 1024) {
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid nginx.pid;
    events { worker_connections ${connections}; }
    http {
      access_log off; error_log error.log warn; server_tokens off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
      ${http}
    }`;
}

/** A file in docker/proxies, with each of the texts replaced. */
export function proxyFile(name, replacements) {
  return Object.entries(replacements).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docker/proxies/${name} has no "${from}" any more.`);
      return text.replaceAll(from, to);
    },
    readFileSync(fileURLToPath(new URL(`../../docker/proxies/${name}`, import.meta.url)), 'utf8'),
  );
}
