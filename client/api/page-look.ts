import type { PageDesign, Tile } from '../../server/pages/page-design.rules.js';
import type { LookFragment, PageLookQuery } from './generated/graphql.js';
import { emblemPicture } from './tile-picture.js';
import { withoutTypes } from './without-types.js';

type PublishedLook = NonNullable<PageLookQuery['page']['design']>;
type ShownTile = LookFragment['tiles'][number] | PublishedLook['tiles'][number];

/** A design that looks like the page in a miniature. What tiles contain was not fetched: each is drawn as a text, or as a heading. */
export function readLook({ tiles, ...look }: LookFragment | PublishedLook): PageDesign {
  return { ...withoutTypes(look), tiles: tiles.map(readTile) } as PageDesign;
}

function readTile(tile: ShownTile): Tile {
  const kind = 'kind' in tile ? tile.kind : tile.__typename;
  const shown = { ...withoutTypes(tile), ...emblemPicture(tile) };
  return (/^heading/i.test(kind) ? { ...shown, kind: 'heading' } : { ...shown, kind: 'text', html: '' }) as unknown as Tile;
}
