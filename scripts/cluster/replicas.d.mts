import type { ChildProcess } from 'node:child_process';

export interface Replica {
  readonly url: string;
  readonly child: ChildProcess;
  stop(signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<{ readonly code: number | null; readonly output: string }>;
}

export function startReplica(
  variables: Readonly<Record<string, string>>,
  options?: { onLine?: (line: string) => void; imports?: readonly string[] },
): Promise<Replica>;
