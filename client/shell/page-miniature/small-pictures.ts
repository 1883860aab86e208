import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { PagePictures } from '../../page-view/pictures/page-pictures.js';

interface Files {
  readonly variants: readonly { readonly format: string; readonly width: number }[];
}

/** The picture with only the smallest file of each format, for a miniature: `sizes` does not know how much the page is scaled down. */
function smallest<P extends Files>(picture: P): P {
  const isSmallest = ({ format, width }: P['variants'][number]) =>
    !picture.variants.some((other) => other.format === format && other.width < width);
  return { ...picture, variants: picture.variants.filter(isSmallest) };
}

/** The design with the smallest files of its pictures. */
export function withSmallPictures(design: PageDesign): PageDesign {
  const tiles = design.tiles.map((tile) => ('picture' in tile && tile.picture ? { ...tile, picture: smallest(tile.picture) } : tile));
  return { ...design, tiles };
}

/** The same for the pictures of the page itself. */
export function smallPictures({ profilePicture, wallpaper }: PagePictures): PagePictures {
  return { profilePicture: profilePicture && smallest(profilePicture), wallpaper: wallpaper && smallest(wallpaper) };
}
