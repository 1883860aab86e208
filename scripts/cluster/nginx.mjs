// nginx in front of the replicas, with the settings that docs/operate.md recommends for a proxy.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openConnection } from './ports.mjs';

export function isNginxInstalled() {
  return spawnSync('nginx', ['-v']).error === undefined;
}

/**
 * Starts nginx on a port of the loopback interface. `ports` are those of the replicas. It closes a connection to them that is idle so long.
 * It runs in a process group of its own: Ctrl-C reaches only the script, which stops everything in order; unless `isDetached` is false.
 */
export async function startNginx({ folder, port, ports, idle = '2s', isDetached = true }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), settings({ port, ports, idle }));
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

function settings({ port, ports, idle }) {
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid nginx.pid;
    events { worker_connections 2048; }
    http {
      access_log off; error_log error.log warn; server_tokens off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
      upstream tessera {
        zone tessera 64k;
        ${ports.map((replica) => `server 127.0.0.1:${replica} max_fails=1 fail_timeout=1s;`).join('\n        ')}
        keepalive 64;
        # Shorter than SHUTDOWN_DELAY_SECONDS: a replica that stops never closes a connection that nginx still uses.
        keepalive_timeout ${idle};
      }
      server {
        listen 127.0.0.1:${port};
        client_max_body_size 11m;
        location / {
          proxy_pass http://tessera;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $remote_addr;
          proxy_set_header X-Forwarded-Proto $scheme;
          # A refused connection goes to the next replica. A write that was sent is never sent twice.
          proxy_next_upstream error timeout;
          proxy_connect_timeout 2s;
        }
      }
    }`;
}
