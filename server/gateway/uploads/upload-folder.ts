import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** No upload takes as long: a file of this age belongs to nobody, on whatever machine it was begun. */
const oldestMilliseconds = 3_600_000;
const separator = '~';

/** The folder of files that are being uploaded. Machines may share it; each file's name says which process of which machine wrote it. */
export class UploadFolder {
  constructor(private readonly folder: string) {}

  /** Where a new file can be written. */
  async newPath(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return join(this.folder, [process.pid, hostname(), randomUUID()].join(separator));
  }

  /** Removes what processes left that did not end in order. Call it before the first upload: files of this process's number go, too. */
  async removeLeftovers(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const path = join(this.folder, name);
      if (isLeftover(name) || (await isOld(path))) await rm(path, { force: true });
    }
  }
}

function isLeftover(name: string): boolean {
  const [pid, host] = name.split(separator);
  return host === hostname() && (Number(pid) === process.pid || !isRunning(Number(pid)));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > oldestMilliseconds;
}
