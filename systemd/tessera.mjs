// The programs of a release archive: `start`, which systemd runs, `health`, which fails while it is not ready, and the commands `admin …`, `backup FILE`, `restore FILE` and `drill FILE`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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

/** What keeps a drill away from all that the service uses. */
function forDrill() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-drill-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const port = '3999';
  const nothing = ['DATABASE_URL', 'DATABASE_READ_URL', 'SMTP_URL'].flatMap((name) => [name, `${name}_FILE`]);
  const unset = Object.fromEntries([...nothing, 'PAGES_EXPORT_DIR'].map((name) => [name, '']));
  const own = { DATA_DIR: folder, HOST: '127.0.0.1', PORT: port, PUBLIC_URL: `http://localhost:${port}` };
  return { ...unset, ...own, MEDIA_STORAGE: 'disk', WEBHOOK_DELIVERIES: 'hold' };
}

const isWrong = withFile.includes(command) && parameters.length !== 1;
if (!Object.hasOwn(programs, command) || isWrong) fail(usage, 2);
if (command === 'drill') Object.assign(process.env, forDrill());

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

if (command === 'drill') {
  const { status } = spawnSync(process.execPath, [process.argv[1], 'restore', parameters[0]], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const words = { start: [], health: [], drill: [], admin: parameters }[command] ?? [command, resolve(parameters[0])];
process.argv.splice(2, Infinity, ...words);
await import(`../${programs[command]}`);
