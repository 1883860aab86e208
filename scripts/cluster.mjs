// npm run cluster: several replicas of the product on this machine, without containers, and rolling restarts under load.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isNginxInstalled } from './cluster/nginx.mjs';
import { restartOneByOne } from './cluster/rolling-restart.mjs';
import { ensureBuilt, ensureInstalled } from './install/ensure.mjs';
import { followNpm, interruption, print, reportFault, ScriptFault } from './process.mjs';
import { ensureNode } from './install/runtime.mjs';

const usage = `npm run cluster -- [--port 8080] [--replicas 3] [--no-proxy] [--rolling-restarts number] [--load]

  --port              the port of the whole, 8080 unless given
  --replicas          how many replicas, 3 unless given
  --no-proxy          without nginx: each replica has a port of its own, and the first one that of the whole
  --rolling-restarts  restarts all replicas so many times, one after the other, and ends
  --load              sends requests meanwhile, half as many as the whole can answer, and prints how many failed

Everything is in a temporary folder, which is removed at the end. SHUTDOWN_DELAY_SECONDS is passed on.`;

async function main() {
  followNpm();
  const settings = readParameters();
  if (settings.withProxy && !isNginxInstalled()) {
    throw new ScriptFault(
      'nginx is not installed: install it (the Debian package is "nginx"), or start without it: npm run cluster -- --no-proxy',
    );
  }
  await ensureNode();
  await ensureInstalled({ withDevelopment: true });
  await ensureBuilt();
  // Imported only now, because it needs what is installed and built.
  const { startTopology } = await import('./cluster/topology.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'tessera-cluster-'));
  // PostgreSQL may run as another user, who needs access.
  chmodSync(folder, 0o755);
  const interrupted = interruption();
  let topology;
  try {
    const variables = settings.load ? { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' } : { LOG_LEVEL: 'warn' };
    topology = await startTopology({ folder, variables: () => variables, print, ...settings });
    print(`\nThe whole is ready at ${topology.url.replace('127.0.0.1', 'localhost')}. Stop with Ctrl-C.`);
    await Promise.race([interrupted, settings.rollingRestarts > 0 ? restartAll(topology, settings) : new Promise(() => undefined)]);
  } finally {
    print('Stopping…');
    await topology?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readParameters() {
  const text = (fallback) => ({ type: 'string', default: fallback });
  const flag = { type: 'boolean', default: false };
  try {
    const { values } = parseArgs({
      options: { port: text('8080'), replicas: text('3'), 'no-proxy': flag, 'rolling-restarts': text('0'), load: flag },
    });
    return {
      port: wholeNumber('--port', values.port, 1),
      count: wholeNumber('--replicas', values.replicas, 1),
      rollingRestarts: wholeNumber('--rolling-restarts', values['rolling-restarts'], 0),
      shutdownDelay: wholeNumber('SHUTDOWN_DELAY_SECONDS', process.env.SHUTDOWN_DELAY_SECONDS || '4', 0),
      withProxy: !values['no-proxy'],
      load: values.load,
    };
  } catch (error) {
    throw new ScriptFault(`${error.message}\n\n${usage}`);
  }
}

function wholeNumber(name, text, least) {
  if (!/^\d{1,5}$/.test(text) || Number(text) < least) throw new Error(`${name} must be a whole number from ${least} on.`);
  return Number(text);
}

async function restartAll({ url, replicas, start }, { rollingRestarts, load: withLoad }) {
  const load = withLoad ? await startHalfLoad(url) : undefined;
  for (let round = 1; round <= rollingRestarts; round += 1) {
    await restartOneByOne(replicas, start);
    const soFar = load ? `: ${load.state.requests} requests so far, ${load.state.failures.length} failed` : '';
    print(`Rolling restart ${round} of ${rollingRestarts}${soFar}`);
  }
  if (!load) return;
  const { requests, perSecond, published, failures, lost } = await load.stop();
  print(`${requests} requests (${Math.round(perSecond)} a second), ${published} of them acknowledged publications.`);
  print(`Failed requests: ${failures.length}. Lost publications: ${lost.length}.`);
  if (failures.length + lost.length > 0) throw new ScriptFault([...failures.slice(0, 20), ...lost].join('\n'));
}

async function startHalfLoad(url) {
  const { pauseOfHalfLoad, startLoad } = await import('./cluster/load.mjs');
  const connections = { readers: 12, publishers: 4 };
  const { perSecond, pause } = await pauseOfHalfLoad(url, connections);
  print(
    `\nFull load is ${Math.round(perSecond)} requests a second, so each connection rests for ${pause.toFixed(1)} ms after each request.`,
  );
  return startLoad(url, { ...connections, pause });
}

await main().catch(reportFault);
