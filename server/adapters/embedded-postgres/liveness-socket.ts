import { open, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { basename, dirname, join } from 'node:path';

// A socket in a folder accepts connections as long as at least one process holds it, and stops when the last of them ends, even by a crash.
// Every process that sees the folder can connect, even from a container that sees neither the process nor its network.

/** A socket that accepts connections while this process lives, or a process that inherited it. */
export interface LivenessSocket {
  /** The descriptor for a child process. */
  readonly descriptor: number;
  close(): Promise<void>;
}

/** Undefined if sockets cannot be created: on Windows, and on some network file systems. */
export async function openLivenessSocket(path: string): Promise<LivenessSocket | undefined> {
  const server = createServer((asking) => asking.destroy());
  const isOpen = await withShortPath(path, (short) => listen(server, short)).catch(() => false);
  if (!isOpen || !(await isAlive(path))) {
    server.close();
    return undefined;
  }
  server.unref();
  return {
    // Node has no other way to get the descriptor of a server.
    descriptor: (server as unknown as { _handle: { fd: number } })._handle.fd,
    close: async () => {
      server.close();
      await rm(path, { force: true });
    },
  };
}

/**
 * Whether a process holds the socket of that path; undefined when this cannot be known. Only for sockets that were created on this machine.
 */
export async function isAlive(path: string): Promise<boolean | undefined> {
  return await withShortPath(path, ask).catch(() => undefined);
}

function listen(server: Server, path: string): Promise<boolean> {
  // Everybody who can see the folder may connect, even after root was the owner.
  const options = { path, readableAll: true, writableAll: true };
  return new Promise((resolve, reject) => server.once('error', reject).listen(options, () => resolve(true)));
}

// If the queue of connections is full, a process holds the socket, but it is paused or was busy for a long time.
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

/** The path of a socket can have about a hundred bytes. Linux has a shorter path to every open folder. */
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
