import type { PageDesign, Tile } from './page-design.rules.js';
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

/**
 * The design that a client sent which knows only text tiles, with the kinds of the present design: a tile that still is what it was shown as
 * stays what it is. It may have moved, and each present tile is used at most once. A tile that was changed is a text tile. Both designs are
 * sanitized.
 *
 * Two tiles may be shown in the same way. Then their neighbours tell which of them was removed or has moved.
 */
export function keepKinds(present: PageDesign, sent: TextDesign): PageDesign {
  const numbers = new Map<string, number>();
  const shown = present.tiles.map((tile) => numberOf(lookOf(asTextTile(tile)), numbers));
  const wanted = sent.tiles.map((tile) => numberOf(lookOf(tile), numbers));
  const isText = present.tiles.map(({ kind }) => kind === 'text');
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

/** Whether a design has a tile that such a client could lose. */
export function hasOtherKinds({ tiles }: PageDesign): boolean {
  return tiles.some(({ kind }) => kind !== 'text');
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
