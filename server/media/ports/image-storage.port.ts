import type { ImageName } from '../image.js';

/**
 * Stores picture files. A name always has the same content, so a file is never overwritten with other content. Every method throws
 * {StorageUnavailable} when the storage cannot be reached or is full; then no file is incomplete.
 */
export abstract class ImageStorage {
  /** Stores the content. Once resolved, it survives a crash. Never leaves half a file under the name. */
  abstract save(name: ImageName, content: Uint8Array): Promise<void>;

  /** The whole content, or null when there is no file of this name. */
  abstract read(name: ImageName): Promise<Uint8Array | null>;

  /** The size in bytes, or null when there is no file of this name. */
  abstract measure(name: ImageName): Promise<number | null>;

  /** Removes the file. Does nothing when there is none. */
  abstract remove(name: ImageName): Promise<void>;

  /** Resolves when pictures can be read, and the storage is not known to refuse new ones. Changes nothing. */
  abstract check(): Promise<void>;
}
