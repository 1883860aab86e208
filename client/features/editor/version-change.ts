import type { PageDesign, Tile } from '../../../server/pages/page-design.rules.js';
import { changeTexts } from '../../texts/history.js';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What became of the tiles between two versions. */
interface TileChanges {
  readonly added: readonly Tile[];
  readonly removed: readonly Tile[];
  readonly changed: readonly Tile[];
  /** Tiles that are in both versions stand in another order. */
  readonly moved: boolean;
}

/** What the newer version of a page changed, in a few words: `Tile “Routes” added`, `Title and 2 tiles changed`. */
export function describeChange(older: PageDesign, newer: PageDesign): string {
  const { added, removed, changed, moved } = compareTiles(older.tiles, newer.tiles);
  const parts = [
    ...(older.title === newer.title ? [] : [changeTexts.title]),
    ...(changed.length === 0 ? [] : [nameTiles(changed)]),
    ...(sameColors(older, newer) ? [] : [changeTexts.colors]),
    ...(sameText(older.socialLinks, newer.socialLinks) ? [] : [changeTexts.socialLinks]),
    ...(moved ? [changeTexts.order] : []),
  ];
  const clauses = [
    ...(added.length === 0 ? [] : [changeTexts.added(nameTiles(added))]),
    ...(removed.length === 0 ? [] : [changeTexts.removed(nameTiles(removed))]),
    ...(parts.length === 0 ? [] : [changeTexts.changed(list.format(parts))]),
  ];
  return clauses.length === 0 ? changeTexts.unchanged : capitalized(clauses.join(', '));
}

// Tiles have no identity of their own. What is the same in both versions is one tile, then what has the same name, then what opens
// onto the same.
const TRAITS: readonly ((tile: Tile) => string)[] = [(tile) => JSON.stringify(tile), ({ name }) => name.trim(), ({ html }) => html];

function compareTiles(older: readonly Tile[], newer: readonly Tile[]): TileChanges {
  const formerPlace = new Map<Tile, number>();
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
    added: newer.filter((tile) => !formerPlace.has(tile)),
    removed: older.filter((_, place) => left.has(place)),
    changed: newer.filter((tile) => formerPlace.has(tile) && !sameText(tile, older[formerPlace.get(tile) ?? -1])),
    moved: order.some((place, at) => at > 0 && place < (order[at - 1] ?? 0)),
  };
}

/** The places that are left, by what the tile there has as its trait; nothing is no trait. */
function placesBy(trait: (tile: Tile) => string, tiles: readonly Tile[], left: ReadonlySet<number>): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, tile] of tiles.entries()) {
    const value = trait(tile);
    if (left.has(place) && value !== '') places.set(value, [...(places.get(value) ?? []), place]);
  }
  return places;
}

function nameTiles(tiles: readonly Tile[]): string {
  const [only] = tiles;
  const name = only?.name.trim() ?? '';
  return tiles.length === 1 && name !== '' ? changeTexts.namedTile(name) : changeTexts.tiles(tiles.length);
}

function sameColors(one: PageDesign, other: PageDesign): boolean {
  return sameText([one.titleColor, one.backgroundColor], [other.titleColor, other.backgroundColor]);
}

// Both come from the same query, so that what is equal is written alike.
function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
