import type { Config } from '../config/config.js';
import { type Picture, type PictureKind, plainVariant } from '../media/picture.js';
import type { Page } from '../pages/page.js';

type Site = Pick<Config, 'publicUrl'>;

/** A picture with the addresses of its files. */
export interface PictureView {
  /** The largest file that every browser shows: a JPEG or PNG. */
  readonly url: string;
  /** The width of the largest variant, in pixels. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`: shown until the picture is loaded. */
  readonly color: string;
  /** The largest first. Among variants of the same size, the smallest file is first. */
  readonly variants: { url: string; format: string; width: number; height: number }[];
}

interface ShownPicture extends Omit<Picture, 'variants'> {
  readonly variants: readonly { readonly name: string; readonly format: string; readonly width: number; readonly height: number }[];
}

/** Both pictures of a page; null for a missing one. */
export interface PagePictures {
  readonly profilePicture: PictureView | null;
  readonly wallpaper: PictureView | null;
}

/** With an empty `publicUrl`, the addresses are relative to the host of the reader. */
export function picturesOf({ profilePicture, wallpaper }: Pick<Page, 'profilePicture' | 'wallpaper'>, config: Site): PagePictures {
  return { profilePicture: profilePicture && pictureView(profilePicture, config), wallpaper: wallpaper && pictureView(wallpaper, config) };
}

/**
 * The address of a page's picture for clients that support only one. It is an empty text when there is none, because they append a query to
 * it.
 */
export function plainUrl(page: Page | null, kind: PictureKind, config: Config): string {
  const picture = page?.picture(kind);
  return picture ? urlOf(plainVariant(picture), config) : '';
}

/** A picture of a page or of one of its tiles. */
export function pictureView(picture: ShownPicture, config: Site): PictureView {
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

function urlOf({ name }: { readonly name: string }, { publicUrl }: Site): string {
  return `${publicUrl}/media/${name}`;
}
