import { Injectable } from '@nestjs/common';
import { RemoveUnusedTilePictures } from '../../pages/pictures/use-cases/remove-unused-tile-pictures.js';
import type { BackgroundJob } from './background-job.js';

/** Removes pictures of tiles that no kept version uses. The search for unused pictures then finds their files. */
@Injectable()
export class UnusedTilePicturesJob implements BackgroundJob {
  readonly name = 'Removing unused pictures of tiles';
  readonly pause = 600_000;

  constructor(private readonly removeUnusedTilePictures: RemoveUnusedTilePictures) {}

  step(): Promise<boolean> {
    return this.removeUnusedTilePictures.execute();
  }
}
