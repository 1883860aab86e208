import { isPlainDesign, isPlainTile, withOneLead, type PageDesign, type Tile } from './page-design.rules.js';
import { alignLooks } from './align-looks.rules.js';
import { asTextTile } from './tile-kinds/tile-kinds.rules.js';
import type { TextTile } from './tile-kinds/text/text-tile.rules.js';
import type { TextDesign } from './wire-design.rules.js';

/** A tile of the kept versions of a page that is no text tile. */
export interface FormerTile {
  readonly tile: Tile;
  /** How many equal ones a version has at most. */
  readonly most: number;
}

/** A kind of clients by what they can express. */
interface ClientView {
  /** Everything of a tile that such a client can see and change. */
  readonly lookOf: (tile: Tile) => string;
  /** Whether such a client can make the tile again: nothing is lost if it is removed. */
  readonly canMake: (tile: Tile) => boolean;
}

/** Clients that know only text tiles. */
const ONLY_TEXTS: ClientView = {
  lookOf: (tile) => lookOf(asTextTile(tile)),
  canMake: (tile) => tile.kind === 'text' && isPlainTile(tile),
};

/** Clients that know all kinds of tiles, but nothing of appearances. */
const ONLY_PLAIN: ClientView = { lookOf: plainLookOf, canMake: isPlainTile };

/**
 * The design that a client sent which knows only text tiles, with the kinds of the present design: a tile that still is what it was shown as
 * stays what it is. It may have moved, and each present tile is used at most once. A tile that was changed is a text tile. Both designs are
 * sanitized.
 *
 * Two tiles may be shown in the same way. Then their neighbours tell which of them was removed or has moved.
 */
export function keepKinds(present: PageDesign, sent: TextDesign): PageDesign {
  return keepTiles(present, sent, ONLY_TEXTS);
}

/** The same for a client that knows all kinds of tiles, but no appearances: a tile that it has not changed keeps its second line, and so on. */
export function keepLooks(present: PageDesign, sent: PageDesign): PageDesign {
  return keepExtras(present, sent, keepTiles(present, sent, ONLY_PLAIN), ONLY_PLAIN);
}

/** The same as `keepExtras` for a client that knows only text tiles. */
export function keepExtrasOfTexts(present: PageDesign, sent: TextDesign, kept: PageDesign): PageDesign {
  return keepExtras(present, sent, kept, ONLY_TEXTS);
}

function keepTiles(present: PageDesign, sent: PageDesign, { lookOf: look, canMake }: ClientView): PageDesign {
  const [shown, wanted] = numbered(present, sent, look);
  const isText = present.tiles.map(canMake);
  const places = alignLooks(shown, wanted, isText);
  const stays = places.map((place, at) => (place !== undefined && shown[place] === wanted[at] ? place : undefined));
  const left = new Set([...shown.keys()].filter((place) => !stays.includes(place)));
  // Of those that have moved, a text tile comes last: nothing is lost if its twin, which says the same, is kept in its place. The other way
  // round, a link or a contact would become a text. Then those come first that have changed places with what was here.
  const rank = (place: number, at: number): number => {
    const here = places[at];
    const isExchange = here !== undefined && wanted[places.indexOf(place)] === shown[here];
    return Number(isText[place]) * 2 + Number(!isExchange);
  };
  const tiles = sent.tiles.map((tile, at): Tile => {
    const twins = [...left].filter((place) => shown[place] === wanted[at]);
    const place = stays[at] ?? twins.toSorted((one, other) => rank(one, at) - rank(other, at))[0];
    if (place === undefined) return tile;
    left.delete(place);
    return present.tiles[place] ?? tile;
  });
  return { ...sent, tiles };
}

/**
 * The kept design, with everything that the client could not express about it: the bio line and the appearance of the page, and what else a
 * tile had that was changed in its place, such as its emblem.
 */
function keepExtras(present: PageDesign, sent: PageDesign, kept: PageDesign, { lookOf: look, canMake }: ClientView): PageDesign {
  const { bio, appearance } = present;
  const extras = { ...(bio !== undefined && { bio }), ...(appearance && { appearance }) };
  if (present.tiles.every(isPlainTile)) return { ...kept, ...extras };
  const [shown, wanted] = numbered(present, sent, look);
  const places = alignLooks(shown, wanted, present.tiles.map(canMake));
  const tiles = kept.tiles.map((tile, at): Tile => {
    const former = present.tiles[places[at] ?? -1];
    // A tile that stays has all it had. One whose former self is elsewhere now is another one.
    if (tile !== sent.tiles[at] || !former || kept.tiles.includes(former)) return tile;
    return withExtras(tile, former);
  });
  return { ...kept, ...extras, tiles: withOneLead(tiles) };
}

function withExtras(tile: Tile, { secondLine, emblem, size, isLead, style: { surface } }: Tile): Tile {
  return {
    ...tile,
    style: { ...tile.style, ...(surface && { surface }) },
    ...(secondLine !== undefined && { secondLine }),
    ...(emblem && { emblem }),
    ...(size && { size }),
    ...(isLead && { isLead }),
  };
}

const EXTRAS: ReadonlySet<string> = new Set(['secondLine', 'emblem', 'size', 'isLead', 'surface']);

function plainLookOf(tile: Tile): string {
  return JSON.stringify(tile, (name, value: unknown) => (EXTRAS.has(name) ? undefined : value));
}

/** The places at which the client sent something that the present design has nowhere. `kept` is what `keepKinds` returned for it. */
export function changedPlaces(kept: PageDesign, sent: TextDesign): number[] {
  return [...sent.tiles.keys()].filter((place) => kept.tiles[place] === sent.tiles[place]);
}

/**
 * The kept design, with the kinds of former versions at these places: a client may send what it has read before the page changed, or a version
 * of the history. A former tile comes back as often as a version had it, unless it was kept.
 */
export function keepFormerKinds(kept: PageDesign, places: readonly number[], former: readonly FormerTile[]): PageDesign {
  const left = new Map<string, Tile[]>();
  for (const { tile, most } of former) {
    const look = lookOf(asTextTile(tile));
    left.set(look, [...(left.get(look) ?? []), ...Array<Tile>(most).fill(tile)]);
  }
  // Those of the present version come first.
  for (const tile of kept.tiles) if (tile.kind !== 'text') left.get(lookOf(asTextTile(tile)))?.shift();
  const changed = new Set(places);
  const tiles = kept.tiles.map((tile, place) => (changed.has(place) ? left.get(lookOf(asTextTile(tile)))?.shift() : undefined) ?? tile);
  return { ...kept, tiles };
}

/** Whether a design has something that a client could lose which knows only text tiles. */
export function hasMoreThanTexts(design: PageDesign): boolean {
  return hasOtherKinds(design) || !isPlainDesign(design);
}

/** Whether a design has a tile that is no text tile. */
export function hasOtherKinds({ tiles }: PageDesign): boolean {
  return tiles.some(({ kind }) => kind !== 'text');
}

/** The looks of the tiles of both designs as numbers. */
function numbered(present: PageDesign, sent: PageDesign, look: (tile: Tile) => string): [present: number[], sent: number[]] {
  const numbers = new Map<string, number>();
  const number = (tile: Tile): number => numberOf(look(tile), numbers);
  return [present.tiles.map(number), sent.tiles.map(number)];
}

/** The same number for the same look. Each look is compared many times, and may have 100 kB. */
function numberOf(look: string, numbers: Map<string, number>): number {
  const number = numbers.get(look) ?? numbers.size;
  numbers.set(look, number);
  return number;
}

// Quill writes an empty text as an empty paragraph.
function lookOf({ name, html, style }: TextTile): string {
  const { text, button, hover, border, shadow, radius, thickness } = style;
  const colors = [text, button, hover, border, shadow].map(({ hex, alpha }) => `${hex} ${alpha}`);
  return JSON.stringify([name, html === '<p><br></p>' ? '' : html, ...colors, radius, thickness]);
}
