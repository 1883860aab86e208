import { isSameTile, narrowest, withVisibility } from '../design/kept-tiles/protection.rules.js';
import { inOneLine } from '../design/field-parsing.rules.js';
import { withOneLead, type PageDesign, type Tile } from '../design/page-design.rules.js';
import { tileIdsOf, withoutDerivedIds, withoutRepeatedIds } from '../design/tile-ids.rules.js';
import type { TileVisibility } from '../design/visibility.rules.js';
import { isSameJson } from '../json-value.rules.js';
import { TILE_PROPERTIES, type TileProperty } from './vocabulary.rules.js';

/** A design that was changed, and what others have made of the same design meanwhile. */
export interface ChangedByBoth {
  readonly base: PageDesign;
  readonly changed: PageDesign;
  /** For each tile of the changed design, the place in the base of the one that it was. */
  readonly from: readonly (number | undefined)[];
  readonly present: PageDesign;
  /** Whether nothing is removed: the base may have tiles that whoever changed it has never seen. */
  readonly keepsAll?: boolean;
}

/** The result. */
export interface AppliedChanges {
  readonly design: PageDesign;
  /** For each tile of the changed design, its place in the result. Undefined for a tile that others have removed. */
  readonly places: readonly (number | undefined)[];
}

/** A tile of the result. */
interface Entry {
  readonly tile: Tile;
  /** Its id before, which it keeps, whatever it is called and wherever it is. */
  readonly id?: string;
}

/** The entries of the result in the order of either side, which share those that both have. */
interface BothOrders {
  /** Null for a tile that others have removed. */
  readonly changed: readonly (Entry | null)[];
  readonly present: readonly Entry[];
  /** Whether the changed design has the tiles of the base in another order. */
  readonly isReordered: boolean;
}

/**
 * The present design with the changes from the base to the changed one. What both have changed is as in the changed one: words, colours and the order. A tile that one side has removed and the other has
 * changed stays. Each tile is seen by whom the present design says; where words of the changed one come back, by nobody who would not have seen them there.
 */
export function applyChanges(designs: ChangedByBoth): AppliedChanges {
  const { base, changed, present } = designs;
  const both = tilesOfBoth(designs);
  const entries = inOneOrder(both);
  const tiles = withoutDerivedIds(withOneLead(withoutRepeatedIds(withFormerIds(entries))));
  const socialLinks = changedFields(base.socialLinks, changed.socialLinks, present.socialLinks);
  const places = both.changed.map((entry) => (entry === null ? undefined : entries.indexOf(entry)));
  return { design: { ...changedFields(base, changed, present), socialLinks, tiles }, places };
}

/** The fields of the present value, but those of the changed one that are not as in the base. */
function changedFields<Value extends object>(base: Value, changed: Value, present: Value): Value {
  const names = [...new Set([...Object.keys(present), ...Object.keys(changed)])] as (keyof Value)[];
  const values = names.map((name) => [name, isSameJson(changed[name], base[name]) ? present[name] : changed[name]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Value;
}

function tilesOfBoth({ base, changed, from, present, keepsAll = false }: ChangedByBoth): BothOrders {
  const [baseIds, ids] = [tileIdsOf(base.tiles), tileIdsOf(present.tiles)];
  const placesNow = new Map(ids.map((id, place) => [id, place]));
  const known = new Set(baseIds);
  const added = [...present.tiles.keys()].filter((place) => !known.has(ids[place]!));
  const entries = new Map<number, Entry>();
  const ofChanged = changed.tiles.map((tile, at): Entry | null => {
    const place = from[at];
    const former = place === undefined ? undefined : base.tiles[place];
    // The same tile may have come by another way.
    const now = former ? placesNow.get(baseIds[place!]!) : added.find((one) => !entries.has(one) && isSameTile(present.tiles[one]!, tile));
    if (now === undefined) return former && isSameTile(former, tile) ? null : { tile, ...(former && { id: baseIds[place!]! }) };
    const entry = { tile: former ? changedTile(former, tile, present.tiles[now]!) : present.tiles[now]!, id: ids[now]! };
    entries.set(now, entry);
    return entry;
  });
  const ofPresent = present.tiles.flatMap((tile, now): Entry[] => {
    const id = ids[now]!;
    const place = baseIds.indexOf(id);
    // An id is stored only where it does not follow from the name.
    const isRemoved = !keepsAll && place >= 0 && !entries.has(now) && isSameJson({ ...tile, id }, { ...base.tiles[place], id });
    return isRemoved ? [] : [entries.get(now) ?? { tile, id }];
  });
  const places = from.filter((place) => place !== undefined);
  return { changed: ofChanged, present: ofPresent, isReordered: places.some((place, at) => at > 0 && place < places[at - 1]!) };
}

/** What a tile opens is changed as a whole. */
const CONTENT = (Object.keys(TILE_PROPERTIES) as TileProperty[]).filter(
  (name) => !['tile', 'page'].includes(TILE_PROPERTIES[name].matchedBy),
);

function changedTile(former: Tile, changed: Tile, present: Tile): Tile {
  const contentOf = (tile: Tile): object =>
    Object.fromEntries(Object.entries(tile).filter(([name]) => CONTENT.includes(name as TileProperty)));
  const hasContent = isSameJson(contentOf(changed), contentOf(former));
  const rest = (tile: Tile): object => Object.fromEntries(Object.entries(tile).filter(([name]) => !CONTENT.includes(name as TileProperty)));
  const style = changedFields(former.style, changed.style, present.style);
  const tile = {
    ...changedFields(rest(former), rest(changed), rest(present)),
    ...contentOf(hasContent ? present : changed),
    style,
  } as Tile;
  const hasWords = hasContent && tile.name === present.name;
  const isRecognized = changed.visibility?.unrecognizedBeside === undefined;
  return withVisibility(tile, hasWords && isRecognized ? present.visibility : ofBoth(present, changed));
}

/** Who sees words that come back. Who has one of two passwords shall not see what the other one has locked. */
function ofBoth(present: Tile, changed: Tile): TileVisibility | undefined {
  const [one, other] = [present.visibility, changed.visibility];
  const both = narrowest(one, other);
  const isLockedTwice = one?.lock !== undefined && other?.lock !== undefined && one.lock !== other.lock;
  return isLockedTwice ? narrowest(both, { who: 'hidden', unrecognizedBeside: inOneLine(present.name) }) : both;
}

/** The order of the changed design, if it has moved something; else that of the present one. What only the other has comes after what it comes after there. */
function inOneOrder({ changed, present, isReordered }: BothOrders): Entry[] {
  const there = changed.filter((entry) => entry !== null);
  const [first, other] = isReordered ? [there, present] : [present, there];
  const ordered = [...first];
  other.forEach((entry, at) => {
    if (!ordered.includes(entry)) ordered.splice(at === 0 ? 0 : ordered.indexOf(other[at - 1]!) + 1, 0, entry);
  });
  return ordered;
}

/** An id that follows from a name may follow from another tile now. Then it is stored. */
function withFormerIds(entries: readonly Entry[]): Tile[] {
  const derived = tileIdsOf(entries.map(({ tile }) => tile));
  return entries.map(({ tile, id }, at) => (id === undefined || id === derived[at] ? tile : { ...tile, id }));
}
