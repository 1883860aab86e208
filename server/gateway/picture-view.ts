import type { SiteAddresses } from '../site-addresses.js';
import { type Picture, type PictureKind, plainVariant } from '../media/picture.js';
import type { Page } from '../pages/page.js';

/** Where the files are. */
type Site = Pick<SiteAddresses, 'picture'>;

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

export function picturesOf({ profilePicture, wallpaper }: Pick<Page, 'profilePicture' | 'wallpaper'>, addresses: Site): PagePictures {
  return {
    profilePicture: profilePicture && pictureView(profilePicture, addresses),
    wallpaper: wallpaper && pictureView(wallpaper, addresses),
  };
}

/**
 * The address of a page's picture for clients that support only one. It is an empty text when there is none, because they append a query to
 * it.
 */
export function plainUrl(page: Page | null, kind: PictureKind, addresses: SiteAddresses): string {
  const picture = page?.picture(kind);
  return picture ? addresses.picture(plainVariant(picture).name) : '';
}

/** A picture of a page or of one of its tiles. */
export function pictureView(picture: ShownPicture, addresses: Site): PictureView {
  const { width, height, color, variants } = picture;
  return {
    url: addresses.picture(plainVariant(picture).name),
    width,
    height,
    color,
    variants: variants.map((variant) => ({
      url: addresses.picture(variant.name),
      format: variant.format,
      width: variant.width,
      height: variant.height,
    })),
  };
}
