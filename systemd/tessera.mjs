// The programs of a release archive: `start`, which systemd runs, `health`, which fails while it is not ready, and the commands `admin …`, `backup FILE` and `restore FILE`.
import { resolve } from 'node:path';

const programs = {
  start: 'dist/bundle/main.js',
  health: 'health-check.mjs',
  admin: 'dist/bundle/admin.js',
  backup: 'dist/bundle/backup.js',
  restore: 'dist/bundle/backup.js',
};
const [, , command = '', ...parameters] = process.argv;

function fail(sentence, code) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

const isWrong = (command === 'backup' || command === 'restore') && parameters.length !== 1;
if (!Object.hasOwn(programs, command) || isWrong) fail('tessera start | health | admin … | backup FILE | restore FILE', 2);

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

const words = { start: [], health: [], admin: parameters }[command] ?? [command, resolve(parameters[0])];
process.argv.splice(2, Infinity, ...words);
await import(`../${programs[command]}`);
