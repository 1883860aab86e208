import { parseColor } from '../../../../server/pages/design/color.rules.js';
import { linkTarget } from '../../../../server/pages/tile-kinds/link/link-tile.rules.js';
import type { PictureTile } from '../../../../server/pages/tile-kinds/picture/picture-tile.rules.js';
import type { TilePicture, TilePictureVariant } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { devicePicture } from '../../pictures/device-pictures.js';
import type { Picture } from '../../pictures/page-pictures.js';

/** The picture with the addresses of its files, which every host of the page has. Null while there is none to show here. */
export function shownPicture(picture: TilePicture | null): Picture | null {
  const waiting = picture && devicePicture(picture.id);
  if (waiting) return waiting;
  const plain = picture?.variants.find(({ format }) => format === 'jpg' || format === 'png');
  if (!picture || !plain) return null;
  const variants = picture.variants.map(({ name, ...variant }) => ({ ...variant, url: fileAddress({ name }) }));
  return { ...picture, url: fileAddress(plain), variants };
}

/** What people read who do not see the picture. A link needs a name, so without any text it is called by where it leads. */
export function alternativeOf({ name, alternative, address }: PictureTile): string {
  return alternative === '' && name.trim() === '' ? linkTarget(address) : alternative;
}

/** The colour until the picture is loaded; none for a picture with transparency, where it would stay visible. */
export function placeholderOf({ color, variants }: Picture): string | undefined {
  const isOpaque = variants.some(({ format }) => format === 'jpg');
  return isOpaque ? parseColor(color, 1, { hex: '#808080', alpha: 1 }).hex : undefined;
}

/** Where a file of a picture is. */
export function fileAddress({ name }: Pick<TilePictureVariant, 'name'>): string {
  return `/media/${name}`;
}
