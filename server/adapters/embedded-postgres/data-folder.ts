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
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    await makeFolder(folder);
    // Permissions alone do not show it: the file system may be full or read-only.
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    throw new DataFolderFault(
      `The data folder ${folder} cannot be written: ${reasonOf(error)}. Set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
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
