import type { Tile } from '../design/page-design.rules.js';
import { exactly, type TextReading } from './client-view.rules.js';
import { asTextTile } from '../tile-kinds/tile-kinds.rules.js';
import { styleTextOf } from '../design/kept-tiles/match-tiles.rules.js';

/** A tile of the kept versions of a page that is no text tile. */
export interface FormerTile {
  readonly tile: Tile;
  /** How many equal ones a version has at most. */
  readonly most: number;
}

/** What a client sent that knows only texts, and where it has sent what the base does not have. */
interface SentTexts {
  readonly sent: readonly Tile[];
  readonly places: readonly number[];
  readonly former: readonly FormerTile[];
  readonly read?: TextReading | undefined;
}

/**
 * The kept tiles, with tiles of former versions at these places that were shown as what was sent there: a client may send what it has read before the page changed, or a version
 * of the history. A former tile comes back as often as a version had it, unless it was kept.
 */
export function withFormerKinds(kept: readonly Tile[], { sent, places, former, read = exactly }: SentTexts): readonly Tile[] {
  if (former.length === 0) return kept;
  const lookOf = (tile: Tile): string => JSON.stringify([tile.name, read(asTextTile(tile).html), styleTextOf(tile.style)]);
  const left = new Map<string, Tile[]>();
  for (const { tile, most } of former) {
    const look = lookOf(tile);
    left.set(look, [...(left.get(look) ?? []), ...Array<Tile>(most).fill(tile)]);
  }
  // Those of the base come first.
  for (const tile of kept) if (tile.kind !== 'text') left.get(lookOf(tile))?.shift();
  const changed = new Set(places);
  return kept.map((tile, place) => (changed.has(place) ? left.get(lookOf(sent[place]!))?.shift() : undefined) ?? tile);
}
