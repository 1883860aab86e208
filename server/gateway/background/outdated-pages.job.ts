import { Injectable, Logger } from '@nestjs/common';
import { ResanitizePages, type Resanitized } from '../../pages/design/use-cases/resanitize-pages.js';
import type { BackgroundJob } from './background-job.js';

const nothing: Resanitized = { sanitized: 0, left: 0, goOnAfter: undefined };

/**
 * Sanitizes pages again that were sanitized by older rules: after an upgrade all pages, and during it those that an older instance
 * publishes.
 */
@Injectable()
export class OutdatedPagesJob implements BackgroundJob {
  readonly name = 'Sanitizing pages by newer rules';
  readonly pause = 3_600_000;
  private readonly log = new Logger('Pages');
  private soFar = nothing;

  constructor(private readonly resanitizePages: ResanitizePages) {}

  async step(signal: AbortSignal): Promise<boolean> {
    const { sanitized, left, goOnAfter } = await this.resanitizePages.execute(this.soFar.goOnAfter, signal);
    this.soFar = { sanitized: this.soFar.sanitized + sanitized, left: this.soFar.left + left, goOnAfter };
    if (goOnAfter) return true;
    this.report(this.soFar);
    this.soFar = nothing;
    return false;
  }

  private report({ sanitized, left }: Resanitized): void {
    if (sanitized > 0) this.log.warn(`${sanitized} pages were sanitized again by newer rules.`);
    if (left > 0) this.log.error(`${left} pages could not be sanitized by newer rules. The next attempt is in an hour.`);
  }
}
