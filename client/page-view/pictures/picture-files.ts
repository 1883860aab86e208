import type { Picture, PictureVariant } from './page-pictures.js';

const PLAIN_TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

/** A file that every program supports, with its media type. */
export interface PlainFile extends PictureVariant {
  readonly type: string;
}

/** The smallest JPEG or PNG of a picture with at least this width in pixels; the largest one when none is wide enough. */
export function plainFile({ variants }: Picture, width: number): PlainFile | undefined {
  const plain = variants.flatMap((variant) => {
    const type = PLAIN_TYPES[variant.format];
    return type === undefined ? [] : [{ ...variant, type }];
  });
  return plain.filter((file) => file.width >= width).at(-1) ?? plain[0];
}
