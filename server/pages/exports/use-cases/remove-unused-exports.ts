import { Injectable } from '@nestjs/common';
import { inBatches } from '../../../in-batches.rules.js';
import type { ImageName } from '../../../media/image.js';
import { FindRemovedImages } from '../../../media/use-cases/find-removed-images.js';
import { ExportedPages } from '../ports/exported-pages.port.js';

/**
 * Removes exported pictures that were removed from the storage of pictures. That happens an hour after the last page stopped using them, so
 * no exported page shows them.
 */
@Injectable()
export class RemoveUnusedExports {
  constructor(
    private readonly exported: ExportedPages,
    private readonly findRemovedImages: FindRemovedImages,
  ) {}

  /** Returns how many it removed, until `signal` ends the work. */
  async execute(signal?: AbortSignal): Promise<number> {
    let removed = 0;
    for await (const names of inBatches(this.exported.pictures())) {
      if (signal?.aborted) break;
      removed += await this.removeAmong(names);
    }
    return removed;
  }

  private async removeAmong(names: readonly ImageName[]): Promise<number> {
    const unused = await this.findRemovedImages.execute(names);
    for (const name of unused) await this.exported.removePicture(name);
    return unused.length;
  }
}
