import type { Picture } from '../media/picture.js';
import { Faults } from './faults.rules.js';
import type { PageDesign, Tile } from './page-design.rules.js';
import { DesignInvalid } from './pages.errors.js';
import type { TilePictures } from './ports/tile-pictures.port.js';
import { pictureIdsOf } from './tile-pictures.rules.js';
import type { TilePicture } from './tile-kinds/picture/tile-picture.rules.js';
import { uploadedPicturesIn, withUploadedPictures } from './tile-kinds/text/text-pictures.rules.js';

/**
 * The design with the pictures of its tiles and texts as the account has uploaded them. Only the id of each one is believed. The texts are
 * sanitized.
 * @throws {DesignInvalid} that names each tile whose picture the account does not have.
 */
export async function placePictures(design: PageDesign, accountId: string, pictures: TilePictures): Promise<PageDesign> {
  const ids = pictureIdsOf(design);
  if (ids.length === 0) return design;
  const own = await pictures.find(accountId, ids);
  const faults = new Faults();
  const tiles = design.tiles.map((tile, at) => {
    const place = `tiles.${at}`;
    return placed(withOwnEmblem(tile, place, own, faults), place, own, faults);
  });
  const found = faults.byPlace();
  if (Object.keys(found).length > 0) throw new DesignInvalid(found);
  return { ...design, tiles };
}

function placed(tile: Tile, place: string, own: ReadonlyMap<string, Picture>, faults: Faults): Tile {
  if (tile.kind === 'text') {
    if (uploadedPicturesIn(tile.html).some(({ id }) => !own.has(id))) faults.add(`${place}.html`, 'PICTURE_NOT_FOUND');
    return { ...tile, html: withUploadedPictures(tile.html, own) };
  }
  if (tile.kind !== 'picture' || !tile.picture) return tile;
  return { ...tile, picture: ownPicture(tile.picture, `${place}.picture`, own, faults) ?? null };
}

function withOwnEmblem(tile: Tile, place: string, own: ReadonlyMap<string, Picture>, faults: Faults): Tile {
  if (!tile.emblem?.picture) return tile;
  const picture = ownPicture(tile.emblem.picture, `${place}.emblem.picture`, own, faults);
  return { ...tile, emblem: picture && { picture } };
}

function ownPicture({ id }: TilePicture, place: string, own: ReadonlyMap<string, Picture>, faults: Faults): TilePicture | undefined {
  const found = own.get(id);
  if (!found) faults.add(place, 'PICTURE_NOT_FOUND');
  return found && toTilePicture(id, found);
}

/** The picture as a design has it. */
export function toTilePicture(id: string, { width, height, color, variants }: Picture): TilePicture {
  return {
    ...{ id, width, height, color },
    variants: variants.map(({ name, format, width: wide, height: high }) => ({ name, format, width: wide, height: high })),
  };
}
