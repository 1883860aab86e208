import type { Tile, TileStyle } from '../../../../../server/pages/design/page-design.rules.js';
import { isSameJson } from '../../../../../server/pages/json-value.rules.js';

export type TileChangeKind = 'added' | 'removed' | 'renamed' | 'styled' | 'edited' | 'seen' | 'allStyled' | 'order';

interface TileChange {
  readonly kind: TileChangeKind;
  /** The name of the tile; empty for changes of many. */
  readonly detail: string;
  /** The name that it had. */
  readonly former: string;
  /** The tiles without this change. They are those that it was found in, or others in the same places. */
  readonly without: (tiles: Tiles) => Tiles;
}

type Tiles = readonly Tile[];

/**
 * The changes of a list of tiles. A tile that is new has no id yet, so of those the simplest explanation counts. `given` are the styles that the tiles have
 * from a theme that was chosen, by their places: that is the theme's change, and not theirs.
 */
export function changesOfTiles(older: Tiles, newer: Tiles, given: readonly TileStyle[]): readonly TileChange[] {
  if (given.length > 0) return changesIn(new Match(older, newer, given));
  const apart = changesIn(new Match(older, newer));
  const [first] = newer;
  if (apart.length < 2 || !first || newer.some(({ style }) => !isSameJson(style, first.style))) return apart;
  const match = new Match(older, newer, newer.map(styleOf));
  const together = changesIn(match);
  if (together.length + 1 >= apart.length) return apart;
  return [{ kind: 'allStyled', ...OF_MANY, without: (tiles) => match.withFormerStyles(tiles) }, ...together];
}

/** The tiles with the styles that they had before a theme was chosen, but for those that have got another one since, and for new ones. */
export function withFormerStyles(older: Tiles, newer: Tiles, given: readonly TileStyle[], tiles: Tiles): Tiles {
  return new Match(older, newer, given).withFormerStyles(tiles);
}

const OF_MANY = { detail: '', former: '' };

function styleOf({ style }: Tile): TileStyle {
  return style;
}

/** A tile whose style does not count. */
function withoutStyle(tile: Tile): Tile {
  return { ...tile, style: ANY_STYLE };
}

const NONE = { hex: '', alpha: 0 };
const ANY_STYLE: TileStyle = { text: NONE, button: NONE, hover: NONE, border: NONE, shadow: NONE, radius: 0, thickness: 0 };

/** Which tile of a list each tile of a newer one was. A style that is one of `given`, at its place, does not count. */
class Match {
  readonly compared: { readonly older: Tiles; readonly newer: Tiles };
  /** The place that each tile had, by its present place. */
  readonly former: ReadonlyMap<number, number>;

  constructor(
    readonly older: Tiles,
    readonly newer: Tiles,
    readonly given: readonly TileStyle[] = [],
  ) {
    const isGiven = ({ style }: Tile, at: number) => isSameJson(style, given[at]);
    this.compared =
      given.length === 0
        ? { older, newer }
        : { older: older.map(withoutStyle), newer: newer.map((tile, at) => (isGiven(tile, at) ? withoutStyle(tile) : tile)) };
    this.former = formerPlaces(this.compared.older, this.compared.newer);
  }

  /** What a tile was, in the style that it would have without a style of its own. */
  formerTile(at: number): Tile | undefined {
    const tile = this.older[this.former.get(at) ?? -1];
    const style = this.given[at];
    return tile && style ? { ...tile, style } : tile;
  }

  withFormerStyles(tiles: Tiles): Tiles {
    return tiles.map((tile, at) => {
      const before = this.older[this.former.get(at) ?? -1];
      return before && isSameJson(tile.style, this.given[at]) ? { ...tile, style: before.style } : tile;
    });
  }

  /** The tiles with a removed one where it was: after the last of those before it that is left, or before the first of those after it. */
  withRemoved(tiles: Tiles, place: number): Tiles {
    const removed = this.older[place];
    if (!removed) return tiles;
    const places = [...this.former].map(([at, before]) => ({ at, before }));
    const previous = places.filter(({ before }) => before < place).sort((one, other) => other.before - one.before)[0];
    const next = places.filter(({ before }) => before > place).sort((one, other) => one.before - other.before)[0];
    const at = previous ? previous.at + 1 : (next?.at ?? tiles.length);
    return tiles.toSpliced(at, 0, tiles.some(({ isLead }) => isLead) ? withoutLead(removed) : removed);
  }

  /** The tiles in the order that they had. New ones stay in their places. */
  inFormerOrder(tiles: Tiles): Tiles {
    const places = [...this.former.keys()].sort((one, other) => one - other);
    const ordered = [...this.former].sort(([, one], [, other]) => one - other).map(([at]) => tiles[at]);
    const moved = new Map(places.map((at, index) => [at, ordered[index]]));
    return tiles.map((tile, at) => moved.get(at) ?? tile);
  }
}

function changesIn(match: Match): readonly TileChange[] {
  const { older, newer } = match;
  const changed = newer.flatMap((tile, at): readonly TileChange[] => {
    if (match.former.has(at)) return changesOfTile(match, at);
    return [{ kind: 'added', detail: tile.name, former: '', without: (tiles) => tiles.toSpliced(at, 1) }];
  });
  const kept = new Set(match.former.values());
  const removed = older.flatMap(({ name }, place): TileChange[] =>
    kept.has(place) ? [] : [{ kind: 'removed', detail: name, former: name, without: (tiles) => match.withRemoved(tiles, place) }],
  );
  const order = newer.flatMap((_, at) => match.former.get(at) ?? []);
  const isReordered = order.some((place, at) => place < (order[at - 1] ?? 0));
  const reordered: TileChange = { kind: 'order', ...OF_MANY, without: (tiles) => match.inFormerOrder(tiles) };
  return [...changed, ...removed, ...(isReordered ? [reordered] : [])];
}

/** Who sees a tile is a change of its own: whoever takes back words does not show a hidden tile by that. */
function changesOfTile(match: Match, at: number): readonly TileChange[] {
  const before = match.formerTile(at);
  const tile = match.newer[at];
  const compared = match.compared.older[match.former.get(at) ?? -1];
  if (!before || !tile || !compared) return [];
  const properties = differing(compared, match.compared.newer[at] ?? tile);
  const told = properties.filter((name) => name !== 'visibility');
  const named = { detail: tile.name, former: before.name };
  const change = (kind: TileChangeKind, names: readonly string[]): TileChange => ({
    kind,
    ...named,
    without: (tiles) => withProperties(tiles, at, before, names),
  });
  return [
    ...(told.length > 0 ? [change(kindOfChange(told), told)] : []),
    ...(told.length < properties.length ? [change('seen', ['visibility'])] : []),
  ];
}

/** The tiles with these properties of one as they were. If it was the lead, no other one is. */
function withProperties(tiles: Tiles, at: number, before: Tile, names: readonly string[]): Tiles {
  const isOfChange = new Set(names);
  const leads = isOfChange.has('isLead') && before.isLead === true;
  return tiles.map((tile, index) => {
    if (index !== at) return leads && tile.isLead ? withoutLead(tile) : tile;
    const kept = Object.entries(tile).filter(([name]) => !isOfChange.has(name));
    const former = Object.entries(before).filter(([name]) => isOfChange.has(name));
    return Object.fromEntries([...kept, ...former]) as unknown as Tile;
  });
}

function withoutLead({ isLead: _, ...tile }: Tile): Tile {
  return tile;
}

/** The properties that belong to the look of a tile. */
const OF_ITS_LOOK: ReadonlySet<string> = new Set(['style', 'secondLine', 'emblem', 'size', 'isLead']);

function kindOfChange(properties: readonly string[]): TileChangeKind {
  if (properties.every((name) => name === 'name')) return 'renamed';
  return properties.every((name) => OF_ITS_LOOK.has(name)) ? 'styled' : 'edited';
}

/** The properties in which two tiles differ. */
function differing(before: Tile, tile: Tile): readonly string[] {
  return Object.keys({ ...before, ...tile }).filter((name) => !isSameJson(valueOf(before, name), valueOf(tile, name)));
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
