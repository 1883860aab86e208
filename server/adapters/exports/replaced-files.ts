import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

// Whatever the umask of the process is, the web server of another user has to read them. They are public.
const FILE_MODE = 0o644;
const FOLDER_MODE = 0o755;

/** A file with a temporary name that is older was left behind by a crash, in milliseconds. */
const LONGEST_WRITE = 600_000;

/** A file that is written under a temporary name. */
interface PreparedFile {
  /** Gives it its name. */
  readonly finish: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

/** Replaces the contents of several files. If one of them cannot be written, such as on a full disk, all stay as they are. */
export async function replaceFiles(files: ReadonlyMap<string, Uint8Array>, beforeFirst: () => Promise<void> = nothing): Promise<void> {
  const prepared = await Promise.allSettled([...files].map(([file, content]) => prepareFile(file, content)));
  const ready = prepared.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    for (const one of prepared) if (one.status === 'rejected') throw one.reason;
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

/** Writes the content durably under a temporary name in the same folder. Does nothing when the file already has this content. */
async function prepareFile(file: string, content: Uint8Array): Promise<PreparedFile> {
  const former = await readFile(file).catch(() => undefined);
  if (former?.equals(content)) return { finish: nothing, discard: nothing };
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
    await makeNewer(unfinished, file);
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

// nginx and Caddy make the ETag of a file from its size and from the second in which it was changed. Two versions of one second and one
// size would have the same ETag, and browsers would keep the first one.
async function makeNewer(unfinished: string, former: string): Promise<void> {
  const [now, before] = await Promise.all([stat(unfinished), stat(former).catch(() => undefined)]);
  if (!before || Math.floor(before.mtimeMs / 1_000) < Math.floor(now.mtimeMs / 1_000)) return;
  const next = Math.floor(before.mtimeMs / 1_000) + 1;
  await utimes(unfinished, next, next);
}
