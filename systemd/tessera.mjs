// The programs of a release archive: `start`, which systemd runs, `health`, which fails while it is not ready, and the commands `admin …`,
// `backup FILE`, `restore FILE` and `drill FILE`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const programs = {
  start: 'dist/bundle/main.js',
  health: 'health-check.mjs',
  admin: 'dist/bundle/admin.js',
  backup: 'dist/bundle/backup.js',
  restore: 'dist/bundle/backup.js',
  drill: 'dist/bundle/main.js',
};
const withFile = ['backup', 'restore', 'drill'];
const usage = 'tessera start | health | admin … | backup FILE | restore FILE | drill FILE';
const [, , command = '', ...parameters] = process.argv;

function fail(sentence, code) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

/** What keeps a drill away from all that the service uses. A variable can also come from a file, by a second name. */
function forDrill({ PORT: port = '3999' }) {
  // Not in /tmp, which is often in memory.
  const folder = mkdtempSync('/var/tmp/tessera-drill-');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const own = { DATA_DIR: folder, HOST: '127.0.0.1', PORT: port, PUBLIC_URL: `http://localhost:${port}` };
  const set = { ...own, MEDIA_STORAGE: 'disk', WEBHOOK_DELIVERIES: 'hold', OTEL_SDK_DISABLED: 'true' };
  const unset = ['DATABASE_URL', 'DATABASE_READ_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL', 'PAGES_EXPORT_DIR'];
  const empty = [...unset, ...Object.keys(set)].flatMap((name) => [name, `${name}_FILE`]).map((name) => [name, '']);
  return { ...Object.fromEntries(empty), ...set };
}

/** Restores in a process of its own. A signal ends it, and then this one, which removes the folder. */
async function restoreForDrill(file) {
  const restore = spawn(process.execPath, [process.argv[1], 'restore', file], { stdio: 'inherit' });
  let isInterrupted = false;
  const interrupt = (signal) => {
    isInterrupted = true;
    restore.kill(signal);
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  // A connection that is lost ends the drill, and its PostgreSQL with it.
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGINT'));
  const [code] = await once(restore, 'exit');
  if (isInterrupted || code !== 0) process.exit(code || 1);
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
}

const isWrong = withFile.includes(command) && parameters.length !== 1;
if (!Object.hasOwn(programs, command) || isWrong) fail(usage, 2);
if (command === 'drill') Object.assign(process.env, forDrill(process.env));

// One parser for the service and for the commands. What is set already wins, as with the file .env.
const variables = process.env.TESSERA_ENV ?? '/etc/tessera.env';
try {
  process.loadEnvFile(variables);
} catch (error) {
  fail(`${variables} cannot be read (${error.code}): run this as root or as the user tessera, or name another file with TESSERA_ENV.`, 1);
}
process.env.DATA_DIR ??= '/var/lib/tessera';
process.env.NODE_ENV ??= 'production';
// The address that the files for proxies name. On some machines, "localhost" is another one.
process.env.HOST ??= '127.0.0.1';

if (command === 'drill') await restoreForDrill(parameters[0]);
const words = { start: [], health: [], drill: [], admin: parameters }[command] ?? [command, resolve(parameters[0])];
process.argv.splice(2, Infinity, ...words);
await import(`../${programs[command]}`);
