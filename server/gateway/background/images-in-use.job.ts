import { Injectable } from '@nestjs/common';
import type { BackgroundJob } from './background-job.js';
import { ImageList } from '../../media/use-cases/image-list.js';

/** Marks pictures that pages use, so that the search for unused pictures does not read them. */
@Injectable()
export class ImagesInUseJob implements BackgroundJob {
  readonly name = 'Passing over pictures in use';
  readonly pause = 600_000;

  constructor(private readonly imageList: ImageList) {}

  step(): Promise<boolean> {
    return this.imageList.noteUse();
  }
}
