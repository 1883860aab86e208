import type { Tile, TileStyle } from '../../../../../server/pages/design/page-design.rules.js';
import { isSameJson } from '../../../../../server/pages/json-value.rules.js';

export type TileChangeKind = 'added' | 'removed' | 'renamed' | 'styled' | 'edited' | 'allStyled' | 'order';

interface TileChange {
  readonly kind: TileChangeKind;
  /** The name of the tile; empty for changes of many. */
  readonly detail: string;
}

type Tiles = readonly Tile[];

/**
 * The changes of a list of tiles. A tile that is new has no id yet, so of those the simplest explanation counts. `given` are the styles that the tiles have
 * from a theme that was chosen, by their places: that is the theme's change, and not theirs.
 */
export function changesOfTiles(older: Tiles, newer: Tiles, given: readonly TileStyle[]): readonly TileChange[] {
  if (given.length > 0) {
    return changesIn(
      older.map(withoutStyle),
      newer.map((tile, at) => (isSameJson(tile.style, given[at]) ? withoutStyle(tile) : tile)),
    );
  }
  const apart = changesIn(older, newer);
  const [first] = newer;
  if (apart.length < 2 || !first || newer.some(({ style }) => !isSameJson(style, first.style))) return apart;
  const together = changesIn(older.map(withoutStyle), newer.map(withoutStyle));
  return together.length + 1 < apart.length ? [{ kind: 'allStyled', detail: '' }, ...together] : apart;
}

/** A tile whose style does not count. */
function withoutStyle(tile: Tile): Tile {
  return { ...tile, style: ANY_STYLE };
}

const NONE = { hex: '', alpha: 0 };
const ANY_STYLE: TileStyle = { text: NONE, button: NONE, hover: NONE, border: NONE, shadow: NONE, radius: 0, thickness: 0 };

function changesIn(older: Tiles, newer: Tiles): readonly TileChange[] {
  const former = formerPlaces(older, newer);
  const changed = newer.flatMap((tile, at): TileChange[] => {
    const before = older[former.get(at) ?? -1];
    if (!before) return [{ kind: 'added', detail: tile.name }];
    return isSameJson(before, tile) ? [] : [{ kind: kindOfChange(before, tile), detail: tile.name }];
  });
  const kept = new Set(former.values());
  const removed = older.flatMap((tile, at): TileChange[] => (kept.has(at) ? [] : [{ kind: 'removed', detail: tile.name }]));
  const order = newer.flatMap((_, at) => former.get(at) ?? []);
  const isReordered = order.some((place, at) => place < (order[at - 1] ?? 0));
  return [...changed, ...removed, ...(isReordered ? [{ kind: 'order', detail: '' } as const] : [])];
}

/** The properties that belong to the look of a tile. */
const OF_ITS_LOOK: ReadonlySet<string> = new Set(['style', 'secondLine', 'emblem', 'size', 'isLead']);

function kindOfChange(before: Tile, tile: Tile): TileChangeKind {
  const properties = Object.keys({ ...before, ...tile }).filter((name) => !isSameJson(valueOf(before, name), valueOf(tile, name)));
  if (properties.every((name) => name === 'name')) return 'renamed';
  return properties.every((name) => OF_ITS_LOOK.has(name)) ? 'styled' : 'edited';
}

function valueOf(tile: Tile, property: string): unknown {
  return (tile as unknown as Readonly<Record<string, unknown>>)[property];
}

/**
 * The place that each tile had, by its present place. Equal tiles at both ends of the lists stay where they are. Of the others, equal ones
 * are the same tile, and those with the same id; then those with the same name, then those with all the same but the name, then those of one kind in the same place.
 */
function formerPlaces(older: Tiles, newer: Tiles): ReadonlyMap<number, number> {
  const places = equalEnds(older, newer);
  const taken = new Set(places.values());
  for (const isSame of LIKENESSES) {
    for (const [at, tile] of newer.entries()) {
      if (places.has(at)) continue;
      const place = older.findIndex((one, index) => !taken.has(index) && isSame(one, tile, index, at));
      if (place < 0) continue;
      places.set(at, place);
      taken.add(place);
    }
  }
  return places;
}

type Likeness = (one: Tile, other: Tile, place: number, otherPlace: number) => boolean;

const LIKENESSES: readonly Likeness[] = [
  (one, other) => isSameJson(one, other),
  (one, other) => one.id !== undefined && one.id === other.id,
  (one, other) => one.kind === other.kind && one.name.trim() === other.name.trim() && one.name.trim() !== '',
  (one, other) => isSameJson({ ...one, name: '' }, { ...other, name: '' }),
  (one, other, place, otherPlace) => one.kind === other.kind && place === otherPlace,
];

function equalEnds(older: Tiles, newer: Tiles): Map<number, number> {
  const most = Math.min(older.length, newer.length);
  const places = new Map<number, number>();
  let first = 0;
  for (; first < most && isSameJson(older[first], newer[first]); first += 1) places.set(first, first);
  for (let last = 1; last <= most - first && isSameJson(older.at(-last), newer.at(-last)); last += 1) {
    places.set(newer.length - last, older.length - last);
  }
  return places;
}
