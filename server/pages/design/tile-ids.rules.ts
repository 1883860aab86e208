import type { Tile } from './page-design.rules.js';

/** In characters. */
const LONGEST = 40;

type Identified = Pick<Tile, 'id' | 'name'>;

/** The id that a client sent with a tile. Undefined for what is none. */
export function parseTileId(input: unknown): string | undefined {
  return typeof input === 'string' && input.length <= LONGEST && /^[\w-]+$/.test(input) ? input : undefined;
}

/** The tiles, of which only the first one with an id has it. */
export function withoutRepeatedIds(tiles: readonly Tile[]): Tile[] {
  const seen = new Set<string>();
  return tiles.map((tile) => {
    if (tile.id === undefined) return tile;
    if (seen.has(tile.id)) return withoutId(tile);
    seen.add(tile.id);
    return tile;
  });
}

/** How often ids are left out on trial. The names of a page seldom need a second time. */
const TRIALS = 3;

/**
 * The tiles without the ids that `tileIdsOf` gives them anyway. What stays follows from the ids and the names alone: so a page that was read, with an id for each tile, is what it was
 * when it is published again.
 */
export function withoutDerivedIds(tiles: readonly Tile[]): readonly Tile[] {
  const ids = tileIdsOf(tiles);
  const derived = new Set(tileIdsOf(tiles.map(withoutId)));
  const isKept = ids.map((id) => !derived.has(id));
  for (let trial = 1; trial <= TRIALS; trial += 1) {
    const fewer = tiles.map((tile, at) => (isKept[at] ? withId(tile, ids[at]) : withoutId(tile)));
    const given = tileIdsOf(fewer);
    if (given.every((id, at) => id === ids[at])) return fewer;
    given.forEach((id, at) => (isKept[at] ||= id !== ids[at]));
  }
  return tiles.map((tile, at) => withId(tile, ids[at]));
}

function withId(tile: Tile, id: string | undefined): Tile {
  return id === undefined || tile.id === id ? tile : { ...tile, id };
}

function withoutId({ id: _id, ...tile }: Tile): Tile {
  return tile;
}

/**
 * The id of each tile of a page. One that came without an id has one that follows from its name: the same page gives the same ids, so nothing
 * has to be stored until the name changes. No two tiles of a page have the same.
 */
export function tileIdsOf(tiles: readonly Identified[]): string[] {
  const taken = new Set(tiles.map(({ id }) => id));
  return tiles.map(({ id, name }) => {
    if (id !== undefined) return id;
    let found = hash(name);
    for (let nth = 2; taken.has(found); nth += 1) found = hash(`${name}\n${nth}`);
    taken.add(found);
    return found;
  });
}

/** 53 bits of a text as at most eleven letters and digits (cyrb53): enough to tell the tiles of a page apart. The browser has no faster one. */
function hash(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2_654_435_761);
    other = Math.imul(other ^ unit, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & other) + (one >>> 0)).toString(36);
}
