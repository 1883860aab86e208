import { Injectable } from '@nestjs/common';
import { KEPT_UNUSED_MILLISECONDS } from '../image.js';
import { StoredImages } from '../ports/stored-images.port.js';

const BATCH = 500;

/** Marks pictures that pages use, at most 500 in one call, so that unused pictures are found without reading all pictures. */
@Injectable()
export class NoteImagesInUse {
  constructor(private readonly storedImages: StoredImages) {}

  /** Returns whether there may be more. */
  async execute(): Promise<boolean> {
    return (await this.storedImages.noteUse(KEPT_UNUSED_MILLISECONDS, BATCH)) > 0;
  }
}
