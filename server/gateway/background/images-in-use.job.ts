import { Injectable } from '@nestjs/common';
import { NoteImagesInUse } from '../../media/use-cases/note-images-in-use.js';
import type { BackgroundJob } from './background-job.js';

/** Marks pictures that pages use, so that the search for unused pictures does not read them. */
@Injectable()
export class ImagesInUseJob implements BackgroundJob {
  readonly name = 'Passing over pictures in use';
  readonly pause = 600_000;

  constructor(private readonly noteImagesInUse: NoteImagesInUse) {}

  step(): Promise<boolean> {
    return this.noteImagesInUse.execute();
  }
}
