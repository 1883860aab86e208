import type { ImageFormat, ImageName } from './image.js';

/** The places of a page where it has one picture. */
export type PictureKind = 'profile' | 'wallpaper';

/** One of the files of a picture. */
export interface PictureVariant {
  readonly name: ImageName;
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  /** The size of the file in bytes. */
  readonly bytes: number;
}

/** An uploaded picture in several sizes and formats, from which browsers choose. */
export interface Picture {
  /** The width of the largest variant, in pixels. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`: the main colour of the picture, shown until it is loaded. */
  readonly color: string;
  /**
   * The SHA-256 of the file that was uploaded, in 64 hexadecimal digits: its owner can tell that a file is there already. Only its owner sees it. Missing for
   * pictures of before, and for those that come with the product.
   */
  readonly digest?: string;
  /** The largest first. Among variants of the same size, the smallest file is first. Never empty. */
  readonly variants: readonly PictureVariant[];
}

/** The variant for clients that support only the formats that every browser supports: the largest JPEG or PNG. */
export function plainVariant<Variant extends { readonly format: string }>({
  variants,
}: Omit<Picture, 'variants'> & { readonly variants: readonly Variant[] }): Variant {
  const plain = variants.find(({ format }) => format === 'jpg' || format === 'png');
  if (!plain) throw new Error('A picture has no variant that every browser can show.');
  return plain;
}

/** How many bytes all files of a picture have. */
export function bytesOf({ variants }: Picture): number {
  return variants.reduce((sum, { bytes }) => sum + bytes, 0);
}
