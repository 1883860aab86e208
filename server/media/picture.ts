import type { ImageFormat, ImageName } from './image.js';

/** What a page shows a picture as. */
export type PictureKind = 'profile' | 'wallpaper';

/** One of the files that a picture is kept as. */
export interface PictureVariant {
  readonly name: ImageName;
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  /** Its size as a file. */
  readonly bytes: number;
}

/** A picture that somebody brought along, in several sizes and formats: whoever shows it chooses. */
export interface Picture {
  /** Of the largest variant, in pixels. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`: the colour that most of it has, to show until it is there. */
  readonly color: string;
  /** The largest first; of one size the format that is smallest as a file first. Never empty. */
  readonly variants: readonly PictureVariant[];
}

/** The variant for those who can show only what every browser shows: the largest as JPEG or PNG. */
export function plainVariant({ variants }: Picture): PictureVariant {
  const plain = variants.find(({ format }) => format === 'jpg' || format === 'png');
  if (!plain) throw new Error('A picture has no variant that every browser can show.');
  return plain;
}
