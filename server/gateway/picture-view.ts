import type { Config } from '../config.js';
import type { ImageFormat } from '../media/image.js';
import { type Picture, type PictureKind, type PictureVariant, plainVariant } from '../media/picture.js';
import type { Page } from '../pages/page.js';

type Site = Pick<Config, 'publicUrl'>;

/** A picture with the addresses of its files. */
export interface PictureView {
  /** The largest file that every browser shows: a JPEG or PNG. */
  readonly url: string;
  /** Of the largest variant, in pixels. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, to show until the picture is there. */
  readonly color: string;
  /** The largest first; of one size the smallest as a file first. */
  readonly variants: { url: string; format: ImageFormat; width: number; height: number }[];
}

/** Both pictures of a page, for whoever shows it; null for one that it lacks. */
export interface PagePictures {
  readonly profilePicture: PictureView | null;
  readonly wallpaper: PictureView | null;
}

/** With an empty `publicUrl` the addresses lead to whichever host the reader is on. */
export function picturesOf({ profilePicture, wallpaper }: Page, config: Site): PagePictures {
  return { profilePicture: viewOf(profilePicture, config), wallpaper: viewOf(wallpaper, config) };
}

/** The address of a page's picture for clients that know only one; an empty text while there is none: they append a query to it. */
export function plainUrl(page: Page | null, kind: PictureKind, config: Config): string {
  const picture = page?.picture(kind);
  return picture ? urlOf(plainVariant(picture), config) : '';
}

function viewOf(picture: Picture | null, config: Site): PictureView | null {
  if (!picture) return null;
  const { width, height, color, variants } = picture;
  return {
    url: urlOf(plainVariant(picture), config),
    width,
    height,
    color,
    variants: variants.map((variant) => ({
      url: urlOf(variant, config),
      format: variant.format,
      width: variant.width,
      height: variant.height,
    })),
  };
}

function urlOf({ name }: PictureVariant, { publicUrl }: Site): string {
  return `${publicUrl}/media/${name}`;
}
