import { keepMe, sentMe } from '../networks/keep-me.rules.js';
import { withVisibility } from './kept-tiles/protection.rules.js';
import { matchTiles, styleTextOf, type ClientView } from './kept-tiles/match-tiles.rules.js';
import { isPlainTile, withOneLead, type PageDesign, type Tile } from './page-design.rules.js';
import { tileIdsOf, withoutRepeatedIds } from './tile-ids.rules.js';
import { asTextTile, hasBlankContent } from '../tile-kinds/tile-kinds.rules.js';
import type { TextDesign } from './wire-design.rules.js';

/** A tile of the kept versions of a page that is no text tile. */
export interface FormerTile {
  readonly tile: Tile;
  /** How many equal ones a version has at most. */
  readonly most: number;
}

/**
 * Maps the HTML of a text tile to what a client sees that knows only text tiles. HTML that the client cannot distinguish gives the same
 * text.
 */
export type TextReading = (html: string) => string;

/** Quill writes an empty text as an empty paragraph. */
const exactly: TextReading = (html) => (html === '<p><br></p>' ? '' : html);

/** Clients that know only text tiles. */
export const onlyTexts = (read: TextReading = exactly): ClientView => ({
  contentOf: (tile) => read(asTextTile(tile).html),
  isBlank: (tile) => hasBlankContent(asTextTile(tile)),
  canMake: (tile) => tile.kind === 'text' && isPlainTile(tile) && !tile.visibility,
});

/** Clients that know all kinds of tiles, but nothing of appearances. */
export const ONLY_PLAIN: ClientView = {
  contentOf: plainContentOf,
  isBlank: hasBlankContent,
  canMake: (tile) => isPlainTile(tile) && !tile.visibility,
};

/** Clients that know everything but who sees a tile. */
const ALWAYS_WHOLE: ClientView = { contentOf: wholeContentOf, isBlank: () => false, canMake: ({ visibility }) => !visibility };

/**
 * The design that a client sent which knows only text tiles, with the kinds of the present design: a tile that still is what it was shown as
 * stays what it is. It may have moved, and each present tile is used at most once. A tile that was changed is a text tile. Both designs are
 * sanitized. `read` is how the client reads texts, if it does not send them back as they were.
 *
 * Two tiles may be shown in the same way. Then their neighbours tell which of them was removed or has moved.
 */
export function keepKinds(present: PageDesign, sent: TextDesign, read = exactly): PageDesign {
  return keepTiles(present, sent, onlyTexts(read));
}

/** What a client does not say of a design that it sends, although it knows all kinds of tiles. */
export interface UnsaidParts {
  /** Whether it knows no appearances: the page keeps its appearance. */
  readonly onlyPlain?: boolean;
  /** Whether it knows only the ten social links: the page keeps its others. */
  readonly onlySocialLinks?: boolean;
  /** The places of tiles of which it does not say who sees them: those that the page has already stay as visible as they are. */
  readonly unsaid?: ReadonlySet<number>;
  /** Whether it does not know which links are profiles of the creator: those that the page has stay what they are. */
  readonly saysNoMe?: boolean;
  /** Whether it does not know the UTM parameters: the page keeps its own. */
  readonly saysNoUtm?: boolean;
}

/** The design that a client sent which knows all kinds of tiles, with what it did not say. */
export function keepUnsaid(
  present: PageDesign,
  sent: PageDesign,
  { onlyPlain, onlySocialLinks, unsaid = new Set(), saysNoMe, saysNoUtm }: UnsaidParts,
): PageDesign {
  const following = saysNoUtm ? keepUtm(present, sent) : sent;
  const asked = saysNoMe ? keepMe(present, following) : following;
  const known = onlySocialLinks ? keepNetworkLinks(present, asked) : asked;
  const kept = onlyPlain ? sentMe(asked, keepLooks(present, known)) : known;
  return keepVisibility(present, sentVisibility(sent, kept), unsaid);
}

/** The same for a client that knows all kinds of tiles, but no appearances: a tile that it has not changed keeps its second line, and so on. */
export function keepLooks(present: PageDesign, sent: PageDesign): PageDesign {
  return keepExtras(present, sent, keepTiles(present, sent, ONLY_PLAIN), ONLY_PLAIN);
}

/**
 * The design that a client sent which does not say of the tiles at some places who sees them: each of these that it has not removed is as visible as before, also if it was changed.
 * Tiles are known by their ids, or else by what they are.
 */
export function keepVisibility(
  { tiles }: PageDesign,
  sent: PageDesign,
  places: ReadonlySet<number> = new Set(sent.tiles.keys()),
): PageDesign {
  if (tiles.every(({ visibility }) => !visibility)) return sent;
  const former = new Map(tileIdsOf(tiles).map((id, at) => [id, at]));
  const matches = matchTiles(tiles, sent.tiles, ALWAYS_WHOLE);
  const visible = sent.tiles.map((tile, at) => {
    if (!places.has(at)) return tile;
    const place = (tile.id === undefined ? undefined : former.get(tile.id)) ?? matches[at]?.from ?? -1;
    return withVisibility(tile, tiles[place]?.visibility);
  });
  return { ...sent, tiles: visible };
}

/** The design that a client sent which knows only the ten social links: the others stay on the page, and all of them in their order. */
export function keepNetworkLinks({ networkLinks }: PageDesign, sent: PageDesign): PageDesign {
  return networkLinks ? { ...sent, networkLinks } : sent;
}

/** The design that a client sent which does not know the UTM parameters: the page keeps its own. */
export function keepUtm({ utm }: PageDesign, sent: PageDesign): PageDesign {
  return utm ? { ...sent, utm } : sent;
}

/** The kept design with what the client has sent of who sees each tile. */
export function sentVisibility(sent: PageDesign, kept: PageDesign): PageDesign {
  return { ...kept, tiles: kept.tiles.map((tile, at) => withVisibility(tile, sent.tiles[at]?.visibility)) };
}

/** The same as `keepExtras` for a client that knows only text tiles and the ten social links. */
export function keepExtrasOfTexts(present: PageDesign, sent: TextDesign, kept: PageDesign, read = exactly): PageDesign {
  return keepUtm(present, keepNetworkLinks(present, keepExtras(present, sent, kept, onlyTexts(read))));
}

function keepTiles(present: PageDesign, sent: PageDesign, view: ClientView): PageDesign {
  const matches = matchTiles(present.tiles, sent.tiles, view);
  const tiles = sent.tiles.map((tile, at): Tile => {
    const match = matches[at];
    return (match?.isWhole ? present.tiles[match.from] : undefined) ?? tile;
  });
  return { ...sent, tiles };
}

/**
 * The kept design, with everything that the client could not express about it: the bio line and the appearance of the page, and what else a
 * tile had that was changed, such as its emblem.
 */
function keepExtras(present: PageDesign, sent: PageDesign, kept: PageDesign, view: ClientView): PageDesign {
  const { bio, appearance } = present;
  const extras = { ...(bio !== undefined && { bio }), ...(appearance && { appearance }) };
  const ids = tileIdsOf(present.tiles);
  const matches = matchTiles(present.tiles, sent.tiles, view);
  const tiles = kept.tiles.map((tile, at): Tile => {
    const from = matches[at]?.from ?? -1;
    const former = present.tiles[from];
    // A tile of a former version has what it had there.
    return former && tile === sent.tiles[at] && tile !== former ? withExtras(tile, former, ids[from]) : tile;
  });
  return { ...kept, ...extras, tiles: withoutRepeatedIds(withOneLead(tiles)) };
}

/** `id` is that of the former tile. It follows from the name, unless it is stored. */
function withExtras(tile: Tile, former: Tile, id: string | undefined): Tile {
  const {
    secondLine,
    emblem,
    size,
    isLead,
    visibility,
    style: { surface },
  } = former;
  const whole: Tile = {
    ...((former.id !== undefined || former.name !== tile.name) && { id }),
    ...tile,
    style: { ...tile.style, ...(surface && { surface }) },
    ...(secondLine !== undefined && { secondLine }),
    ...(emblem && { emblem }),
    ...(size && { size }),
    ...(isLead && { isLead }),
  };
  return withVisibility(whole, visibility ?? tile.visibility);
}

const NO_CONTENT: ReadonlySet<string> = new Set(['id', 'name', 'style', 'secondLine', 'emblem', 'size', 'isLead', 'visibility', 'isMe']);

function plainContentOf(tile: Tile): string {
  return JSON.stringify(Object.entries(tile).filter(([name]) => !NO_CONTENT.has(name)));
}

function wholeContentOf({ id: _id, name: _name, style: _style, visibility: _visibility, ...tile }: Tile): string {
  return JSON.stringify(tile);
}

/** The places of the tiles that the client sent and that the present design does not have. `kept` is what `keepKinds` returned for it. */
export function changedPlaces(kept: PageDesign, sent: TextDesign): number[] {
  return [...sent.tiles.keys()].filter((place) => kept.tiles[place] === sent.tiles[place]);
}

/**
 * The kept design, with the kinds of former versions at these places: a client may send what it has read before the page changed, or a version
 * of the history. A former tile comes back as often as a version had it, unless it was kept.
 */
export function keepFormerKinds(
  kept: PageDesign,
  places: readonly number[],
  former: readonly FormerTile[],
  read: TextReading = exactly,
): PageDesign {
  const lookOf = (tile: Tile): string => JSON.stringify([tile.name, read(asTextTile(tile).html), styleTextOf(tile.style)]);
  const left = new Map<string, Tile[]>();
  for (const { tile, most } of former) {
    const look = lookOf(tile);
    left.set(look, [...(left.get(look) ?? []), ...Array<Tile>(most).fill(tile)]);
  }
  // Those of the present version come first.
  for (const tile of kept.tiles) if (tile.kind !== 'text') left.get(lookOf(tile))?.shift();
  const changed = new Set(places);
  const tiles = kept.tiles.map((tile, place) => (changed.has(place) ? left.get(lookOf(tile))?.shift() : undefined) ?? tile);
  return { ...kept, tiles };
}

/** Whether a design has a tile that is no text tile. */
export function hasOtherKinds({ tiles }: PageDesign): boolean {
  return tiles.some(({ kind }) => kind !== 'text');
}
