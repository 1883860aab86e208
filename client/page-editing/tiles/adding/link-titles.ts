import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import type { DraftState } from '../../draft/use-draft.js';
import type { PictureUploads } from '../../rich-text/picture-uploads.js';
import type { PreviewLink } from '../../tile-kinds/link-previews.js';
import { isPictureAddress, nameByAddress } from './pasted-tiles.js';

/** A tile in a draft. */
export interface KeyedTile {
  readonly key: string;
  readonly tile: Tile;
}

/** How many pages are asked after one paste, and how many at a time. */
const MOST = 5;
const AT_ONCE = 2;

/** Gives new tiles the titles of the pages to which they lead, unless their creator has named them in the meantime. */
export async function nameByTitles(tiles: readonly KeyedTile[], preview: PreviewLink, change: DraftState['change']): Promise<void> {
  const waiting = unnamed(tiles);
  const ask = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const found = await preview(next.address);
      if (found?.title) change({ type: 'tile-completed', key: next.key, from: { name: next.name }, change: { name: found.title } });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}

/** Makes pictures of the links that lead to one, one after the other. A link whose picture does not come stays a link. */
export async function turnIntoPictures(tiles: readonly KeyedTile[], uploads: PictureUploads, change: DraftState['change']): Promise<void> {
  for (const { key, kind, name, address, emblem } of unnamed(tiles)) {
    const outcome = await uploads.fetch(address);
    // An open popup may be that of this tile, which would become another one while somebody writes in it.
    if (outcome.kind !== 'done' || document.querySelector('dialog[open]')) continue;
    const { picture } = outcome;
    change({
      type: 'tile-completed',
      key,
      from: { kind, name, address, emblem } as Partial<Tile>,
      change: { kind: 'picture', name: '', picture, alternative: '', address: '', emblem: undefined },
    });
  }
}

/** The first of the tiles that have the name of their address. */
function unnamed(tiles: readonly KeyedTile[]) {
  const found = tiles.flatMap(({ key, tile }) => ('address' in tile && tile.name === nameByAddress(tile) ? [{ key, ...tile }] : []));
  return found.slice(0, MOST);
}

/** Whether a tile is a link to a picture that can be uploaded. */
export function leadsToPicture({ tile }: KeyedTile): boolean {
  return tile.kind === 'link' && isPictureAddress(tile.address);
}
