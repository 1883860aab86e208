import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import type { DraftState } from '../../draft/use-draft.js';
import type { PreviewLink } from '../../tile-kinds/link-previews.js';
import { nameByAddress } from './pasted-tiles.js';

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
  const waiting = tiles.filter(({ tile }) => tile.name === nameByAddress(tile)).slice(0, MOST);
  const ask = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { key, tile } = next;
      const found = await preview((tile as Tile & { kind: 'link' }).address);
      if (found?.title) change({ type: 'tile-named', key, from: tile.name, name: found.title });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}
