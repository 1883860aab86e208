/** A picture in several sizes and formats. */
export interface Picture {
  /** The largest file that every browser shows. */
  readonly url: string;
  /** Of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, to show until it is there. */
  readonly color: string;
  /** The largest first; of one size the best compressed format first. */
  readonly variants: readonly PictureVariant[];
}

export interface PictureVariant {
  readonly url: string;
  /** `avif`, `webp`, `jpg` or `png`. */
  readonly format: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures of a page; null for one that it lacks. */
export interface PagePictures {
  readonly profilePicture: Picture | null;
  readonly wallpaper: Picture | null;
}

/** Of a page that shows no pictures. */
export const NO_PICTURES: PagePictures = { profilePicture: null, wallpaper: null };
