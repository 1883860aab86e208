import { Injectable } from '@nestjs/common';
import { KEPT_UNPUBLISHED_MILLISECONDS, TilePictures } from '../ports/tile-pictures.port.js';

const BATCH = 100;

/** Removes pictures of tiles that neither a kept version nor a draft uses, 30 days after their upload or their last check. Checks at most 100 in one call. */
@Injectable()
export class RemoveUnusedTilePictures {
  constructor(private readonly pictures: TilePictures) {}

  /** Returns whether there may be more. */
  async execute(): Promise<boolean> {
    return (await this.pictures.removeUnused(KEPT_UNPUBLISHED_MILLISECONDS, BATCH)) === BATCH;
  }
}
