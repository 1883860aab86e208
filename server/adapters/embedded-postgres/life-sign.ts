import { open, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { basename, dirname, join } from 'node:path';

// A socket in a folder answers for as long as a process that holds it lives, and falls silent with the last of them, however it
// ends. Everybody who sees the folder can ask, also out of a container that sees neither the process nor its network.

/** A socket that answers while this process lives, or another one that it was passed on to. */
export interface LifeSign {
  /** To pass on to a child process. */
  readonly descriptor: number;
  close(): Promise<void>;
}

/** Undefined where sockets cannot be made: on Windows, and on some network file systems. */
export async function openLifeSign(path: string): Promise<LifeSign | undefined> {
  const server = createServer((asking) => asking.destroy());
  const isOpen = await withShortPath(path, (short) => listen(server, short)).catch(() => false);
  if (!isOpen || !(await isAlive(path))) {
    server.close();
    return undefined;
  }
  server.unref();
  return {
    // Node offers no other way to a server's descriptor.
    descriptor: (server as unknown as { _handle: { fd: number } })._handle.fd,
    close: async () => {
      server.close();
      await rm(path, { force: true });
    },
  };
}

/** Whether anybody holds the socket of that path; undefined when it cannot be told. Only asked on the machine that made it. */
export async function isAlive(path: string): Promise<boolean | undefined> {
  return await withShortPath(path, ask).catch(() => undefined);
}

function listen(server: Server, path: string): Promise<boolean> {
  // Who may see the folder may ask, also after root was the owner.
  const options = { path, readableAll: true, writableAll: true };
  return new Promise((resolve, reject) => server.once('error', reject).listen(options, () => resolve(true)));
}

// A full queue of people who ask is one that somebody keeps: a process that is paused, or was busy for long.
const verdicts: Readonly<Record<string, boolean>> = { EAGAIN: true, ECONNREFUSED: false, ENOENT: false };

function ask(path: string): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const asking = connect(path);
    asking.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(verdicts[code]));
    asking.once('connect', () => {
      asking.destroy();
      resolve(true);
    });
  });
}

/** The path of a socket may have about a hundred bytes; Linux knows a shorter one to every folder that is open. */
async function withShortPath<T>(path: string, use: (path: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(path) <= 100) return use(path);
  if (process.platform !== 'linux') throw new Error(`The path of the socket ${path} is too long.`);
  const folder = await open(dirname(path));
  try {
    return await use(join('/proc/self/fd', String(folder.fd), basename(path)));
  } finally {
    await folder.close();
  }
}
