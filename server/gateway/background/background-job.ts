/** Injection token of every `BackgroundJob`. */
export const BACKGROUND_JOBS = Symbol('background jobs');

/** A kind of background work. One of all instances does it in small steps. When no work is left, it starts again after a pause. */
export interface BackgroundJob {
  /** The name in log messages, such as `Removing unused pictures`. */
  readonly name: string;
  /** How many milliseconds the job waits after a step that left no more work. */
  readonly pause: number;
  /**
   * Does one step, which takes some tens of milliseconds, and returns whether there may be more to do at once. A step may be interrupted
   * anywhere, even by the end of the process: the next step continues. When the signal is aborted, the running step ends soon.
   */
  step(signal: AbortSignal): Promise<boolean>;
}
