/** A PostgreSQL server of its own. */
export interface RunningDatabase {
  readonly url: string;
  readonly cluster: string;
  freeze(): Promise<() => void>;
  stop(signal?: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  hasEnded(): boolean;
  start(port?: number): Promise<void>;
  remove(): void;
}

export function startPrimary(folder: string): Promise<RunningDatabase>;
export function startReplicaOf(primary: RunningDatabase, folder: string, port?: number): Promise<RunningDatabase>;
