import type { Replica } from '../../cluster/replicas.mjs';

/** Everything that the faults happen to. */
export interface Stage {
  readonly url: string;
  readonly replicas: Replica[];
  readonly ask: (statement: string, values?: readonly unknown[]) => Promise<Readonly<Record<string, unknown>>[]>;
  close(): Promise<void>;
}

export interface StageSettings {
  readonly folder: string;
  readonly count?: number;
  readonly withProxy?: boolean;
  readonly withStandby?: boolean;
  readonly withDisks?: boolean;
  readonly log: (line: string) => void;
}

export function openStage(settings: StageSettings): Promise<Stage>;
