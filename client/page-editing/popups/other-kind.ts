import { newTile, type Tile, type TileChange } from '../../../server/pages/design/page-design.rules.js';
import { withoutUsual } from '../../../server/pages/design/visibility.rules.js';
import type { TileKind } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { isDefaultName } from '../tile-kinds/use-tile-copy.js';
import { newTileOf, TILE_KIND_EDITING } from '../tile-kinds/tile-kinds.js';

/**
 * The change that makes a tile one of another kind. It loses what only its former kind has, and gets what it had when it was last of the other
 * kind, if it was. Where it leads now goes along if the other kind can lead there. Of a sample nothing goes along: its words and its emblem are about
 * what it was.
 */
export function asKind(tile: Tile, kind: TileKind, isSample: boolean, before: TileChange = {}): TileChange {
  const lost = [...Object.keys(contentOf(tile, isSample)), 'isMe'].map((name) => [name, undefined]);
  const { content, takesAddress } = TILE_KIND_EDITING[kind];
  const address = 'address' in tile ? tile.address : '';
  const restored = isDefaultName(tile.name) || tile.name === '' ? before : withoutWords(before);
  const kept = address !== '' && takesAddress?.(address) ? { address } : {};
  return {
    ...Object.fromEntries(lost),
    ...(isSample && { name: newTileOf(kind, newTile().name).name }),
    ...content,
    ...restored,
    ...kept,
    ...(kind === 'heading' && withoutPassword(tile)),
    kind,
  } as TileChange;
}

/** A heading opens nothing, so it has no password. It is hidden then: without one, everybody would read it. */
function withoutPassword({ visibility }: Tile): TileChange {
  if (visibility?.who !== 'password') return {};
  return { visibility: withoutUsual({ ...visibility, who: 'hidden', lock: undefined, hint: undefined }) };
}

/** What is about the thing that a tile is for. */
const WORDS: readonly string[] = ['name', 'secondLine', 'emblem'];

/** Words that were written since are not replaced by those of a sample. */
function withoutWords(before: TileChange): TileChange {
  return Object.fromEntries(Object.entries(before).filter(([name]) => !WORDS.includes(name)));
}

/** What only tiles of its kind have, and what a sample says. */
export function contentOf(tile: Tile, isSample: boolean): TileChange {
  const names = [...Object.keys(TILE_KIND_EDITING[tile.kind].content), ...(isSample ? WORDS : [])];
  return Object.fromEntries(names.map((name) => [name, tile[name as keyof Tile]]));
}
