import { tileIdsOf } from '../tile-ids.rules.js';
import { DEFAULT_TILE_STYLE, NEW_LINK_NAME, NEW_TILE_NAME, type Tile, type TileStyle } from '../page-design.rules.js';
import { alignLooks } from './align-looks.rules.js';

/** A kind of clients by what they can express. */
export interface ClientView {
  /** Everything beside its name and its style that such a client can see and change of a tile. */
  readonly contentOf: (tile: Tile) => string;
  /** Whether such a client sees no content. */
  readonly isBlank: (tile: Tile) => boolean;
  /** Whether such a client can make the tile again: nothing is lost if it is removed. */
  readonly canMake: (tile: Tile) => boolean;
}

/** Says which tile of the present design a tile of the client is. */
export interface TileMatch {
  /** The place in the present design. */
  readonly from: number;
  /** Whether the client left its content as it was shown. Its name and its style may be others. */
  readonly hasContent: boolean;
}

/** The place in the present design, and whether the client left all of the tile as it was shown. */
interface Found {
  readonly from: number;
  readonly isWhole: boolean;
}

/** What a client sees of a tile. Contents are replaced by numbers, because each is compared many times and may have 100 kB. */
export interface Seen {
  readonly name: string;
  readonly content: number;
  readonly style: number;
  readonly whole: number;
  readonly isBlank: boolean;
  /** Whether it is as clients add one. */
  readonly isNew: boolean;
}

type Matches = (Found | undefined)[];

/** The number of the style of new tiles. */
const USUAL = 0;

/** The names of tiles as clients add one. */
export const NEW_NAMES: ReadonlySet<string> = new Set([NEW_TILE_NAME, NEW_LINK_NAME]);

/**
 * For each tile that a client sent, which tile of the present design it is. Each present tile is used at most once. A client that sends ids says by them which one it means. Of older clients,
 * which send none, tiles are known by what is seen of them.
 *
 * 1. Tiles that are as they were shown, wherever they are now. If several are alike, the tiles around them tell them apart (`alignLooks`).
 * 2. Of the others, those that are most alike: first the same name, then the same content, then the same style, then the same place, then
 *    the nearest one. A tile is in its place also if it was exchanged with the one that is at its former place.
 *
 * A tile without the name or the content of a present one is new, unless it is in the place of one, and two of the three are the same (an
 * empty tile that was renamed), or both have the same style, which is not that of new tiles. A tile as clients add one is never a changed one.
 */
export function matchTiles(present: readonly Tile[], sent: readonly Tile[], view: ClientView): readonly (TileMatch | undefined)[] {
  const see = seeing(view);
  const [shown, wanted] = [present.map(see), sent.map(see)];
  const places = wholePlaces(...looksOf(shown, wanted, placesById(present, sent)), present.map(view.canMake));
  const matches: Matches = places.map((from, at) =>
    from === undefined ? undefined : { from, isWhole: shown[from]!.whole === wanted[at]!.whole },
  );
  giveWay(matches, shown, wanted, sent);
  matchByLikeness(matches, shown, wanted);
  return matches.map((match, at) => match && { from: match.from, hasContent: shown[match.from]!.content === wanted[at]!.content });
}

/** For each sent tile, the place of the present one with its id. */
export function placesById(present: readonly Tile[], sent: readonly Tile[]): (number | undefined)[] {
  if (sent.every(({ id }) => id === undefined)) return sent.map(() => undefined);
  const places = new Map(tileIdsOf(present).map((id, place) => [id, place]));
  const used = new Set<number>();
  return sent.map(({ id }) => {
    const place = id === undefined ? undefined : places.get(id);
    if (place === undefined || used.has(place)) return undefined;
    used.add(place);
    return place;
  });
}

/** The looks of all tiles, of which those with the same id have one that no other has. */
function looksOf(shown: readonly Seen[], wanted: readonly Seen[], known: readonly (number | undefined)[]): [number[], number[]] {
  const looks = shown.map(({ whole }) => whole);
  known.forEach((place) => {
    if (place !== undefined) looks[place] = -1 - place;
  });
  return [looks, wanted.map(({ whole }, at) => (known[at] === undefined ? whole : -1 - known[at]))];
}

/** The look of a style, as every client sees it. */
export function styleTextOf({ text, button, hover, border, shadow, radius, thickness }: TileStyle): string {
  const colors = [text, button, hover, border, shadow].map(({ hex, alpha }) => `${hex} ${alpha}`);
  return [...colors, radius, thickness].join(' ');
}

/** What such a client sees of each tile. Numbers are comparable among what one of these functions returned. */
export function seeing({ contentOf, isBlank }: ClientView): (tile: Tile) => Seen {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  numberOf(styleTextOf(DEFAULT_TILE_STYLE));
  return (tile) => {
    const [content, style] = [numberOf(contentOf(tile)), numberOf(styleTextOf(tile.style))];
    const blank = isBlank(tile);
    const whole = numberOf(JSON.stringify([tile.name, content, style]));
    return { name: tile.name, content, style, whole, isBlank: blank, isNew: blank && style === USUAL && NEW_NAMES.has(tile.name) };
  };
}

/** For each changed place, the former place of the tile that looks the same. */
export function wholePlaces(shown: readonly number[], wanted: readonly number[], isText: readonly boolean[]): (number | undefined)[] {
  const places = alignLooks(shown, wanted, isText);
  const stays = places.map((place, at) => (place !== undefined && shown[place] === wanted[at] ? place : undefined));
  const left = new Set([...shown.keys()].filter((place) => !stays.includes(place)));
  // Among moved tiles that look the same, text tiles come last. If a link or a contact was mistaken for a text, its content would be lost;
  // the opposite mistake loses nothing. Then tiles come first that were swapped with the tile that was here.
  const rank = (place: number, at: number): number => {
    const here = places[at];
    const isExchange = here !== undefined && wanted[places.indexOf(place)] === shown[here];
    return Number(isText[place]) * 2 + Number(!isExchange);
  };
  return wanted.map((look, at) => {
    const twins = [...left].filter((place) => shown[place] === look);
    const place = stays[at] ?? twins.toSorted((one, other) => rank(one, at) - rank(other, at))[0];
    if (place !== undefined) left.delete(place);
    return place;
  });
}

/**
 * A tile as clients add one may look like a former one that is elsewhere now: then the former one is rather the one that was changed in its
 * place, or that was exchanged with what is in its place.
 */
function giveWay(matches: Matches, shown: readonly Seen[], wanted: readonly Seen[], sent: readonly Tile[]): void {
  const moved = matches.flatMap((match, at) =>
    match && match.from !== at && wanted[at]?.isNew && sent[at]?.id === undefined ? [{ at, from: match.from }] : [],
  );
  for (const { at, from } of moved) {
    // What is in its place now came from there.
    const to = matches[from]?.from ?? from;
    const isWhole = wanted[to]?.whole === shown[from]?.whole;
    if (matches[to] || (!isWhole && rankOf({ from, to }, matches, shown, wanted) === 0)) continue;
    [matches[at], matches[to]] = [undefined, { from, isWhole }];
  }
}

interface Pair {
  readonly from: number;
  readonly to: number;
}

function matchByLikeness(matches: Matches, shown: readonly Seen[], wanted: readonly Seen[]): void {
  const used = new Set(matches.map((match) => match?.from));
  const missing = [...shown.keys()].filter((from) => !used.has(from));
  const open = [...wanted.keys()].filter((to) => !matches[to]);
  const pairs = missing
    .flatMap((from) => open.map((to) => ({ from, to, rank: rankOf({ from, to }, matches, shown, wanted) })))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank || Math.abs(one.from - one.to) - Math.abs(other.from - other.to));
  for (const { from, to } of pairs) {
    if (used.has(from) || matches[to]) continue;
    used.add(from);
    matches[to] = { from, isWhole: false };
  }
}

/** How alike two tiles are; 0 if one is not the other. */
function rankOf({ from, to }: Pair, matches: Matches, shown: readonly Seen[], wanted: readonly Seen[]): number {
  const [one, other] = [shown[from], wanted[to]];
  if (!one || !other || other.isNew) return 0;
  const same = { name: one.name === other.name, content: one.content === other.content, style: one.style === other.style };
  const isInPlace = from === to || (matches[from]?.isWhole === true && matches[from].from === to);
  if (!isKnown(one, same) && !(isInPlace && isLikely(one, same))) return 0;
  return Number(same.name) * 8 + Number(same.content) * 4 + Number(same.style) * 2 + Number(isInPlace);
}

type Same = Readonly<Record<'name' | 'content' | 'style', boolean>>;

/** Whether the name or the content, and not only that of a new tile, tell which tile it is. */
function isKnown({ name, isBlank }: Seen, same: Same): boolean {
  return (same.name && name !== '' && !NEW_NAMES.has(name)) || (same.content && !isBlank);
}

/** Whether a tile that is in the place of another one is the same. */
function isLikely({ style }: Seen, same: Same): boolean {
  return Number(same.name) + Number(same.content) + Number(same.style) > 1 || (same.style && style !== USUAL);
}
