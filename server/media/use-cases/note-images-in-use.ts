import { Injectable } from '@nestjs/common';
import { KEPT_UNUSED_MILLISECONDS } from '../image.js';
import { StoredImages } from '../ports/stored-images.port.js';

const BATCH = 500;

/** Passes over pictures that pages use, at most 500 at a time, so that those which none uses are found without looking at all of them. */
@Injectable()
export class NoteImagesInUse {
  constructor(private readonly storedImages: StoredImages) {}

  /** Gives whether there may be more. */
  async execute(): Promise<boolean> {
    return (await this.storedImages.noteUse(KEPT_UNUSED_MILLISECONDS, BATCH)) > 0;
  }
}
