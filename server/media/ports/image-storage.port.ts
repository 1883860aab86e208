import type { ImageName } from '../image.js';

/** A kept picture on its way to somebody. */
export interface ImageContent {
  readonly bytes: number;
  /** Its content, piece by piece. It has to be read, or its iterator be returned: there may be an open file behind it. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

/**
 * Where pictures lie. A name stands for one content for ever, so that nothing is ever overwritten with something else. Every method
 * throws {StorageUnavailable} when the place cannot be reached or has no room; nothing is half done then.
 */
export abstract class ImageStorage {
  /** Keeps the content; once resolved it survives a crash. Never leaves half a file under the name. */
  abstract save(name: ImageName, content: Uint8Array): Promise<void>;

  /** The content, or null when nothing is kept under the name. */
  abstract read(name: ImageName): Promise<ImageContent | null>;

  /** How many bytes are kept under the name, or null when nothing is. */
  abstract measure(name: ImageName): Promise<number | null>;

  /** Removes the content; nothing happens when there is none. */
  abstract remove(name: ImageName): Promise<void>;
}
