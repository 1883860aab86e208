import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedInstallation } from './binaries.js';
import { addressOf, createCluster, majorOf, removeUnfinished, unfinishedIn, unfinishedPath } from './cluster.js';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';
import { formerPrograms, formerProgramsFolder } from './former-programs.js';
import { freePort } from './free-port.js';
import { awaitFormerServers, clearCluster, openServerSign } from './recovery.js';
import { startProcess, stopProcess, type ServerProcess } from './server-process.js';

// A cluster can only be read by the PostgreSQL that made it. So a server of the old version and one of the new version run beside each other,
// and everything is copied from one to the other. No row of the old cluster changes, and it stays. Until the copy is complete and compared, it has
// a name that the next start removes; after that, the next start only has to rename.

/**
 * Copies everything of the product from one database to an empty one, and compares it. `file` is a path for what has to be stored meanwhile.
 * Returns the names of tables that are not of the product, and were left out.
 */
export type CopyDatabase = (places: { readonly from: string; readonly to: string; readonly file: string }) => Promise<readonly string[]>;

/** What an upgrade needs. */
export interface Upgrade {
  readonly installation: EmbeddedInstallation;
  readonly dataDir: string;
  readonly copy: CopyDatabase | undefined;
  /** When it is aborted, the servers are killed at once. */
  readonly killed: AbortSignal;
  /** Tells people. */
  readonly report: (sentence: string) => void;
}

/**
 * Changes nothing, so that the previous release can still be stopped and started.
 * @throws {EmbeddedPostgresFault} when a newer PostgreSQL made the cluster.
 */
export async function refuseNewerCluster({ home, major }: EmbeddedInstallation): Promise<void> {
  const found = await majorOf(join(home, 'cluster'));
  if (found === undefined || found <= major) return;
  throw new EmbeddedPostgresFault(
    `The database in ${home} belongs to PostgreSQL ${found}, and this release of Tessera has PostgreSQL ${major}: start the newer release that you used before. Nothing was changed.`,
  );
}

/**
 * If an older PostgreSQL made the cluster, replaces it by a copy that this one made. The old one is kept beside it. Does nothing otherwise.
 * Only the owner of the home may call this. It can be killed at any moment: the next call goes on or begins again.
 * @throws {EmbeddedPostgresFault} when this is not possible. Then the old cluster is in its place.
 */
export async function upgradeOldCluster(upgrade: Upgrade): Promise<void> {
  const { home, major } = upgrade.installation;
  const cluster = join(home, 'cluster');
  const complete = join(home, `upgraded-${major}`);
  if (existsSync(cluster)) {
    const former = await majorOf(cluster);
    if (former === undefined || former === major) return;
    await makeCopy({ ...upgrade, former, cluster, complete });
    upgrade.killed.throwIfAborted();
    await rename(cluster, freeName(join(home, `cluster-${former}`)));
  }
  // The last start may have ended just here.
  if (existsSync(complete)) await finish({ ...upgrade, cluster, complete });
}

interface Copying extends Upgrade {
  readonly former: number;
  readonly cluster: string;
  readonly complete: string;
}

async function makeCopy({ installation, dataDir, copy, killed, report, former, cluster, complete }: Copying): Promise<void> {
  const { home, major } = installation;
  if (!copy)
    throw new EmbeddedPostgresFault(`The database in ${home} belongs to PostgreSQL ${former}, and has to be brought to ${major} first.`);
  report(
    `The database in ${home} belongs to PostgreSQL ${former}, and this release has PostgreSQL ${major}. It is copied now, and the old one is kept; this can take minutes…`,
  );
  await removeLeftovers({ home, cluster, complete, dataDir, report });
  const { postgres } = await formerPrograms(home, former, report);
  const sign = await openServerSign(home);
  const running: ServerProcess[] = [];
  const start = async (place: { readonly postgres: string; readonly cluster: string }): Promise<string> => {
    const port = await freePort();
    running.push(await startProcess({ ...installation, ...place, dataDir, port, sign: sign?.descriptor }, killed));
    return await addressOf(place.cluster, port);
  };
  try {
    const fresh = await createCluster(installation);
    const from = await start({ postgres, cluster });
    const to = await start({ postgres: installation.postgres, cluster: fresh });
    const leftOut = await copyThrough(unfinishedPath(home), (file) => copy({ from, to, file }));
    if (leftOut.length > 0) report(`These tables are not part of Tessera, and stay in the old database only: ${leftOut.join(', ')}.`);
    for (const server of running.splice(0)) await stopProcess(server);
    killed.throwIfAborted();
    await rename(fresh, complete);
    await sync(home);
  } catch (error) {
    throw faultOf(error, former, major);
  } finally {
    for (const server of running) await stopProcess(server);
    await sign?.close();
  }
}

// The file is in a folder of its own, so that the next start also removes what is written beside the file, whatever its name is.
async function copyThrough<T>(folder: string, copy: (file: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { mode: 0o700 });
  try {
    return await copy(join(folder, 'copy.tar'));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

// A killed start may have left servers, of the old and of the new version, that still write.
async function removeLeftovers({
  home,
  cluster,
  complete,
  dataDir,
  report,
}: Pick<Copying, 'cluster' | 'complete' | 'dataDir' | 'report'> & { home: string }) {
  for (const path of [cluster, ...(await unfinishedIn(home))]) await clearCluster(path, dataDir);
  await removeUnfinished(home);
  // Somebody may have gone on with the old cluster after the copy was complete.
  await rm(complete, { recursive: true, force: true, maxRetries: 5 });
  await awaitFormerServers(home, cluster, report);
}

async function finish({
  installation: { home, major },
  cluster,
  complete,
  killed,
  report,
}: Upgrade & Pick<Copying, 'cluster' | 'complete'>): Promise<void> {
  killed.throwIfAborted();
  await rename(complete, cluster);
  await sync(home);
  const kept: string[] = [];
  for (let former = major - 1; former > 0; former -= 1) {
    await rm(formerProgramsFolder(home, former), { recursive: true, force: true, maxRetries: 5 });
    if (existsSync(join(home, `cluster-${former}`))) kept.push(join(home, `cluster-${former}`));
  }
  report(
    `The database belongs to PostgreSQL ${major} now, and each table was compared with the old one. The old one is kept in ${kept.join(' and ')}: remove it when you are sure that you will not go back to the former release.`,
  );
}

function freeName(path: string): string {
  for (let number = 1, name = path; ; number += 1, name = `${path}-${number}`) if (!existsSync(name)) return name;
}

function faultOf(error: unknown, former: number, major: number): unknown {
  if (error instanceof EmbeddedPostgresFault) return error;
  const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
  return new EmbeddedPostgresFault(
    `The database could not be brought from PostgreSQL ${former} to ${major}: ${reason}. The old one is in its place and was not changed.`,
    { cause: error },
  );
}

async function sync(folder: string): Promise<void> {
  // On Windows, folders cannot be opened and need no sync.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
