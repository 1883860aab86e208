import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findProcess } from '../../server/adapters/embedded-postgres/running-processes.js';
import { project } from '../support/servers/started-server.js';
import { until } from '../support/waiting.js';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('A test run that is killed leaves neither a process that uses its folder nor the folder (needs Linux)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-killed-'));
  const program = `
    import { spawn } from 'node:child_process';
    import { endWithThisProcess } from './test/support/database/cluster.mjs';
    endWithThisProcess([${JSON.stringify(folder)}]);
    const options = { detached: true, stdio: 'ignore', env: { ...process.env, TMPDIR: ${JSON.stringify(folder)} } };
    console.log(spawn('sleep', ['600'], options).pid);
    setInterval(() => undefined, 60_000);`;
  const run = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [printed] = (await once(run.stdout, 'data')) as [Buffer];
  const left = Number(printed);
  expect((await findProcess(left))?.command).toContain('sleep');
  run.kill('SIGKILL');
  await until(async () => (await findProcess(left)) === undefined && !existsSync(folder));
});
