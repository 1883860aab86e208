/** Injection token of every `BackgroundJob`. */
export const BACKGROUND_JOBS = Symbol('background jobs');

/** Work that no request waits for. One of all instances does it in small steps, and starts again after a pause when nothing is left. */
export interface BackgroundJob {
  /** The name in log messages: `Removing unused pictures`. */
  readonly name: string;
  /** How many milliseconds after its last step the job starts again. */
  readonly pause: number;
  /**
   * Does one step, which takes some tens of milliseconds, and returns whether there may be more to do at once. A step may be interrupted
   * anywhere, even by the end of the process: the next step continues. When the signal is aborted, the running step ends soon.
   */
  step(signal: AbortSignal): Promise<boolean>;
}
