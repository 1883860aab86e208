import type { PageDesign, Tile } from './page-design.rules.js';
import { asTextTile } from './tile-kinds/tile-kinds.rules.js';
import type { TextTile } from './tile-kinds/text/text-tile.rules.js';
import type { TextDesign } from './wire-design.rules.js';

/**
 * The design that a client sent which knows only text tiles, with the kinds of the present design: a tile that still is what it was shown as
 * stays what it is. It may have moved, and each present tile is used at most once. A tile that was changed is a text tile. Both designs are
 * sanitized.
 */
export function keepKinds(present: PageDesign, sent: TextDesign): PageDesign {
  const shown = present.tiles.map((tile) => identityOf(asTextTile(tile)));
  const wanted = sent.tiles.map(identityOf);
  // Two tiles may be shown in the same way. The one at the same place comes first, so that publishing what was read changes nothing.
  const stays = wanted.map((identity, at) => (shown[at] === identity ? at : undefined));
  // Of those that have moved, a text tile comes last: nothing is lost if its twin, which says the same, is kept in its place. The other way
  // round, a link or a contact would become a text.
  const places = [...shown.keys()].filter((place) => stays[place] === undefined);
  const isText = (place: number) => Number(present.tiles[place]?.kind === 'text');
  const left = new Map<string, number[]>();
  for (const place of places.toSorted((one, other) => isText(one) - isText(other))) {
    const identity = shown[place] ?? '';
    left.set(identity, [...(left.get(identity) ?? []), place]);
  }
  const tiles = sent.tiles.map((tile, at): Tile => {
    const place = stays[at] ?? left.get(wanted[at] ?? '')?.shift();
    return (place === undefined ? undefined : present.tiles[place]) ?? tile;
  });
  return { ...sent, tiles };
}

/** Whether a design has a tile that such a client could lose. */
export function hasOtherKinds({ tiles }: PageDesign): boolean {
  return tiles.some(({ kind }) => kind !== 'text');
}

// Quill writes an empty text as an empty paragraph.
function identityOf({ name, html, style }: TextTile): string {
  const { text, button, hover, border, shadow, radius, thickness } = style;
  const colors = [text, button, hover, border, shadow].map(({ hex, alpha }) => `${hex} ${alpha}`);
  return JSON.stringify([name, html === '<p><br></p>' ? '' : html, ...colors, radius, thickness]);
}
