import { TilesNotSanitized } from '../../pages/pages.errors.js';
import { WorkThread, type ThreadLimits } from '../threads/work-thread.js';

/** Sanitizes HTML in a separate thread: the same as `sanitizeTileHtml`. Errors: {@link TilesNotSanitized}. */
export class SanitizerThread extends WorkThread<string, string> {
  constructor(
    limits: Omit<ThreadLimits, 'mostMegabytes'> = { restMilliseconds: 20_000, mostMilliseconds: 10_000 },
    program = new URL('./sanitizer-thread-program.js', import.meta.url),
  ) {
    const refusal = (cause?: unknown) => new TilesNotSanitized(cause);
    super({ program, failure: 'A tile could not be sanitized', refusal }, { ...limits, mostMegabytes: 96 });
  }
}
