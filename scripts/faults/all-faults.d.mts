import type { Stage } from './stage/stage.mjs';

/** What can happen. all-faults.mjs describes each field. */
export interface Fault {
  readonly name: string;
  readonly seconds: number;
  readonly isServed?: boolean;
  readonly pausesFor?: number;
  readonly probe?: 'picture' | 'mail';
  readonly returnsWithin?: number;
  readonly mayLose?: boolean;
  readonly needs?: (stage: Stage) => string | undefined;
  readonly cause: (stage: Stage) => Promise<() => unknown> | (() => unknown);
}

export const allFaults: readonly Fault[];
