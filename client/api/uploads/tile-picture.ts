import type { Emblem } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { parseTilePicture, type TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import type { TilePictureFilesFragment } from '../generated/types.js';

/** A picture of the server, as a design has it: every page has its files at the same path. */
export function readTilePicture({ variants, ...picture }: TilePictureFilesFragment): TilePicture {
  const files = variants.map(({ url, ...size }) => ({ ...size, name: url.slice(url.lastIndexOf('/') + 1) }));
  const read = parseTilePicture({ ...picture, variants: files });
  if (!read) throw new TypeError('The server answered no picture.');
  return read;
}

interface WithEmblem {
  readonly emblem?: { readonly sign: string | null; readonly picture?: TilePictureFilesFragment | null } | null;
}

/** The picture that a tile has as its emblem, to be added to the other parts of the tile. The looks of many versions are read without it. */
export function emblemPicture({ emblem }: WithEmblem): { readonly emblem?: Emblem } {
  return emblem?.picture ? { emblem: { picture: readTilePicture(emblem.picture) } } : {};
}
