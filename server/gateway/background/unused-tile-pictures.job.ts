import { Injectable } from '@nestjs/common';
import type { BackgroundJob } from './background-job.js';
import { AccountPictures } from '../../pages/pictures/use-cases/account-pictures.js';

/** Removes pictures of tiles that no kept version uses. The search for unused pictures then finds their files. */
@Injectable()
export class UnusedTilePicturesJob implements BackgroundJob {
  readonly name = 'Removing unused pictures of tiles';
  readonly pause = 600_000;

  constructor(private readonly accountPictures: AccountPictures) {}

  step(): Promise<boolean> {
    return this.accountPictures.removeUnused();
  }
}
