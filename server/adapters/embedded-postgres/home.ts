import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lchown, lstat, mkdir, readdir, readFile, readlink, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';

/** The user that PostgreSQL runs as. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** The folder of the data, and its user. */
export interface DatabaseHome {
  /** It has the cluster and the log of the server, and belongs to `user`. */
  readonly home: string;
  /** Set only if this process is root: PostgreSQL refuses to run as root. */
  readonly user: ServerUser | undefined;
}

/**
 * The folder of the database, which is created if there is none. It is in the data folder. If this process is root and the server's user
 * cannot enter the data folder, it is below /var/lib, and a link in the data folder leads there. An existing database is used where it is,
 * and no second one is created.
 * @throws {EmbeddedPostgresFault} when it exists and cannot be used. The message says what to do.
 */
export async function prepareHome(dataDir: string): Promise<DatabaseHome> {
  const inside = join(dataDir, 'postgres');
  const existing = await findExisting(inside, besideSystem(inside));
  if (process.getuid?.() === 0) return await prepareAsRoot(dataDir, existing);
  const home = existing ?? inside;
  await makeHome(home, undefined);
  return { home, user: undefined };
}

/** The folder of an existing database, or of one that an interrupted upgrade has left. Nothing is created. */
export async function findHome(dataDir: string): Promise<string | undefined> {
  const inside = join(dataDir, 'postgres');
  const left = await readdir(inside).catch(() => []);
  return (await findExisting(inside, besideSystem(inside))) ?? (left.length > 0 ? inside : undefined);
}

async function prepareAsRoot(dataDir: string, existing: string | undefined): Promise<DatabaseHome> {
  const inside = join(dataDir, 'postgres');
  const user = await userFor(existing ?? inside);
  const closed = await closedFolders(dataDir, user);
  if (existing === inside && closed.length > 0) throw closedTo(user, closed, inside);
  const home = existing ?? (closed.length > 0 ? besideSystem(inside) : inside);
  await makeHome(home, user);
  if (home !== inside && !existsSync(inside)) await symlink(home, inside);
  return { home, user };
}

/**
 * The folder below /var/lib that belongs to a data folder. Only root can create it, and the system does not clean it up, as it does
 * /var/tmp.
 */
export function besideSystem(folder: string): string {
  return `/var/lib/tessera-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
}

/** The folder and its parents that the user may not enter. */
export async function closedFolders(folder: string, { uid, gid }: ServerUser): Promise<string[]> {
  const closed: string[] = [];
  for (let path = resolve(folder); ; path = dirname(path)) {
    const found = await stat(path).catch(() => undefined);
    if (found) {
      const needed = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
      if ((found.mode & needed) === 0) closed.unshift(path);
    }
    if (path === dirname(path)) return closed;
  }
}

async function findExisting(inside: string, outside: string): Promise<string | undefined> {
  const linked = await linkedHome(inside);
  if (linked !== undefined) {
    if (existsSync(linked)) return linked;
    throw new EmbeddedPostgresFault(
      `The database of this data folder was kept in ${linked}, which is gone: put it back there, or remove ${inside} to begin with an empty one.`,
    );
  }
  const [isInside, isOutside] = [await holdsCluster(inside), await holdsCluster(outside)];
  if (isInside && isOutside) {
    throw new EmbeddedPostgresFault(
      `This data folder has two databases, ${inside} and ${outside}: move the one that you do not want to another place.`,
    );
  }
  if (isInside) return inside;
  return isOutside ? outside : undefined;
}

// The check also holds after the data folder was moved, which changes the name below /var/lib. A link to any other place is the choice of
// its owner.
async function linkedHome(inside: string): Promise<string | undefined> {
  const target = await readlink(inside).catch(() => undefined);
  return target !== undefined && /^\/var\/lib\/tessera-[0-9a-f]{16}$/.test(target) ? target : undefined;
}

async function holdsCluster(home: string): Promise<boolean> {
  return await lstat(join(home, 'cluster')).then(
    () => true,
    // If it cannot be examined for lack of permission, it exists.
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT' && error.code !== 'ENOTDIR',
  );
}

// A folder that an ordinary user created stays with that user, so that one start as root does not lock the user out.
async function userFor(home: string): Promise<ServerUser> {
  const owner = await stat(home).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const account = /^postgres:[^:]*:(\d+):(\d+):/m.exec(accounts);
  return account ? { uid: Number(account[1]), gid: Number(account[2]) } : { uid: 65_534, gid: 65_534 };
}

async function makeHome(home: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (user) return await handOver(home, user);
  const { uid } = await stat(home);
  if (process.getuid && uid !== process.getuid()) {
    throw new EmbeddedPostgresFault(
      `The database in ${home} belongs to another user (number ${uid}), probably because the server ran as root before: start it as root, or hand the folder over with chown -R.`,
    );
  }
}

// Files that root put there, such as a restored backup, are changed to belong to the server's user.
async function handOver(home: string, { uid, gid }: ServerUser): Promise<void> {
  const cluster = await stat(join(home, 'cluster')).catch(() => undefined);
  const everything = cluster?.uid === 0 ? await readdir(home, { recursive: true }) : [];
  for (const path of ['.', ...everything]) await lchown(join(home, path), uid, gid);
}

function closedTo({ uid }: ServerUser, closed: readonly string[], home: string): EmbeddedPostgresFault {
  return new EmbeddedPostgresFault(
    `The database in ${home} cannot be reached by the user that it belongs to (number ${uid}): let that user pass with chmod a+x ${closed.join(' ')}, and start again.`,
  );
}
