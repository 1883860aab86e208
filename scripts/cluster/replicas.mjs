// Replicas of the product, as processes of this machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../process.mjs';

/**
 * Starts one replica with the given variables; `PORT` and `DATA_DIR` must be among them. It is the built server, without the steps before
 * its start. `onLine` gets each warning of its log. `imports` are modules that the process loads first. It is killed when `killed` is aborted.
 */
export async function startReplica(variables, { onLine = () => undefined, imports = [], killed } = {}) {
  mkdirSync(variables.DATA_DIR, { recursive: true });
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', ...variables };
  delete env.npm_lifecycle_event;
  delete env.NODE_OPTIONS;
  // It runs in a process group of its own: Ctrl-C reaches only the script, which stops everything in order.
  const parameters = ['--max-semi-space-size=8', ...imports.map((module) => `--import=${module}`), join(root, 'dist/bundle/main.js')];
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    signal: killed,
    killSignal: 'SIGKILL',
  });
  // The end is noticed below.
  child.on('error', () => undefined);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      for (const line of text.split('\n').filter((line) => /"level":(?:4|5|6)0/.test(line))) onLine(line);
    });
  }
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${variables.PORT}`;
  const failed = ended.then(() => Promise.reject(new Error(`A replica ended during its start:\n${output}`)));
  failed.catch(() => undefined);
  await Promise.race([readyAt(url, child).then((isReady) => isReady || failed), failed]);
  return {
    url,
    child,
    /** Ends as supervisors end it, or as Ctrl-C does. */
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const [code] = await ended;
      return { code, output };
    },
  };
}

/** False when the process has ended before that. */
async function readyAt(url, child) {
  while (child.exitCode === null && child.signalCode === null) {
    if (await isReady(url)) return true;
    await delay(50);
  }
  return false;
}

async function isReady(url) {
  // Not kept open: a connection of this process would delay the replica's end.
  return fetch(`${url}/health/ready`, { headers: { Connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );
}
