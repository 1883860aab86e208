import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';
import { besideSystem, closedFolders, prepareHome, type DatabaseHome } from './home.js';

/** The paths of the programs and of the data, and the user that runs the server. */
export interface EmbeddedInstallation extends DatabaseHome, Programs {}

/** The programs of one PostgreSQL. */
export interface Programs {
  readonly postgres: string;
  readonly initdb: string;
  /** The first number of the version. A database belongs to one. */
  readonly major: number;
}

/**
 * Finds the programs for this machine and the data folder, which is created if it is missing. If the server's user cannot reach the
 * programs, for example under a home folder that only root may enter, they are first copied to /var/lib.
 * @throws {EmbeddedPostgresFault} when there are no programs for this machine, or the data cannot be used.
 */
export async function locateInstallation(dataDir: string): Promise<EmbeddedInstallation> {
  const native = await findNativeFolder();
  const { home, user } = await prepareHome(dataDir);
  const isReachable = !user || (await closedFolders(native.folder, user)).length === 0;
  const folder = isReachable ? native.folder : await copyPrograms(native);
  return { ...programsIn({ ...native, folder }), home, user };
}

/**
 * The programs in a package that was put somewhere else. Every user may then run them.
 * @throws when it is not such a package.
 */
export async function programsOfPackage(folder: string): Promise<Programs> {
  const native = await nativeFolderOf(folder);
  await openAll(native.folder);
  return programsIn(native);
}

function programsIn({ folder, version }: NativeFolder): Programs {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(folder, 'bin', `${name}${suffix}`);
  return { postgres: program('postgres'), initdb: program('initdb'), major: Number.parseInt(version, 10) };
}

interface NativeFolder {
  readonly folder: string;
  readonly version: string;
}

async function findNativeFolder(): Promise<NativeFolder> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = packageFolder(`@embedded-postgres/${platform}`);
  if (folder === undefined) {
    throw new EmbeddedPostgresFault(
      `There is no embedded PostgreSQL for this machine (${platform}): install PostgreSQL 14 or newer and set DATABASE_URL to its address.`,
    );
  }
  return await nativeFolderOf(folder);
}

async function nativeFolderOf(folder: string): Promise<NativeFolder> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  await restoreSymlinks(folder);
  return { folder: join(folder, 'native'), version };
}

function packageFolder(name: string): string | undefined {
  try {
    // The package exports only dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

// A package cannot contain symbolic links. Its install script creates them, but npm may be configured not to run install scripts.
async function restoreSymlinks(folder: string): Promise<void> {
  const listing = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(listing)) return;
  const links = JSON.parse(await readFile(listing, 'utf8')) as { source: string; target: string }[];
  const missing = links.filter(({ target }) => !existsSync(join(folder, target)));
  for (const { source, target } of missing) {
    await symlink(basename(source), join(folder, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

// The copy belongs to root. Other users may run it, but not change it. All data folders share one copy.
async function copyPrograms({ folder, version }: NativeFolder): Promise<string> {
  const copy = `${besideSystem(folder)}-programs-${version}`;
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(dirname(copy), { recursive: true });
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  await openAll(unfinished);
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}

// With a strict umask, only the owner could read the files.
async function openAll(folder: string): Promise<void> {
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) await openToAll(join(folder, name));
}

async function openToAll(path: string): Promise<void> {
  const found = await lstat(path);
  if (!found.isSymbolicLink()) await chmod(path, found.mode & 0o100 ? 0o755 : 0o644);
}
