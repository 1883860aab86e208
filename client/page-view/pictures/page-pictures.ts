/** A picture in several sizes and formats. */
export interface Picture {
  /** The largest file in a format that every browser supports. */
  readonly url: string;
  /** The width of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`: shown until the picture is loaded. */
  readonly color: string;
  /** The largest first. Among files of the same size, the best compressed format is first. */
  readonly variants: readonly PictureVariant[];
}

export interface PictureVariant {
  readonly url: string;
  /** `avif`, `webp`, `jpg` or `png`. */
  readonly format: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures of a page; null for a missing one. */
export interface PagePictures {
  readonly profilePicture: Picture | null;
  readonly wallpaper: Picture | null;
}

/** For a page without pictures. */
export const NO_PICTURES: PagePictures = { profilePicture: null, wallpaper: null };
