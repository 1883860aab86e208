import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../domain-error.js';
import type { BackgroundJob } from './background-job.js';
import { ImageList } from '../../media/use-cases/image-list.js';

/** Removes pictures that no page uses any more. */
@Injectable()
export class UnusedImagesJob implements BackgroundJob {
  readonly name = 'Removing unused pictures';
  readonly pause = 600_000;
  private readonly log = new Logger('Pictures');
  private removed = 0;
  private hasToldFailure = false;

  constructor(private readonly imageList: ImageList) {}

  async step(): Promise<boolean> {
    const { removed, failures, mayBeMore } = await this.imageList.removeUnused();
    this.removed += removed;
    if (failures.length > 0) this.tellFailure(failures[0]);
    if (mayBeMore) return true;
    if (this.removed > 0) this.log.log(`${this.removed} files of pictures that no page uses were removed.`);
    this.removed = 0;
    this.hasToldFailure = false;
    return false;
  }

  // Logs one failure for each pass over all pictures, however many fail.
  private tellFailure(failure: unknown): void {
    if (this.hasToldFailure) return;
    this.hasToldFailure = true;
    const reason = failure instanceof DomainError ? (failure.cause ?? failure) : failure;
    this.log.error(`Files of pictures that no page uses could not be removed, and are tried again in an hour: ${String(reason)}`);
  }
}
