import { join } from 'node:path';
import type { Config } from '../../config/config.js';
import { addressOf } from './cluster.js';
import { prepareDataFolder } from './data-folder.js';
import { findHome, prepareHome } from './home.js';
import { isServerOf, readPostmaster } from './recovery.js';
import { findProcess } from './running-processes.js';
import { startEmbeddedServer, type EmbeddedServerEvents } from './server.js';
import type { CopyDatabase } from './upgrade.js';

/** The database for one command. `isShared`: servers may use it, too. */
export interface JoinedDatabase {
  readonly url: string;
  readonly isShared: boolean;
  /** Stops what was started for the command. */
  readonly stop: () => Promise<void>;
}

/** Whether a data folder has a database of a start of Tessera, or what was left of one. Nothing is created. */
export async function hasEmbeddedDatabase(dataDir: string): Promise<boolean> {
  return (await findHome(dataDir)) !== undefined;
}

/** The database of a configuration: the one at `DATABASE_URL`, or that of the data folder as `joinEmbeddedServer` finds it. */
export async function joinDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  events: EmbeddedServerEvents,
  copy: CopyDatabase,
): Promise<JoinedDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl, isShared: true, stop: () => Promise.resolve() };
  await prepareDataFolder(dataDir);
  return await joinEmbeddedServer(dataDir, events, copy);
}

/**
 * The database of a data folder for one command: the server that already runs, which `stop` leaves alone, or one that is started for it.
 * @throws {EmbeddedPostgresFault} when another process uses the folder from a place whose network is another one, or PostgreSQL refuses.
 */
async function joinEmbeddedServer(dataDir: string, events: EmbeddedServerEvents, copy: CopyDatabase): Promise<JoinedDatabase> {
  const { home } = await prepareHome(dataDir);
  const url = await addressOfRunning(join(home, 'cluster'));
  if (url === undefined) return { ...(await startEmbeddedServer(dataDir, events, copy)), isShared: false };
  return { url, isShared: true, stop: () => Promise.resolve() };
}

async function addressOfRunning(cluster: string): Promise<string | undefined> {
  const noted = await readPostmaster(cluster);
  if (!noted?.isReady) return undefined;
  const running = await findProcess(noted.pid);
  if (!running || !isServerOf(running, cluster)) return undefined;
  return await addressOf(cluster, noted.port);
}
