// npm run dev: server and client with live reload, in one command. Ctrl-C stops everything.
//
// Vite serves the screens, and updates them in the browser after each edit. The server, and the pages that it renders, are built
// again after each edit; then node restarts the server.
import { spawn } from 'node:child_process';
import { existsSync, utimesSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parts } from './build.mjs';
import { ensureBuilt, ensureInstalled } from './install/ensure.mjs';
import { followNpm, Interrupted, reportFault, root, runNode, print } from './process.mjs';
import { ensureNode } from './install/runtime.mjs';
import { writeLists } from './build/lists.mjs';

/** The program that runs. It is restarted when it changes. */
const program = 'dist/server/main.js';
// Vite serves the sources of client/api under the same path as the API. Requests for these sources are not proxied. Articles and policies
// come from the server, as in production, with the files that were built for them.
const proxied = [
  '/graphql',
  '^/api/(?![^?]*\\.ts)',
  '/health',
  '/robots.txt',
  '^/sitemap[-.]',
  '^/blog(post)?(/|$)',
  '^/(policy|tos|developers)(/|$)',
  '/oembed',
  '^/preview/',
  '/assets/',
];

try {
  followNpm();
  await ensureNode();
  await ensureInstalled({ withDevelopment: true });
  await ensureBuilt();
  await develop();
} catch (error) {
  reportFault(error);
}

async function develop() {
  const port = await readPort();
  const server = startServer();
  const watchers = [rebuildOnEdit('texts'), rebuildOnEdit('server'), rebuildOnEdit('client'), restartOnEdit('schema.graphql')];
  const vite = existsSync(join(root, 'client/vite.config.ts')) ? await startVite(port) : undefined;
  const stop = async () => {
    for (const watcher of watchers) watcher.close();
    await vite?.close();
    await server.stop();
    process.exit();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

/** Reads the port with the server's own configuration code, so that both use the same port. */
async function readPort() {
  const { configFromEnvironment } = await import('../dist/server/config/config.js');
  return configFromEnvironment().port;
}

function startServer() {
  // The server has its own process group: Ctrl-C reaches only this script, which then stops everything in order.
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', '--enable-source-maps', '--no-warnings', program], {
    cwd: root,
    detached: true,
    // No load balancer waits for the end of this server.
    env: { ...process.env, SHUTDOWN_DELAY_SECONDS: '0' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // Vite also ends this process at SIGTERM, and does not wait for the server.
  process.once('exit', () => child.kill('SIGTERM'));
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
    plugins: [graphiql()],
    server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target }])) },
  });
  await vite.listen();
  const [address] = vite.resolvedUrls?.local ?? [];
  print(
    `\n  Screens with live reload: ${address}\n  GraphiQL: ${address}graphiql\n  Public pages and everything else as in production: ${target}\n`,
  );
  return vite;
}

/** GraphiQL at /graphiql. The page has its script in it, and loads nothing from another host. No build has it. */
function graphiql() {
  const options = { endpoint: '/graphql', title: 'GraphiQL', defaultQuery: '{\n  reservedLinknames\n}\n' };
  const configureServer = ({ middlewares }) => {
    middlewares.use('/graphiql', async (_request, response) => {
      const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(renderGraphiQL(options));
    });
  };
  return { name: 'graphiql', configureServer };
}

/** A theme or a kind of tiles that is only half written is no reason to stop. */
function writeListsIfPossible() {
  try {
    writeLists();
  } catch (error) {
    print(error.message);
  }
}

/** Builds the parts of a folder again, shortly after the last of several edits. Only one build runs at a time. */
function rebuildOnEdit(folder) {
  const tools = parts().filter((part) => part.folder === folder);
  let timer;
  let building = Promise.resolve();
  const rebuild = async () => {
    writeListsIfPossible();
    for (const { name, tool } of tools) {
      await runNode(tool, `${name} could not be built`).catch((error) => {
        if (!(error instanceof Interrupted)) print(error.message);
      });
    }
  };
  return watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (building = building.then(rebuild)), 150);
  });
}

/** Restarts the server after an edit of a file that it reads, but that is not part of a build. */
function restartOnEdit(file) {
  // Many editors replace a file instead of writing to it. That would end a watch on the file, so this watches the folder.
  return watch(root, (_event, name) => {
    if (name !== file) return;
    const now = new Date();
    // Node watches the program that it runs.
    utimesSync(join(root, program), now, now);
  });
}
