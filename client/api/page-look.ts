import type { PageDesign, Tile } from '../../server/pages/design/page-design.rules.js';
import type { LookFragment, PageLookQuery } from './generated/types.js';
import { emblemPicture, readTilePicture } from './uploads/tile-picture.js';
import { withoutTypes } from './connection/without-types.js';

type PublishedLook = NonNullable<PageLookQuery['page']['design']>;
type ShownTile = LookFragment['tiles'][number] | PublishedLook['tiles'][number];

/** A design that looks like the page in a miniature. Of what tiles contain, only pictures were fetched: other tiles are drawn as texts, or as headings. */
export function readLook({ tiles, ...look }: LookFragment | PublishedLook): PageDesign {
  return { ...withoutTypes(look), tiles: tiles.map(readTile) } as PageDesign;
}

function readTile(tile: ShownTile): Tile {
  const kind = 'kind' in tile ? tile.kind : tile.__typename;
  const shown = { ...withoutTypes(tile), ...emblemPicture(tile) };
  if ('picture' in tile && tile.picture) {
    return { ...shown, kind: 'picture', picture: readTilePicture(tile.picture), alternative: '', address: '' } as unknown as Tile;
  }
  return (/^heading/i.test(kind) ? { ...shown, kind: 'heading' } : { ...shown, kind: 'text', html: '' }) as unknown as Tile;
}
