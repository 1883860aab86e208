import { inOneLine } from '../field-parsing.rules.js';
import type { Tile } from '../page-design.rules.js';
import type { TileVisibility } from '../visibility.rules.js';
import { timedState } from '../visible-tiles.rules.js';
import { placesById, type ClientView, type Seen } from './match-tiles.rules.js';
import { laterProtected, narrowest, protectionOf, protectionsOf, withVisibility } from './protection.rules.js';
import { isTelling, recognizeTiles } from './recognize-tiles.rules.js';
import { WithheldWords } from './withheld-words.rules.js';

/** What a client sent that does not say of some tiles who sees them. */
export interface ProtectCommand {
  /** The tiles that the client changed. */
  readonly base: readonly Tile[];
  /** Those of the page now. */
  readonly present: readonly Tile[];
  /** Those of former versions, of other pages and of drafts that not everybody saw when they were there last. They are not missing here. */
  readonly withheld?: readonly Tile[];
  /** Those of other designs that the client may have changed instead of the base. */
  readonly elsewhere?: readonly Tile[];
  readonly sent: readonly Tile[];
  /** The places of the sent tiles of which the client does not say who sees them. */
  readonly unsaid: ReadonlySet<number>;
  readonly view: ClientView;
  readonly now: Date;
  /**
   * Whether the client may have changed another design than the base: an older one, which is not kept any more, or that of another page. Then a tile that nothing tells apart may be one that others do
   * not see there.
   */
  readonly isBaseUnsure?: boolean;
}

/** A tile that not everybody always sees. */
interface Protected {
  readonly place: number;
  readonly tile: Tile;
  readonly visibility: TileVisibility;
  readonly seen: Seen;
}

/** The place of a tile that the client was not shown. */
const NOWHERE = -1;

/**
 * The completed tiles, of which none is seen by more people than before because a client does not know who sees it. `completed` are the sent tiles in their order, with what was kept of
 * the page. Such a client may have renamed and rewritten a hidden tile at once: then nothing tells which one it is. So while a protected tile is missing, each tile that nothing tells apart from
 * it is protected like it, and always each tile with words of it. A client may hide more than it meant, never less.
 */
export function protectTiles(completed: readonly Tile[], command: ProtectCommand): readonly Tile[] {
  const { base, present, withheld = [], elsewhere = [], sent, unsaid, view, now, isBaseUnsure = false } = command;
  const protections = protectionsOf(base, present);
  const shownElsewhere = laterProtected(base, elsewhere);
  const added = [...laterProtected(base, present), ...withheld, ...shownElsewhere];
  if (unsaid.size === 0 || (added.length === 0 && !isBaseUnsure && !protections.some(Boolean))) return completed;
  const { places, shown, sent: seen, see } = recognizeTiles(base, sent, (place) => protections[place] !== undefined, view);
  const ids = placesById(base, sent);
  const toProtected = (tile: Tile, visibility: TileVisibility | undefined, place: number): Protected[] =>
    visibility ? [{ place, tile, visibility, seen: shown[place] ?? see(tile) }] : [];
  const outsideBase = (tile: Tile): Protected[] => toProtected(tile, protectionOf(tile), NOWHERE);
  const known = base.flatMap((tile, place) => toProtected(tile, protections[place], place));
  const sentContents = new Set(seen.filter(({ isBlank }) => !isBlank).map(({ content }) => content));
  const missing = [
    ...known.filter(({ place }) => !places.includes(place)),
    ...shownElsewhere.flatMap(outsideBase).filter((one) => !sentContents.has(one.seen.content)),
  ];
  const open = [...base, ...present].filter((tile, at) => !(at < base.length ? protections[at] : protectionOf(tile)));
  const openContents = new Set(open.map((tile) => see(tile).content));
  const protecting = [
    ...known,
    ...added.flatMap(outsideBase).filter(({ seen: { isBlank, content } }) => isBlank || !openContents.has(content)),
    // A text that was written into a protected tile is protected, too.
    ...known.flatMap((one) => places.flatMap((place, at) => (place === one.place ? { ...one, seen: seen[at]!, tile: sent[at]! } : []))),
  ];
  const words = new WithheldWords(
    protecting.map((source) => ({ tile: source.tile, source })),
    open,
  );
  return completed.map((tile, at) => {
    if (!unsaid.has(at)) return tile;
    const [place, here] = [places[at], seen[at]!];
    const copied = words.sourcesIn(sent[at]!);
    if (place === undefined) {
      const suspects = protecting.filter((one) => isSameText(one, here) || isSameName(one, here, missing) || copied.has(one));
      const unknown = isBaseUnsure && !here.isNew ? hiddenBeside(tile) : ofMissing(missing, at, now);
      return withVisibility(tile, narrowest(narrowed(tile.visibility, suspects), unknown));
    }
    const own = narrowest(protections[place], tile.visibility);
    // What is as it was shown is told apart by that from what else has the same text, and so is what has its id and its text.
    const isItself = shown[place]!.content === here.content && (shown[place]!.whole === here.whole || ids[at] === place);
    const suspects = isItself ? [] : protecting.filter((one) => one.place !== place && (isSameText(one, here) || copied.has(one)));
    return withVisibility(tile, narrowed(own, suspects));
  });
}

function isSameText({ seen }: Protected, sent: Seen): boolean {
  return !sent.isBlank && sent.content === seen.content;
}

/** A name as clients give one tells nothing unless its tile is missing. */
function isSameName(one: Protected, { name }: Seen, missing: readonly Protected[]): boolean {
  return one.tile.name === name && (isTelling(name) || missing.includes(one));
}

function narrowed(own: TileVisibility | undefined, suspects: readonly Protected[]): TileVisibility | undefined {
  return suspects.reduce((found, one) => narrowest(found, beside(one)), own);
}

function beside({ tile, visibility }: Protected): TileVisibility {
  return { ...visibility, unrecognizedBeside: visibility.unrecognizedBeside ?? inOneLine(tile.name) };
}

function hiddenBeside({ name }: Pick<Tile, 'name'>): TileVisibility {
  return { who: 'hidden', unrecognizedBeside: inOneLine(name) };
}

/** Who sees a tile that may be any of the missing ones: nobody, if one of them is not there now. */
function ofMissing(missing: readonly Protected[], at: number, now: Date): TileVisibility | undefined {
  const nearest = missing.toSorted((one, other) => Math.abs(one.place - at) - Math.abs(other.place - at));
  const away = nearest.find(({ visibility }) => visibility.who === 'hidden' || timedState(visibility, now) !== 'shown');
  if (away) return hiddenBeside(away.tile);
  return narrowed(undefined, nearest);
}
