import { execFile } from 'node:child_process';
import { readFile, readlink, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

/** Who has a database folder for itself. */
export interface Owner {
  readonly id: string;
  /** The same for two processes only if one can ask for the other's life sign; null where that cannot be known. */
  readonly place: string | null;
  readonly hasLifeSign: boolean;
  readonly pid: number;
  /** The same for two processes only if one knows the other by its number. */
  readonly numbering: string;
  /** Of the machine, or of the container. */
  readonly host: string;
}

/** This process as the owner of a folder. */
export async function thisProcess(folder: string, id: string, hasLifeSign: boolean): Promise<Owner> {
  return { id, hasLifeSign, place: await placeOf(folder), pid: process.pid, numbering: await numbering(), host: hostname() };
}

/** The owner as a sentence names it to this process. */
export function nameOf(owner: Owner | null | undefined, me: Owner): string {
  if (!owner) return 'another process';
  const isKnownByNumber = owner.place !== null && owner.place === me.place && owner.numbering === me.numbering;
  return isKnownByNumber ? `process ${owner.pid}` : `process ${owner.pid} of ${owner.host}`;
}

// One kernel since it started, and one folder as this kernel knows it: the same disk mounted twice may keep its sockets apart.
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
