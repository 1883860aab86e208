import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A process as the operating system describes it. */
export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** The process with that number. Undefined when there is none, or when it has ended and only its entry in the table is left. */
export async function findProcess(pid: number): Promise<RunningProcess | undefined> {
  if (!isAlive(pid)) return undefined;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** Sends a signal. If the process has ended in the meantime, this is not an error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function fromProc(pid: number): Promise<RunningProcess | undefined> {
  try {
    const [command, status] = await Promise.all([readFile(`/proc/${pid}/cmdline`, 'utf8'), readFile(`/proc/${pid}/status`, 'utf8')]);
    // A zombie has an empty command line.
    if (command === '') return undefined;
    return { pid, parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]), command: command.replaceAll('\0', ' ') };
  } catch {
    return undefined;
  }
}

async function fromPs(pid: number): Promise<RunningProcess | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,command=', '-p', String(pid)]);
    const [, parent, command = ''] = /^(\d+)\s+(.*)/.exec(stdout.trimStart()) ?? [];
    return parent === undefined ? undefined : { pid, parent: Number(parent), command };
  } catch {
    return undefined;
  }
}
