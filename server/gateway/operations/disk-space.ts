import { statfs } from 'node:fs/promises';

/** Below this, the disk counts as full, in bytes: PostgreSQL needs that much for its log of changes alone. */
const LEAST_FREE = 256 * 1024 * 1024;

/** The disk of a folder, in bytes. `free` is what this user may still write. */
export interface DiskSpace {
  readonly size: number;
  readonly free: number;
}

export async function diskSpaceOf(folder: string): Promise<DiskSpace> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { size: bsize * blocks, free: bsize * bavail };
}

/** Rejects when the disk of a folder is nearly full. `leastFree`: the bytes that have to be free. */
export async function checkDiskSpace(folder: string, leastFree = LEAST_FREE): Promise<void> {
  const { free } = await diskSpaceOf(folder);
  if (free < leastFree) throw new Error(`Only ${Math.floor(free / 1_048_576)} MB are free on the disk of ${folder}.`);
}
