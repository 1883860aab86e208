import { Injectable } from '@nestjs/common';
import { ImageStorage } from '../ports/image-storage.port.js';

/** Resolves when the storage of pictures can be used; rejects otherwise. */
@Injectable()
export class CheckImageStorage {
  constructor(private readonly storage: ImageStorage) {}

  execute(): Promise<void> {
    return this.storage.check();
  }
}
