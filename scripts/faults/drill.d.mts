import type { Fault } from './all-faults.mjs';
import type { Stage } from './stage/stage.mjs';

/** A load on a stage. */
export interface Drill {
  readonly load: {
    readonly state: { readonly acknowledged: Readonly<Record<string, number>> };
    /** Waits for the running writes, and begins no more until `resume`. */
    pause(): Promise<void>;
    resume(): void;
  };
}

export interface Outcome {
  /** The acknowledged writes that are not there. */
  readonly lost: readonly string[];
  /** What else is not in order. */
  readonly faults: readonly string[];
}

export interface FaultOutcome extends Outcome {
  readonly acknowledged: number;
  /** In milliseconds. */
  readonly back: number;
}

export function startDrill(stage: Stage, settings?: { publishers?: number; pause?: number; otherPause?: number }): Promise<Drill>;
export function cause(fault: Fault, drill: Drill): Promise<FaultOutcome>;
export function endDrill(drill: Drill, settings?: { mailPatience?: number }): Promise<Outcome>;
