import type { ImageFormat } from '../image.js';

/** The sizes that a picture is wanted in. */
export interface PictureShape {
  /** Whether the middle of it is cut out as a square. */
  readonly square: boolean;
  /** Widths in pixels, the largest first. The picture is never made larger than it is: one size is left then, or more. */
  readonly widths: readonly number[];
  /** The most pixels from top to bottom. */
  readonly maxHeight: number;
  /** What becomes of transparent parts: they stay, or become white. */
  readonly keepsTransparency: boolean;
}

/** A picture as a file of its own. */
export interface EncodedImage {
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

export interface ProcessedImage {
  /** `#rrggbb`: the colour that most of it has. */
  readonly color: string;
  /** The largest first; of one size the smallest as a file first, and each size as JPEG or PNG, too. */
  readonly images: readonly EncodedImage[];
}

/** Makes pictures of files that nobody has looked at yet. */
export abstract class ImageProcessor {
  /**
   * Decodes a file completely and encodes it anew in every size of the shape: turned as its orientation says, in 8-bit sRGB, and
   * without anything else that was in the file. Few at a time, while others wait.
   * @throws IMAGE_INVALID when its content is no whole, still JPEG or PNG; IMAGE_TOO_MANY_PIXELS before any pixel is decoded; BUSY
   * when too many wait already; PICTURES_UNAVAILABLE when what makes them is stopped from outside, whatever the file.
   */
  abstract process(file: string, shape: PictureShape): Promise<ProcessedImage>;
}
