import type { PageDesign, Tile } from '../../../../../server/pages/design/page-design.rules.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import { isLacking, type IsSample } from '../../../../page-editing/tiles/samples-context.js';
import { isUnwritten } from '../changes/unwritten-tile.js';

/** What becomes of a tile that is not its creator's yet. */
export type Answer = 'leave out' | 'as it is';

/** A tile that is named before it goes public. */
export interface NamedTile {
  readonly key: string;
  readonly tile: Tile;
  readonly lack: 'sample' | 'unfinished' | 'unwritten';
  readonly answer: Answer;
}

/** The tiles to name, a text without words, too. Without an answer, only such a text goes public: its name is its creator's. */
export function namedTiles({ design, keys }: Draft, isSample: IsSample, answers: ReadonlyMap<string, Answer>): readonly NamedTile[] {
  return keys.flatMap((key, at) => {
    const tile = design.tiles[at];
    const lack = tile && lackOf(tile, isSample);
    if (!lack) return [];
    return [{ key, tile, lack, answer: answers.get(key) ?? (lack === 'unwritten' ? 'as it is' : 'leave out') }];
  });
}

/** What a tile lacks to be its creator's. Null if nothing, and for a hidden one, which visitors do not get. */
function lackOf(tile: Tile, isSample: IsSample): NamedTile['lack'] | null {
  if (tile.visibility?.who === 'hidden') return null;
  if (isSample?.(tile)) return 'sample';
  if (isLacking(tile, null)) return 'unfinished';
  return isUnwritten(tile) ? 'unwritten' : null;
}

interface Prepared {
  /** Null leaves the title as it is. */
  readonly title: string | null;
  /** The keys of the tiles that visitors do not get. */
  readonly leftOut: readonly string[];
}

/** What is published after the answers. What is left out stays in the draft, hidden. The same object if nothing changes. */
export function preparedDesign({ design, keys }: Draft, { title, leftOut }: Prepared): PageDesign {
  if (leftOut.length === 0 && (title === null || title === design.title)) return design;
  const tiles = design.tiles.map((tile, at) => (leftOut.includes(keys[at] ?? '') ? hidden(tile) : tile));
  return { ...design, title: title ?? design.title, tiles };
}

function hidden({ visibility, ...tile }: Tile): Tile {
  // Only a tile with a password has a lock, and a hint.
  return { ...tile, visibility: { ...visibility, who: 'hidden', lock: undefined, hint: undefined } };
}
