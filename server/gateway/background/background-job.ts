/** Injection token of every `BackgroundJob` there is. */
export const BACKGROUND_JOBS = Symbol('background jobs');

/** Work that nobody waits for. One of all instances does it, a small step at a time, and again after a pause when nothing is left. */
export interface BackgroundJob {
  /** What it does, as the log says it: `Removing unused pictures`. */
  readonly name: string;
  /** In milliseconds, from the end of what there was to do to the next look. */
  readonly pause: number;
  /**
   * Does a step that takes some tens of milliseconds, and tells whether there may be more to do at once. It can end anywhere, with the
   * process too: the next step goes on. A step that is under way when the signal is aborted ends soon.
   */
  step(signal: AbortSignal): Promise<boolean>;
}
