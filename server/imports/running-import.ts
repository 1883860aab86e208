import type { Clock } from '../clock.port.js';
import { BEGUN, type ImportProgress } from './page-import.js';
import type { NewImport, PageImports } from './ports/page-imports.port.js';

/** An import under way. */
export class RunningImport {
  private progress = BEGUN;
  private stopped = false;

  constructor(
    readonly started: NewImport,
    private readonly imports: PageImports,
    private readonly clock: Clock,
  ) {}

  /** Whether it was stopped, or another one has begun: then nobody waits for it, as far as is known. */
  get isStopped(): boolean {
    return this.stopped;
  }

  /** Notes how far it is, or only that it goes on. */
  async note(more: Partial<ImportProgress> = {}): Promise<void> {
    this.progress = { ...this.progress, ...more };
    const isKnown = await this.imports.note(this.started, this.progress, this.clock.now());
    if (!isKnown) this.stopped = true;
  }
}
