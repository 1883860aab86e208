import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The data folder cannot be used. People read the message. */
export class DataFolderFault extends Error {
  override readonly name = 'DataFolderFault';
}

/**
 * Creates the data folder if it is missing, and checks that files can be written there.
 * @throws {DataFolderFault} when they cannot.
 */
export function prepareDataFolder(folder: string): Promise<void> {
  return prepareFolder(folder, 'data folder', 'Set DATA_DIR to a folder that this user may write to.');
}

/**
 * The same for the folder of pictures below it, which may be a volume of its own.
 * @throws {DataFolderFault} when no picture could be written there.
 */
export function preparePictureFolder(dataDir: string): Promise<void> {
  return prepareFolder(join(dataDir, 'media'), 'folder of pictures', 'Let this user write there.');
}

async function prepareFolder(folder: string, what: string, remedy: string): Promise<void> {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    await makeFolder(folder);
    // Permissions alone do not show it: the file system may be full or read-only.
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    throw new DataFolderFault(`The ${what} ${folder} cannot be written: ${reasonOf(error)}${await ownersOf(error, folder)}. ${remedy}`, {
      cause: error,
    });
  }
}

/** Who is not permitted, and whose folder it is. Windows has no such ids. */
async function ownersOf(error: unknown, folder: string): Promise<string> {
  const user = process.geteuid?.();
  if (user === undefined || !(error instanceof Error && 'code' in error && ['EACCES', 'EPERM'].includes(String(error.code)))) return '';
  const path = await nearest(folder);
  const { uid } = await stat(path);
  return ` to the user with the id ${user}, and ${path} belongs to the one with the id ${uid}`;
}

/** The folder, or the part of its path that this user can look at. */
async function nearest(folder: string): Promise<string> {
  const isSeen = await exists(folder).catch(() => false);
  return isSeen || folder === dirname(folder) ? folder : nearest(dirname(folder));
}

// It creates one level at a time. Node's own recursion does not end where the system answers ENOENT for a new folder in an existing one, as
// /proc does.
async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let path = folder; !(await exists(path)); path = dirname(path)) missing.unshift(path);
  for (const path of missing) {
    await mkdir(path).catch((error: NodeJS.ErrnoException) => {
      // Another process may create the same folders now. If a file is in the way, writing below it fails and shows that.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'there is a file of that name',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}
