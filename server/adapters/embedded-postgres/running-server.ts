import { join } from 'node:path';
import { addressOf } from './cluster.js';
import { prepareHome } from './home.js';
import { isServerOf, readPostmaster } from './recovery.js';
import { findProcess } from './running-processes.js';
import { startEmbeddedServer, type EmbeddedServer, type EmbeddedServerEvents } from './server.js';
import type { CopyDatabase } from './upgrade.js';

/** The database of a data folder for one command. `isShared`: another process started it. */
export interface JoinedServer extends EmbeddedServer {
  readonly isShared: boolean;
}

/**
 * The database of a data folder for one command: the server that already runs, which `stop` leaves alone, or one that is started for it.
 * @throws {EmbeddedPostgresFault} when another process uses the folder from a place whose network is another one, or PostgreSQL refuses.
 */
export async function joinEmbeddedServer(dataDir: string, events: EmbeddedServerEvents, copy: CopyDatabase): Promise<JoinedServer> {
  const { home } = await prepareHome(dataDir);
  const url = await addressOfRunning(join(home, 'cluster'));
  if (url === undefined) return { ...(await startEmbeddedServer(dataDir, events, copy)), isShared: false };
  return { url, home, stop: () => Promise.resolve(), isShared: true };
}

async function addressOfRunning(cluster: string): Promise<string | undefined> {
  const noted = await readPostmaster(cluster);
  if (!noted?.isReady) return undefined;
  const running = await findProcess(noted.pid);
  if (!running || !isServerOf(running, cluster)) return undefined;
  return await addressOf(cluster, noted.port);
}
