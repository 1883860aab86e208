// npm run dev: the server and the client with live reload, in one command. Ctrl-C stops all of it.
//
// Screens come from Vite, which replaces what was edited in the open page. The server and the pages that it renders are
// built again after each edit, and the server is started again by node itself.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parts } from './build.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './ensure.mjs';
import { followNpm, Interrupted, reportFault, root, runNode, say } from './process.mjs';

const proxied = ['/graphql', '/api', '/health', '/media'];

try {
  followNpm();
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  await develop();
} catch (error) {
  reportFault(error);
}

async function develop() {
  const port = await readPort();
  const server = startServer();
  const watchers = [rebuildOnEdit('server'), rebuildOnEdit('client')];
  const vite = existsSync(join(root, 'client/vite.config.ts')) ? await startVite(port) : undefined;
  const stop = async () => {
    for (const watcher of watchers) watcher.close();
    await vite?.close();
    await server.stop();
    process.exit();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

/** The server's own reading of its variables, so that both agree about the port. */
async function readPort() {
  const { configFromEnvironment } = await import('../dist/server/config.js');
  return configFromEnvironment().port;
}

function startServer() {
  // In a process group of its own: Ctrl-C reaches only this script, which then stops everything in order.
  const child = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--enable-source-maps', '--no-warnings', 'dist/server/main.js'],
    { cwd: root, detached: true, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function startVite(port) {
  const { createServer } = await import('vite');
  const target = `http://localhost:${port}`;
  const vite = await createServer({
    configFile: join(root, 'client/vite.config.ts'),
    server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target }])) },
  });
  await vite.listen();
  const [address] = vite.resolvedUrls?.local ?? [];
  say(`\n  Screens with live reload: ${address}\n  Public pages and everything else as in production: ${target}\n`);
  return vite;
}

/** Builds a folder's parts again shortly after the last of several edits, one build at a time. */
function rebuildOnEdit(folder) {
  const tools = parts().filter((part) => part.folder === folder);
  let timer;
  let building = Promise.resolve();
  const rebuild = async () => {
    for (const { name, tool } of tools) {
      await runNode(tool, `${name} could not be built`).catch((error) => {
        if (!(error instanceof Interrupted)) say(error.message);
      });
    }
  };
  return watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (building = building.then(rebuild)), 150);
  });
}
