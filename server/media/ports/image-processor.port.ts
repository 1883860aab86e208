import type { CardDrawing } from '../card-drawing.rules.js';
import type { ImageFormat } from '../image.js';

/** The sizes and shape that a picture gets. */
export interface PictureShape {
  /** Whether the picture is cropped to the square in its middle. */
  readonly square: boolean;
  /** Widths in pixels, the largest first. A picture is never enlarged, so fewer sizes may result, but at least one. */
  readonly widths: readonly number[];
  /** The maximum height in pixels. */
  readonly maxHeight: number;
  /** Whether transparent parts stay transparent. Otherwise they become white. */
  readonly keepsTransparency: boolean;
  /** Whether a still WebP is taken, too. */
  readonly takesWebp?: boolean;
}

/** One encoded file of a picture. */
export interface EncodedImage {
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

/** The result of `process`. */
export interface ProcessedImage {
  /** The dominant colour as `#rrggbb`. */
  readonly color: string;
  /** The SHA-256 of the file as it was uploaded, in 64 hexadecimal digits. */
  readonly digest: string;
  /** The largest size first; of one size the smallest file first. Each size is also there as JPEG or PNG. */
  readonly images: readonly EncodedImage[];
}

/** The stored files that a card shows, by their names. */
export type CardFiles = ReadonlyMap<string, Uint8Array>;

/** Makes pictures from untrusted files, and from drawings. */
export abstract class ImageProcessor {
  /**
   * Decodes a file completely and encodes it again in every size of the shape. The result is rotated as the file's orientation says, is in
   * 8-bit sRGB, and has nothing else from the file. Calls wait in a queue.
   * @throws IMAGE_INVALID when the file is not a complete, still JPEG, PNG or, if the shape takes it, WebP; IMAGE_TOO_MANY_PIXELS before any pixel is decoded; BUSY when
   * the queue is full; PICTURES_UNAVAILABLE when the process that makes pictures is killed from outside, which the file did not cause.
   */
  abstract process(file: string, shape: PictureShape): Promise<ProcessedImage>;

  /**
   * Draws a card: the same drawing gives the same JPEG. A picture whose file is missing is left out. Calls wait in the same queue.
   * @throws BUSY, PICTURES_UNAVAILABLE, as `process` does.
   */
  abstract draw(card: CardDrawing, files: CardFiles): Promise<EncodedImage>;

  /**
   * Resolves when pictures can be made on this machine. It is tried until it has succeeded once, and again after a failure.
   * @throws BUSY, PICTURES_UNAVAILABLE, as `process` does.
   */
  abstract check(): Promise<void>;
}
