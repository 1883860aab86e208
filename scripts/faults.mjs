// npm run faults: causes faults under a continuous load, one after the other, and counts the acknowledged writes that are lost.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isNginxInstalled } from './cluster/nginx.mjs';
import { ensureBuilt, ensureInstalled } from './install/ensure.mjs';
import { followNpm, interruption, print, reportFault, ScriptFault } from './process.mjs';
import { ensureNode } from './install/runtime.mjs';

const usage = `npm run faults -- [--only text …] [--writes 10000] [--list]

  --only     only the faults whose name contains this text; may be given several times
  --writes   how many writes must be acknowledged before the end, 10000 unless given, and 0 with --only
  --list     prints the names of the faults, and ends

Everything is in a temporary folder, which is removed at the end. The faults of full disks need the permission to mount a file.`;

async function main() {
  followNpm();
  const { only, writes, list } = readParameters();
  await ensureNode();
  await ensureInstalled({ withDevelopment: true });
  await ensureBuilt();
  // Imported only now, because it needs what is installed and built.
  const { allFaults } = await import('./faults/all-faults.mjs');
  const faults = allFaults.filter(({ name }) => only.some((text) => name.includes(text)));
  if (list) return print(faults.map(({ name }) => name).join('\n'));
  if (faults.length === 0) throw new ScriptFault(`No fault has ${only.join(' or ')} in its name: npm run faults -- --list`);
  if (!isNginxInstalled()) throw new ScriptFault('nginx is not installed: the Debian package is "nginx".');
  const folder = mkdtempSync(join(tmpdir(), 'tessera-faults-'));
  // PostgreSQL may run as another user, who needs access.
  chmodSync(folder, 0o755);
  const { runFaults } = await import('./faults/run.mjs');
  try {
    const isFine = await runFaults({ folder, faults, writes, print, interrupted: interruption() });
    if (!isFine) throw new ScriptFault('Not everything is in order: the reasons are above.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readParameters() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', multiple: true, default: [''] },
        writes: { type: 'string' },
        list: { type: 'boolean', default: false },
      },
    });
    const writes = values.writes ?? (values.only.join('') === '' ? '10000' : '0');
    if (!/^\d{1,7}$/.test(writes)) throw new Error('--writes must be a whole number.');
    return { ...values, writes: Number(writes) };
  } catch (error) {
    throw new ScriptFault(`${error.message}\n\n${usage}`);
  }
}

await main().then(() => process.exit(), reportFault);
