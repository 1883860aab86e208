import { execFile } from 'node:child_process';
import { readFile, readlink, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

/** A process that has exclusive use of a database folder. */
export interface Owner {
  readonly id: string;
  /** Equal for two processes only if each can connect to the socket of the other; null when this cannot be known. */
  readonly place: string | null;
  /** Whether the owner holds a liveness socket. The name of this field is stored in files that other releases read. */
  readonly hasLifeSign: boolean;
  readonly pid: number;
  /** Equal for two processes only if process numbers mean the same for both. */
  readonly numbering: string;
  /** The name of the machine, or of the container. */
  readonly host: string;
}

/** This process as the owner of a folder. */
export async function thisProcess(folder: string, id: string, hasLifeSign: boolean): Promise<Owner> {
  return { id, hasLifeSign, place: await placeOf(folder), pid: process.pid, numbering: await numbering(), host: hostname() };
}

/** A sentence part for this process that names the owner. */
export function nameOf(owner: Owner | null | undefined, me: Owner): string {
  if (!owner) return 'another process';
  const isKnownByNumber = owner.place !== null && owner.place === me.place && owner.numbering === me.numbering;
  return isKnownByNumber ? `process ${owner.pid}` : `process ${owner.pid} of ${owner.host}`;
}

// It identifies the running kernel and the folder as this kernel knows it: the same disk that is mounted twice may have separate sockets.
async function placeOf(folder: string): Promise<string | null> {
  const [kernel, { dev, ino }] = await Promise.all([runningKernel(), stat(folder, { bigint: true })]);
  return kernel === '' ? null : `${kernel} ${dev} ${ino}`;
}

async function runningKernel(): Promise<string> {
  if (process.platform === 'darwin') {
    const { stdout } = await promisify(execFile)('sysctl', ['-n', 'kern.bootsessionuuid']).catch(() => ({ stdout: '' }));
    return stdout.trim();
  }
  return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();
}

async function numbering(): Promise<string> {
  return await readlink('/proc/self/ns/pid').catch(() => process.platform);
}
