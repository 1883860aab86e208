import type { Picture } from '../../media/picture.js';
import { Faults } from '../design/faults.rules.js';
import type { PageDesign, Tile } from '../design/page-design.rules.js';
import { ownStarterPicture, starterPicture } from './own-starter-picture.js';
import { DesignInvalid } from '../pages.errors.js';
import type { TilePictures } from './ports/tile-pictures.port.js';
import { pictureIdsOf } from './tile-pictures.rules.js';
import { isWaitingPicture, pictureById, type TilePicture } from '../tile-kinds/picture/tile-picture.rules.js';
import {
  filesNamedIn,
  replacePictures,
  uploadedPicturesIn,
  withIdsOfFiles,
  withUploadedPictures,
} from '../tile-kinds/text/text-pictures.rules.js';
import type { UploadedTilePicture } from './uploaded-tile-picture.js';
import type { KeepStarterPicture } from './use-cases/keep-starter-picture.js';

/** The pictures that a design may show, by the ids that it names. */
interface Known {
  /** Those that the account has. */
  readonly own: ReadonlyMap<string, Picture>;
  /** Those of starters, as the account has them or gets them. */
  readonly starters: ReadonlyMap<string, UploadedTilePicture>;
}

/**
 * The design with the pictures of its tiles and texts as the account has uploaded them. Only the id of each one is believed. The texts are
 * sanitized. A tile may also have the picture of a starter: the account gets it, with an id of its own.
 * Without `keepStarterPicture`, it would get it.
 * @throws {DesignInvalid} that names each tile whose picture the account does not have.
 */
export async function placePictures(
  design: PageDesign,
  accountId: string,
  pictures: TilePictures,
  keepStarterPicture: KeepStarterPicture | null,
): Promise<PageDesign> {
  const ids = pictureIdsOf(design);
  if (ids.length === 0) return design;
  const starters = startersAmong(ids, accountId);
  const own = await pictures.find(accountId, [...ids, ...[...starters.values()].map(({ id }) => id)]);
  const faults = new Faults();
  const tiles = design.tiles.map((tile, at) => {
    const place = `tiles.${at}`;
    return placed(withOwnEmblem(tile, place, { own, starters }, faults), place, { own, starters }, faults);
  });
  const found = faults.byPlace();
  if (Object.keys(found).length > 0) throw new DesignInvalid(found);
  for (const starter of starters.values()) if (!own.has(starter.id)) await keepStarterPicture?.execute(starter);
  return { ...design, tiles };
}

/**
 * The design, in whose texts pictures of the account have their id in whatever form a person or a program has written the address of a file, such as the absolute one that the APIs give. Without the
 * id, nobody would know that the account still uses the picture, and that it is withheld with the text. An id that is not of the account says nothing: the file decides. A file that the account does
 * not have stays as it is written. The texts may be those of anybody. `host`: of this site.
 */
export async function namePicturesOfFiles(
  design: PageDesign,
  accountId: string,
  pictures: TilePictures,
  host: string,
): Promise<PageDesign> {
  const files = design.tiles.flatMap((tile) => (tile.kind === 'text' ? filesNamedIn(tile.html, host) : []));
  if (files.length === 0) return design;
  const ids = files.map(({ id }) => id).filter((id) => id !== undefined);
  const own = ids.length === 0 ? new Map<string, Picture>() : await pictures.find(accountId, [...new Set(ids)]);
  const isOwn = (id: string | undefined): id is string => id !== undefined && own.has(id);
  const unnamed = files.filter(({ id }) => !isOwn(id)).map(({ digest }) => digest);
  const found = unnamed.length === 0 ? [] : await pictures.findByDigests(accountId, [...new Set(unnamed)]);
  // Several pictures may be of one file: the oldest one, so that it stays the same.
  const byDigest = new Map(found.toReversed().map(({ digest, id }) => [digest, id]));
  const named = (html: string) => withIdsOfFiles(html, host, ({ id, digest }) => (isOwn(id) ? id : byDigest.get(digest)));
  return { ...design, tiles: design.tiles.map((tile) => (tile.kind === 'text' ? { ...tile, html: named(tile.html) } : tile)) };
}

/**
 * The design of a draft with the pictures of its tiles as the account has uploaded them, or as the starter has them. A picture that the account does not have any more is
 * missing. One that waits on a device stays named, so that the device finds its place. Those in texts are left to the publication.
 */
export async function placeDraftPictures(design: PageDesign, accountId: string, pictures: TilePictures): Promise<PageDesign> {
  const ids = pictureIdsOf(design);
  if (ids.length === 0) return design;
  const own = await pictures.find(accountId, ids);
  const place = ({ id }: TilePicture): TilePicture | undefined => {
    if (isWaitingPicture(id)) return pictureById(id);
    const found = own.get(id) ?? starterPicture(id);
    return found && toTilePicture(id, found);
  };
  const tiles = design.tiles.map(({ emblem, ...tile }): Tile => {
    const picture = emblem?.picture && place(emblem.picture);
    const placedEmblem = picture ? { picture } : emblem?.picture ? undefined : emblem;
    const withEmblem = { ...tile, ...(placedEmblem && { emblem: placedEmblem }) } as Tile;
    return withEmblem.kind === 'picture' && withEmblem.picture ? { ...withEmblem, picture: place(withEmblem.picture) ?? null } : withEmblem;
  });
  return { ...design, tiles };
}

/**
 * The design of a draft with the pictures in its sanitized texts as the account has uploaded them. Others are left out, and so are those that wait on a device: nobody else has their
 * files.
 */
export async function placeTextPictures(design: PageDesign, accountId: string, pictures: TilePictures): Promise<PageDesign> {
  const ids = design.tiles.flatMap((tile) => (tile.kind === 'text' ? uploadedPicturesIn(tile.html).map(({ id }) => id) : []));
  if (ids.length === 0) return design;
  const own = await pictures.find(accountId, ids);
  const place = (id: string) => {
    const found = own.get(id);
    return found ? { ...found, id } : null;
  };
  const tiles = design.tiles.map((tile) => (tile.kind === 'text' ? { ...tile, html: replacePictures(tile.html, place) } : tile));
  return { ...design, tiles };
}

function startersAmong(ids: readonly string[], accountId: string): Map<string, UploadedTilePicture> {
  const found = ids.map((id) => ({ id, own: ownStarterPicture(id, accountId) }));
  return new Map(found.flatMap(({ id, own }) => (own ? [[id, own]] : [])));
}

function placed(tile: Tile, place: string, known: Known, faults: Faults): Tile {
  if (tile.kind === 'text') {
    const { own } = known;
    if (uploadedPicturesIn(tile.html).some(({ id }) => !own.has(id))) faults.add(`${place}.html`, 'PICTURE_NOT_FOUND');
    return { ...tile, html: withUploadedPictures(tile.html, own) };
  }
  if (tile.kind !== 'picture' || !tile.picture) return tile;
  return { ...tile, picture: ownPicture(tile.picture, `${place}.picture`, known, faults) ?? null };
}

function withOwnEmblem(tile: Tile, place: string, known: Known, faults: Faults): Tile {
  if (!tile.emblem?.picture) return tile;
  const picture = ownPicture(tile.emblem.picture, `${place}.emblem.picture`, known, faults);
  return { ...tile, emblem: picture && { picture } };
}

function ownPicture({ id }: TilePicture, place: string, { own, starters }: Known, faults: Faults): TilePicture | undefined {
  const starter = starters.get(id);
  if (starter) return toTilePicture(starter.id, starter.picture);
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
