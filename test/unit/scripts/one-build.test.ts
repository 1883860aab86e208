import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeBareProject } from '../../builders/bare-project.js';
import { until } from '../../support/waiting.js';

// Stands in for Vite: notes each build, and is done when the file `go` exists.
const vite = `
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
export async function build() {
  mkdirSync('dist/client/assets', { recursive: true });
  appendFileSync('builds', 'one\\n');
  while (!existsSync('go')) await setTimeout(20);
}
`;

interface Started {
  readonly child: ChildProcess;
  output: string;
  readonly ended: Promise<number | null>;
}

describe('If several processes find the product not built', () => {
  let folder: string;
  const processes: Started[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-build-'));
    makeBareProject(folder, vite);
  });
  afterEach(async () => {
    letGo();
    await Promise.all(processes.splice(0).map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  });

  const letGo = (): void => writeFileSync(join(folder, 'go'), '');
  const builds = (): number =>
    existsSync(join(folder, 'builds')) ? readFileSync(join(folder, 'builds'), 'utf8').split('\n').length - 1 : 0;

  function start(): Started {
    const program = "await (await import('./scripts/install/ensure.mjs')).ensureBuilt(); console.log('Built.');";
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const started: Started = { child, output: '', ended: new Promise<number | null>((resolve) => child.once('close', resolve)) };
    child.stdout.on('data', (text: Buffer) => (started.output += text.toString()));
    processes.push(started);
    return started;
  }

  test('one builds, and the other waits until the build is done and builds nothing', async () => {
    const first = start();
    await until(() => builds() === 1);
    const second = start();
    await until(() => builds() === 2 || second.output.includes('Another process is building here'));
    expect(second.output).not.toContain('Built.');
    letGo();
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
    expect(second.output).toContain('Built.');
    expect(builds()).toBe(1);
  });

  test('and start at the same moment, they build once', async () => {
    letGo();
    const several = [start(), start(), start()];
    expect(await Promise.all(several.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    expect(builds()).toBe(1);
  });

  test('a build that was killed is done again, even if it looks complete', async () => {
    const first = start();
    letGo();
    await first.ended;
    rmSync(join(folder, 'go'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "engines": { "node": ">=24" }, "version": "2.0.0" }');
    const killed = start();
    await until(() => builds() === 2);
    const stamp = join(folder, 'dist/.build-stamp');
    const gone = new Promise((resolve) => killed.child.once('exit', resolve));
    killed.child.kill('SIGKILL');
    await gone;
    expect(existsSync(stamp)).toBe(false);
    letGo();
    utimesSync(join(folder, '.build-in-progress'), 0, 0);
    const next = start();
    expect(await next.ended).toBe(0);
    expect([builds(), existsSync(stamp), existsSync(join(folder, '.build-in-progress'))]).toEqual([3, true, false]);
  });
});
