import { Injectable, Logger } from '@nestjs/common';
import { RemoveUnusedImages } from '../../media/use-cases/remove-unused-images.js';
import type { BackgroundJob } from './background-job.js';

/** Pictures that no page uses any more. */
@Injectable()
export class UnusedImagesJob implements BackgroundJob {
  readonly name = 'Removing unused pictures';
  readonly pause = 600_000;
  private readonly log = new Logger('Pictures');
  private removed = 0;

  constructor(private readonly removeUnusedImages: RemoveUnusedImages) {}

  async step(): Promise<boolean> {
    const { removed, mayBeMore } = await this.removeUnusedImages.execute();
    this.removed += removed;
    if (mayBeMore) return true;
    if (this.removed > 0) this.log.log(`${this.removed} files of pictures that no page uses were removed.`);
    this.removed = 0;
    return false;
  }
}
