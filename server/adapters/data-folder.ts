import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder cannot be used; the message is the sentence that a person reads. */
export class DataFolderFault extends Error {
  override readonly name = 'DataFolderFault';
}

/**
 * Makes the data folder when it is missing, and makes sure that files can be written there.
 * @throws {DataFolderFault} when they cannot.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    // Permissions alone do not tell: the file system may be full or read-only.
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    throw new DataFolderFault(
      `The data folder ${folder} cannot be written: ${reasonOf(error)}. Set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'there is a file of that name',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}
