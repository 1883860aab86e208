import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { packageFor } from '../../../scripts/install/runtime.mjs';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { makeDataFolder, project, putDatabaseInto, removeDataFolder, startServer, statusOf } from '../../support/servers/started-server.js';
import { until } from '../../support/waiting.js';

// It fetches 50 MB, from npm's cache or from a registry.
jest.setTimeout(180_000);

const oldest = 24;
const oldestForScripts = [20, 19] as const;
const pinned = '24.21.0';

/** A Node on the path that is too old to run the product, and new enough for the scripts. */
const olderNode = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find((program) => existsSync(program) && isBetween(versionOf(execFileSync(program, ['--version']).toString())));
const withOlderNode = olderNode ? test : test.skip;

test('The tests run on a Node that the product supports', () => {
  expect(versionOf(process.version)[0]).toBeGreaterThanOrEqual(oldest);
});

test('Each pinned build of Node matches its platform and processor', () => {
  const lock = JSON.parse(readFileSync(join(project, 'scripts/install/node-runtime/package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string; os?: string; cpu?: string }>;
  };
  const builds = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(builds.map(([, { os = '', cpu = '' }]) => `node_modules/${packageFor({ platform: os, arch: cpu })}`)).toEqual(
    builds.map(([path]) => path),
  );
  for (const [, { version, integrity }] of builds)
    expect([version, integrity]).toEqual([pinned, expect.stringMatching(/^sha512-.{86}==$/)]);
});

describe('A script in a fresh clone', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-runtime-'));
    for (const name of ['scripts', 'package.json', '.npmrc']) cpSync(join(project, name), join(folder, name), { recursive: true });
    writeFileSync(
      join(folder, 'scripts/which.mjs'),
      `import { reportFault } from './process.mjs';
       import { ensureNode } from './install/runtime.mjs';
       await ensureNode().catch(reportFault);
       console.log(process.version, ...process.argv.slice(2));
       process.exitCode = 7;`,
    );
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Which Node the script ran on, as it prints it, and what was printed before. */
  function run(node: string, env: NodeJS.ProcessEnv = {}) {
    // As a person calls it, without npm around it.
    const around = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(node_)?execpath$/.test(name)));
    const { stdout, stderr, status } = spawnSync(node, ['scripts/which.mjs', 'a parameter'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...around, NODE_OPTIONS: '', ...env },
    });
    return { output: stdout, errors: stderr, status };
  }

  withOlderNode(
    'that an older Node starts runs on the pinned Node: it is downloaded once, announced in one line, and only the program is kept',
    () => {
      const first = run(olderNode ?? '');
      expect(first.output.split('\n')[0]).toMatch(
        new RegExp(`^Fetching Node ${pinned} .+ because Node [\\d.]+ is too old to run Tessera$`),
      );
      expect(first).toMatchObject({ errors: '', status: 7 });
      expect(first.output.trimEnd().split('\n').at(-1)).toBe(`v${pinned} a parameter`);
      expect(readdirSync(join(folder, '.node'), { recursive: true }).sort()).toEqual([`v${pinned}`, `v${pinned}/node`]);
      expect(run(olderNode ?? '')).toEqual({ output: `v${pinned} a parameter\n`, errors: '', status: 7 });
    },
  );

  withOlderNode('that an older Node starts refuses a pinned Node with different content, and keeps no part of it', () => {
    const lock = join(folder, 'scripts/install/node-runtime/package-lock.json');
    writeFileSync(lock, readFileSync(lock, 'utf8').replaceAll(/"sha512-.{8}/g, '"sha512-AAAAAAAA'));
    const { errors, status } = run(olderNode ?? '');
    expect(status).toBe(1);
    expect(errors).toContain(`Node ${pinned} could not be fetched`);
    expect(readdirSync(join(folder, '.node'))).toEqual([]);
  });

  withOlderNode('that an older Node starts uses for npm the Node that npm belongs to', () => {
    // As if it were downloaded.
    mkdirSync(join(folder, `.node/v${pinned}`), { recursive: true });
    symlinkSync(process.execPath, join(folder, `.node/v${pinned}/node`));
    writeFileSync(
      join(folder, 'scripts/which.mjs'),
      `import { ensureNode } from './install/runtime.mjs';
       import { findNpm } from './install/npm.mjs';
       await ensureNode();
       console.log(findNpm().node);`,
    );
    expect(
      run(olderNode ?? '')
        .output.trimEnd()
        .split('\n')
        .at(-1),
    ).toBe(realpathSync(olderNode ?? ''));
  });

  withOlderNode('that an older Node starts says in one sentence that the folder cannot be written', () => {
    writeFileSync(join(folder, '.node'), '');
    const { errors, status } = run(olderNode ?? '');
    expect(status).toBe(1);
    expect(errors).toMatch(
      /^[^\n]+\.node cannot be written \(EEXIST\), [^\n]+ is too old: install Node 24 or newer from https:\/\/nodejs\.org\.\n$/,
    );
  });

  withOlderNode(
    'that an older Node starts removes the remains of a download that was killed, and not a download that began ten minutes ago',
    () => {
      const [left, running] = ['before', 'now'].map((name) => join(folder, `.node/fetching-${name}`)) as [string, string];
      for (const started of [left, running]) mkdirSync(started, { recursive: true });
      utimesSync(left, 0, 0);
      const tenMinutesAgo = new Date(Date.now() - 600_000);
      utimesSync(running, tenMinutesAgo, tenMinutesAgo);
      run(olderNode ?? '');
      expect(readdirSync(join(folder, '.node')).sort()).toEqual(['fetching-now', `v${pinned}`]);
    },
  );

  test('that a supported Node starts runs on that Node, and downloads nothing', () => {
    const nowhere = { npm_execpath: join(folder, 'no-npm.js'), npm_config_registry: 'http://127.0.0.1:1', npm_config_cache: folder };
    expect(run(process.execPath, nowhere)).toEqual({ output: `${process.version} a parameter\n`, errors: '', status: 7 });
    expect(existsSync(join(folder, '.node'))).toBe(false);
  });
});

describe('A server that an older Node started', () => {
  let folder: string;
  let port: string;
  beforeEach(async () => {
    folder = makeDataFolder();
    await putDatabaseInto(folder);
    port = String(await freePort());
  });
  afterEach(() => removeDataFolder(folder));

  const start = () => startServer({ PORT: port, DATA_DIR: folder }, { command: [olderNode ?? '', 'scripts/start.mjs'] });

  withOlderNode('ends with code 0 when the older Node gets a signal to end', async () => {
    const server = start();
    await server.ready();
    server.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(await statusOf(server.url)).toBeUndefined();
    expect(server.printed.errors).toBe('');
  });

  withOlderNode('ends when the older Node is killed', async () => {
    const server = start();
    await server.ready();
    server.kill('SIGKILL');
    await until(async () => (await statusOf(server.url)) === undefined);
  });
});

type Version = readonly [major: number, minor: number];

function versionOf(text: string): Version {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(text) ?? [];
  return [Number(major), Number(minor)];
}

function isBetween([major, minor]: Version): boolean {
  const [leastMajor, leastMinor] = oldestForScripts;
  return major < oldest && (major > leastMajor || (major === leastMajor && minor >= leastMinor));
}
