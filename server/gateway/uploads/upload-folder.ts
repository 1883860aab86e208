import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** No upload takes an hour, so no process uses a file of this age, not even on another machine. */
const oldestMilliseconds = 3_600_000;
const separator = '~';

/** The folder of running uploads. Several machines may share it, so the name of a file has the process and the machine that write it. */
export class UploadFolder {
  constructor(private readonly folder: string) {}

  /** The path for a new file. Creates the folder if it is missing. */
  async newPath(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return join(this.folder, [process.pid, hostname(), randomUUID()].join(separator));
  }

  /**
   * Removes the files of processes that crashed. Call it before the first upload: it also removes files with the number of this process,
   * because a former process may have had the same number.
   */
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
