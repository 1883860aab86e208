import type { Color } from './color.rules.js';
import { isSameJson } from '../json-value.rules.js';
import { networkLinksOf, type PageIcons } from '../networks/network-links.rules.js';

/** A short description of a tile for comparisons. Two descriptions are equal if the tiles are. */
export interface TileTrace {
  readonly name: string;
  /** A hash of everything about the tile. */
  readonly whole: string;
  /** A hash of the content; empty when there is none. */
  readonly content: string;
}

/** A short description of a version of a page for comparisons. */
export interface PageTrace extends PageIcons {
  readonly title: string;
  readonly titleColor: Color;
  readonly backgroundColor: Color;
  readonly tiles: readonly TileTrace[];
}

/** What a version of a page changed. Tiles are identified by their names, removed ones by their former names. */
export interface PageChange {
  readonly title: boolean;
  readonly colors: boolean;
  readonly socialLinks: boolean;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  /** Whether the tiles that are in both versions have another order. */
  readonly reordered: boolean;
}

/** The differences between two versions of a page. */
export function changeBetween(older: PageTrace, newer: PageTrace): PageChange {
  return {
    title: older.title !== newer.title,
    colors: !sameColor(older.titleColor, newer.titleColor) || !sameColor(older.backgroundColor, newer.backgroundColor),
    socialLinks: !isSameJson(networkLinksOf(older), networkLinksOf(newer)),
    ...changeOfTiles(older.tiles, newer.tiles),
  };
}

// Tiles have no identifier. Equal tiles of both versions are the same tile; then tiles with the same name, then tiles with the same
// content.
const TRAITS: readonly ((tile: TileTrace) => string)[] = [({ whole }) => whole, ({ name }) => name.trim(), ({ content }) => content];

function changeOfTiles(older: readonly TileTrace[], newer: readonly TileTrace[]) {
  const formerPlace = new Map<TileTrace, number>();
  const left = new Set(older.keys());
  for (const trait of TRAITS) {
    const places = placesBy(trait, older, left);
    for (const tile of newer) {
      const place = formerPlace.has(tile) ? undefined : places.get(trait(tile))?.shift();
      if (place === undefined) continue;
      formerPlace.set(tile, place);
      left.delete(place);
    }
  }
  const order = newer.flatMap((tile) => formerPlace.get(tile) ?? []);
  return {
    added: names(newer.filter((tile) => !formerPlace.has(tile))),
    removed: names(older.filter((_, place) => left.has(place))),
    changed: names(newer.filter((tile) => formerPlace.has(tile) && tile.whole !== older[formerPlace.get(tile) ?? -1]?.whole)),
    reordered: order.some((place, at) => at > 0 && place < (order[at - 1] ?? 0)),
  };
}

/** The places of the remaining tiles by a trait. An empty trait does not count. */
function placesBy(trait: (tile: TileTrace) => string, tiles: readonly TileTrace[], left: ReadonlySet<number>): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, tile] of tiles.entries()) {
    const value = trait(tile);
    if (left.has(place) && value !== '') places.set(value, [...(places.get(value) ?? []), place]);
  }
  return places;
}

function names(tiles: readonly TileTrace[]): string[] {
  return tiles.map(({ name }) => name);
}

function sameColor(one: Color, other: Color): boolean {
  return one.hex === other.hex && one.alpha === other.alpha;
}
