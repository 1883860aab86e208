import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

// The files are public, and a web server that runs as another user has to read them. So their modes do not depend on the umask of this
// process.
const FILE_MODE = 0o644;
const FOLDER_MODE = 0o755;

/** A temporary file that is older than this was left behind by a crash, in milliseconds. */
const LONGEST_WRITE = 600_000;

/** A file that is written under a temporary name. */
interface PreparedFile {
  /** Gives it its name. */
  readonly finish: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

/**
 * A file gets only modification times, in seconds, with this remainder when divided by `divisor`. Files that are written together have
 * different remainders, so no two of them get the same time.
 */
interface Seconds {
  readonly remainder: number;
  readonly divisor: number;
}

/** For each folder, the latest modification time of the files that this process has removed from it, in seconds. */
const removedSeconds = new LRUCache<string, number>({ max: 1_000 });

/** Replaces the contents of several files in one folder. If one of them cannot be written, such as on a full disk, all stay as they are. */
export async function replaceFiles(files: ReadonlyMap<string, Uint8Array>, beforeFirst: () => Promise<void> = nothing): Promise<void> {
  const ready: PreparedFile[] = [];
  try {
    // One after the other, so that requests do not wait for threads.
    for (const [file, content] of files) ready.push(await prepareFile(file, content, { remainder: ready.length, divisor: files.size }));
    await beforeFirst();
    for (const { finish } of ready) await finish();
  } catch (error) {
    await Promise.all(ready.map(({ discard }) => discard()));
    throw error;
  }
}

/** Replaces the content of a file. Readers find the former or the new content. */
export function replaceFile(file: string, content: Uint8Array): Promise<void> {
  return replaceFiles(new Map([[file, content]]));
}

/**
 * Remembers the latest time of the files that were moved from `folder` to `removed`, so that the next files in the folder get later times.
 */
export async function noteTimes(folder: string, removed: string): Promise<void> {
  const seconds = (await readdir(removed)).map((name) => secondOf(path.join(removed, name)));
  removedSeconds.set(folder, Math.max(0, ...(await Promise.all(seconds)).map((second) => second ?? 0)));
}

/** Writes the content durably under a temporary name in the same folder. Does nothing when the file already has this content. */
async function prepareFile(file: string, content: Uint8Array, seconds: Seconds): Promise<PreparedFile> {
  const former = await secondOf(file);
  const isTimed = former !== undefined && former % seconds.divisor === seconds.remainder;
  if (isTimed && (await readFile(file).catch(() => undefined))?.equals(content)) return { finish: nothing, discard: nothing };
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  const discard = (): Promise<void> => rm(unfinished, { force: true });
  try {
    const handle = await open(unfinished, 'wx');
    try {
      await handle.chmod(FILE_MODE);
      await handle.writeFile(content);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    const second = nextSecond(former ?? removedSeconds.get(path.dirname(file)) ?? 0, seconds);
    await utimes(unfinished, second, second);
  } catch (error) {
    await discard();
    throw error;
  }
  return { finish: () => rename(unfinished, file), discard };
}

/** Makes a folder, and those above it, that other users can read. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await chmod(made, FOLDER_MODE);
}

/** After a power failure, new names are only there if the folder was synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether nobody is writing this file any more. */
export async function isLeftBehind(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > LONGEST_WRITE;
}

// nginx and Caddy make the ETag of a file from its size and the second of its last change. Two versions of a file with one size and one second
// would have the same ETag, and so would two languages, which are at one address. Browsers would keep the first one that they got.
function nextSecond(former: number, { remainder, divisor }: Seconds): number {
  const earliest = Math.max(former + 1, Math.floor(Date.now() / 1_000) - divisor + 1);
  return earliest + ((((remainder - earliest) % divisor) + divisor) % divisor);
}

async function secondOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && Math.floor(found.mtimeMs / 1_000);
}
