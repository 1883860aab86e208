import { Injectable, Logger } from '@nestjs/common';
import { ResanitizePages, type Resanitized } from '../../pages/use-cases/resanitize-pages.js';
import type { BackgroundJob } from './background-job.js';

const nothing: Resanitized = { cleaned: 0, left: 0, goOnAfter: undefined };

/**
 * Sanitizes pages again that were sanitized by older rules: after an upgrade all pages, and during it those that an older instance
 * publishes.
 */
@Injectable()
export class OutdatedPagesJob implements BackgroundJob {
  readonly name = 'Cleaning pages by newer rules';
  readonly pause = 3_600_000;
  private readonly log = new Logger('Pages');
  private soFar = nothing;

  constructor(private readonly resanitizePages: ResanitizePages) {}

  async step(signal: AbortSignal): Promise<boolean> {
    const { cleaned, left, goOnAfter } = await this.resanitizePages.execute(this.soFar.goOnAfter, signal);
    this.soFar = { cleaned: this.soFar.cleaned + cleaned, left: this.soFar.left + left, goOnAfter };
    if (goOnAfter) return true;
    this.report(this.soFar);
    this.soFar = nothing;
    return false;
  }

  private report({ cleaned, left }: Resanitized): void {
    if (cleaned > 0) this.log.warn(`${cleaned} pages were cleaned by newer rules.`);
    if (left > 0) this.log.error(`${left} pages could not be cleaned by newer rules; this is tried again in an hour.`);
  }
}
