import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const scripts = join(dirname(fileURLToPath(import.meta.url)), '../../../scripts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-commands-'));
  cpSync(scripts, join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "engines": { "node": ">=24" } }');
  writeFileSync(join(folder, 'package-lock.json'), '{ "packages": {} }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(parameters: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, NODE_OPTIONS: '', ...variables };
  const { stdout, stderr, status } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8', env });
  return { output: stdout, errors: stderr, status };
}

test('Standard output of an admin command has only its result: what it says of installing is on standard error', () => {
  const { output, errors, status } = run(['scripts/admin.mjs', 'audit', '--json'], { npm_execpath: join(folder, 'no-npm.js') });
  expect(output).toBe('');
  expect(errors).not.toBe('');
  expect(status).toBe(1);
});

test('CO-02 npm run containers says in a sentence what is missing where no container engine answers', () => {
  const { output, errors, status } = run(['scripts/containers.mjs', '--short'], { PATH: folder, DOCKER_HOST: 'unix:///nowhere' });
  expect([status, output]).toEqual([1, '']);
  expect(errors).toMatch(/^No container engine answers here: start Docker with Compose 2, or Podman .*\.\n$/);
});

test.each(['backup', 'restore'])('The file of a %s is looked for in the folder from which npm was called', (command) => {
  // What runs the built command.
  writeFileSync(
    join(folder, 'scripts/install/ensure.mjs'),
    'export const runBuilt = async (name) => console.log(JSON.stringify([name, ...process.argv.slice(2)]));',
  );
  const { output } = run(['scripts/backup.mjs', command, 'mine.tar'], { INIT_CWD: '/home/ada' });
  expect(JSON.parse(output)).toEqual(['backup.js', command, '/home/ada/mine.tar']);
  expect(JSON.parse(run(['scripts/backup.mjs', command, '/srv/mine.tar']).output)).toEqual(['backup.js', command, '/srv/mine.tar']);
});
