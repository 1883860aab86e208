import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

const scripts = join(dirname(fileURLToPath(import.meta.url)), '../../../scripts');

// Stands in for npm: notes how it was called, then installs the packages of the lock file.
const npm = `
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
appendFileSync('calls', process.argv.slice(2).join(' ') + ' ' + process.env.NODE_ENV + '\\n');
if (existsSync('fail-once')) { rmSync('fail-once'); process.exit(1); }
if (existsSync('fail')) process.exit(1);
const wanted = process.argv.includes('--include=dev') ? ['one', 'two', 'for-tests'] : ['one', 'two'];
for (const name of wanted) {
  mkdirSync('node_modules/' + name, { recursive: true });
  writeFileSync('node_modules/' + name + '/package.json', '{}');
}
const { packages } = JSON.parse(readFileSync('package-lock.json'));
const installed = Object.entries(packages).filter(([path]) => wanted.some((name) => path.endsWith('/' + name)));
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(installed) }));
`;

describe('Dependencies are installed if they differ from package-lock.json, and only then', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-ensure-'));
    cpSync(scripts, join(folder, 'scripts'), { recursive: true });
    mkdirSync(join(folder, 'npm'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'npm/npm-cli.js'), npm);
    writeLock('1.0.0');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function writeLock(version: string): void {
    const packages = {
      '': {},
      'node_modules/one': { version },
      'node_modules/two': { version: '2.0.0' },
      'node_modules/for-tests': { version: '4.0.0', dev: true },
      'node_modules/for-another-system': { version: '3.0.0', optional: true },
    };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  }

  function commandFor(options: object): [string, string[], { cwd: string; env: NodeJS.ProcessEnv }] {
    const program = `import { ensureInstalled } from './scripts/install/ensure.mjs'; import { reportFault } from './scripts/process.mjs';
      await ensureInstalled(${JSON.stringify(options)}).catch(reportFault);`;
    const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', npm_execpath: join(folder, 'npm/npm-cli.js') };
    return [process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, env }];
  }

  function ensure(options = {}): { readonly status: number | null; readonly errors: string } {
    const [node, parameters, settings] = commandFor(options);
    const { status, stderr } = spawnSync(node, parameters, { ...settings, encoding: 'utf8' });
    return { status, errors: stderr };
  }

  function startEnsuring(): Promise<number | null> {
    return new Promise((resolve) => spawn(...commandFor({})).once('close', resolve));
  }

  function calls(): string[] {
    const file = join(folder, 'calls');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  }

  test('a fresh clone gets everything that running needs, and the second call does nothing', () => {
    expect(ensure()).toEqual({ status: 0, errors: '' });
    expect(calls()).toEqual([expect.stringMatching(/^ci .* --omit=dev /)]);
    ensure();
    expect(calls()).toHaveLength(1);
  });

  test('packages for tests and development are added on request, whatever NODE_ENV says, and stay', () => {
    ensure();
    expect(ensure({ withDevelopment: true })).toEqual({ status: 0, errors: '' });
    expect(calls()[1]).toMatch(/^ci .* --include=dev development$/);
    ensure({ withDevelopment: true });
    ensure();
    expect(calls()).toHaveLength(2);
  });

  test('a new version in the lock file is installed', () => {
    ensure();
    writeLock('1.0.1');
    ensure();
    expect(calls()).toHaveLength(2);
  });

  test('a package whose folder is missing is installed again', () => {
    ensure();
    rmSync(join(folder, 'node_modules/two'), { recursive: true });
    ensure();
    expect(calls()).toHaveLength(2);
  });

  test('an interrupted install is repeated', () => {
    ensure();
    const marker = join(folder, '.install-in-progress');
    writeFileSync(marker, '1');
    utimesSync(marker, 0, 0);
    ensure();
    expect(calls()).toHaveLength(2);
    expect(existsSync(join(folder, '.install-in-progress'))).toBe(false);
  });

  test('two calls at the same moment install once', async () => {
    const both = await Promise.all([startEnsuring(), startEnsuring()]);
    expect(both).toEqual([0, 0]);
    expect(calls()).toHaveLength(1);
  });

  test('a failed install is tried once more in an empty folder', () => {
    writeFileSync(join(folder, 'fail-once'), '');
    expect(ensure().status).toBe(0);
    expect(calls()).toHaveLength(2);
  });

  test('nothing is installed into the target folder of a link; if that folder fits, it is used', () => {
    ensure();
    renameSync(join(folder, 'node_modules'), join(folder, 'elsewhere'));
    symlinkSync('elsewhere', join(folder, 'node_modules'));
    expect(ensure().status).toBe(0);
    writeLock('1.0.1');
    const { status, errors } = ensure();
    expect(status).toBe(1);
    expect(errors).toMatch(/^node_modules is a symbolic link [^\n]+: remove the link[^\n]+\.\n$/);
    expect(calls()).toHaveLength(1);
    expect(readdirSync(join(folder, 'elsewhere')).sort()).toEqual(['.package-lock.json', 'one', 'two']);
  });

  test('an install that fails twice is reported in one sentence', () => {
    writeFileSync(join(folder, 'fail'), '');
    const { status, errors } = ensure();
    expect(status).toBe(1);
    expect(errors).toMatch(/^The dependencies could not be installed[^\n]+\.\n$/);
  });
});
