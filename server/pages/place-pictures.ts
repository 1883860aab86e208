import type { Picture } from '../media/picture.js';
import { Faults } from './faults.rules.js';
import type { PageDesign } from './page-design.rules.js';
import { DesignInvalid } from './pages.errors.js';
import type { TilePictures } from './ports/tile-pictures.port.js';
import { tilePicturesOf } from './tile-pictures.rules.js';
import type { TilePicture } from './tile-kinds/picture/tile-picture.rules.js';

/**
 * The design with the pictures of its tiles as the account has uploaded them. Only the id of each one is believed.
 * @throws {DesignInvalid} that names each tile whose picture the account does not have.
 */
export async function placePictures(design: PageDesign, accountId: string, pictures: TilePictures): Promise<PageDesign> {
  const wanted = tilePicturesOf(design);
  if (wanted.length === 0) return design;
  const own = await pictures.find(
    accountId,
    wanted.map(({ id }) => id),
  );
  const faults = new Faults();
  const tiles = design.tiles.map((tile, at) => {
    if (tile.kind !== 'picture' || !tile.picture) return tile;
    const { id } = tile.picture;
    const found = own.get(id);
    if (!found) faults.add(`tiles.${at}.picture`, 'PICTURE_NOT_FOUND');
    return { ...tile, picture: found ? toTilePicture(id, found) : null };
  });
  const found = faults.byPlace();
  if (Object.keys(found).length > 0) throw new DesignInvalid(found);
  return { ...design, tiles };
}

/** The picture as a design has it. */
export function toTilePicture(id: string, { width, height, color, variants }: Picture): TilePicture {
  return {
    ...{ id, width, height, color },
    variants: variants.map(({ name, format, width: wide, height: high }) => ({ name, format, width: wide, height: high })),
  };
}
