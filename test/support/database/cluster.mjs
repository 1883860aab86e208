import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../../../dist/server/adapters/postgres/connection/data-source.js';
import { locateInstallation } from '../../../dist/server/adapters/embedded-postgres/binaries.js';
import { startEmbeddedServer } from '../../../dist/server/adapters/embedded-postgres/server.js';

/** The migrated, empty database that `createTestDatabase` copies. */
export const TEMPLATE = 'template_migrated';

/** Starts one PostgreSQL for the whole run, in a temporary folder that is removed however the run ends. */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-test-'));
  // PostgreSQL may run as another user, who needs access.
  chmodSync(folder, 0o711);
  const { home } = await locateInstallation(folder);
  const memory = makeMemoryFolder();
  const leftovers = [folder, home, ...(memory ? [memory] : [])];
  endWithThisProcess(leftovers);
  const cleanUp = () => leftovers.forEach((path) => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));

  const server = await startEmbeddedServer(folder, { onTrouble: complain, onDown: complain, onWait: complain });
  const interrupted = (signal) => void server.stop().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted).once('exit', cleanUp);
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: server.url,
    folder,
    memory,
    stop: async () => {
      await server.stop();
      cleanUp();
    },
  };
}

/** In bytes. All browsers of a run need less. */
const enoughMemory = 1024 * 1024 * 1024;

/** A folder whose files are in memory. Undefined where there is little or none, as in most containers. */
function makeMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize < enoughMemory ? undefined : mkdtempSync('/dev/shm/tessera-test-');
  } catch {
    return undefined;
  }
}

/** Ends what the run has started, and removes its folders, even after this process was killed. */
export function endWithThisProcess(folders) {
  const program = fileURLToPath(new URL('end-run-process.mjs', import.meta.url));
  const child = spawn(process.execPath, [program, ...folders], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  child.unref();
  child.stdin.unref();
}

function complain(trouble) {
  console.error(trouble.message ?? trouble);
}

async function makeTemplate(url) {
  const administrator = new pg.Client({ connectionString: url });
  await administrator.connect();
  // The test data need not survive a power failure.
  await administrator.query('ALTER SYSTEM SET fsync = off');
  await administrator.query('ALTER SYSTEM SET full_page_writes = off');
  await administrator.query('SELECT pg_reload_conf()');
  await administrator.query(`CREATE DATABASE ${TEMPLATE}`);
  await administrator.end();
  const templateUrl = Object.assign(new URL(url), { pathname: `/${TEMPLATE}` }).href;
  await migrate(templateUrl);
}
