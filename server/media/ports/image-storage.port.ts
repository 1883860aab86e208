import type { ImageName } from '../image.js';

/** Where pictures lie. A name stands for one content for ever, so that nothing is ever overwritten with something else. */
export abstract class ImageStorage {
  /** Keeps the content; once resolved it survives a crash. Never leaves half a file under the name. */
  abstract save(name: ImageName, content: Uint8Array): Promise<void>;

  /** The content, or null when nothing is kept under the name. */
  abstract read(name: ImageName): Promise<Uint8Array | null>;

  /** Removes the content; nothing happens when there is none. */
  abstract remove(name: ImageName): Promise<void>;
}
