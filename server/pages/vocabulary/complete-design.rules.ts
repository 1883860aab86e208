import { matchTiles, type TileMatch } from '../design/kept-tiles/match-tiles.rules.js';
import { withFormerKinds, type FormerTile } from './former-kinds.rules.js';
import { protectTiles } from '../design/kept-tiles/protect-tiles.rules.js';
import { narrowest, withVisibility } from '../design/kept-tiles/protection.rules.js';
import { withOneLead, type PageDesign, type Tile, type TileStyle } from '../design/page-design.rules.js';
import { tileIdsOf, withoutRepeatedIds } from '../design/tile-ids.rules.js';
import { isSameJson } from '../json-value.rules.js';
import { keepMe } from '../networks/keep-me.rules.js';
import { viewOf, type TextReading } from './client-view.rules.js';
import { PAGE_PROPERTIES, says, TILE_PROPERTIES, type PageProperty, type TileProperty, type Vocabulary } from './vocabulary.rules.js';

/** A design that a client has sent, and what it was made from. All of them are sanitized. */
export interface SentDesign {
  /** What the client has changed. */
  readonly base: PageDesign;
  /** What the page is now, if it is not the base. */
  readonly present?: PageDesign;
  readonly sent: PageDesign;
  readonly vocabulary: Vocabulary;
  /** How the client reads texts, if it does not send them back as they were. */
  readonly read?: TextReading;
  readonly now: Date;
  /** Tiles of former versions, of other pages and of drafts that not everybody saw when they were there last. */
  readonly withheld?: readonly Tile[];
  /** The tiles of other designs that the client may have changed instead of the base. */
  readonly elsewhere?: readonly Tile[];
  /** Whether the client may have changed another design than the base: an older one, which is not kept any more, or that of another page. */
  readonly isBaseUnsure?: boolean;
}

type Matches = readonly (TileMatch | undefined)[];

/** Says of each tile that a client sent which one of the base it is. */
export function matchDesign({ base, sent, vocabulary, read }: SentDesign): Matches {
  return matchTiles(base.tiles, sent.tiles, viewOf(vocabulary, read));
}

/** The places of the tiles whose content the base does not have, although the client may have been shown it: it knows only texts. */
export function changedPlaces({ sent, vocabulary }: SentDesign, matches: Matches): number[] {
  if (vocabulary.tiles.has('kind')) return [];
  return [...sent.tiles.keys()].filter((at) => !matches[at]?.hasContent);
}

/** Whether a tile of which the client does not say who sees it has words that no tile of the base has. */
export function hasUnknownWords({ sent, vocabulary, read }: SentDesign, matches: Matches): boolean {
  const { isBlank } = viewOf(vocabulary, read);
  return sent.tiles.some((tile, at) => !matches[at]?.hasContent && !says(vocabulary, 'visibility', at) && !isBlank(tile));
}

/**
 * The design that a client sent, with everything that it cannot say as its base says. What belongs to the page is that of the base; a tile that is one of the base keeps what the client cannot say of it,
 * also if it was renamed, recoloured or moved. A tile whose text the client has left as it was shown keeps its kind and its content; one that was rewritten is a text tile. Nothing is seen by more people by
 * what is not said. `former` are tiles of former versions, for the places that `changedPlaces` has named.
 */
export function completeDesign(
  command: SentDesign,
  matches: Matches = matchDesign(command),
  former: readonly FormerTile[] = [],
): PageDesign {
  const { base, present = base, sent, vocabulary, read, now } = command;
  const ids = tileIdsOf(base.tiles);
  const kept = sent.tiles.map((tile, at) => {
    const match = matches[at];
    return match
      ? completeTile(tile, base.tiles[match.from]!, { at, vocabulary, hasContent: match.hasContent, id: ids[match.from]! })
      : tile;
  });
  const completed = withFormerKinds(kept, { sent: sent.tiles, places: changedPlaces(command, matches), former, read });
  const unsaid = new Set([...sent.tiles.keys()].filter((at) => !says(vocabulary, 'visibility', at)));
  const { withheld, elsewhere, isBaseUnsure } = command;
  const tilesOf = { base: base.tiles, present: present.tiles, sent: sent.tiles, withheld, elsewhere };
  const client = { ...tilesOf, unsaid, view: viewOf(vocabulary, read), now, isBaseUnsure };
  const tiles = withoutRepeatedIds(withOneLead(protectTiles(completed, client)));
  // A link that a client knows as a text alone is what it was.
  const isMeUnsaid = vocabulary.tiles.has('kind') && !vocabulary.tiles.has('isMe');
  return withUnsaidOfPage(isMeUnsaid ? keepMe(base, { ...sent, tiles }) : { ...sent, tiles }, base, vocabulary);
}

interface TileCompletion {
  readonly at: number;
  readonly vocabulary: Vocabulary;
  readonly hasContent: boolean;
  /** That of the tile of the base. It follows from its name, unless it is stored. */
  readonly id: string;
}

const NAMES = (Object.keys(TILE_PROPERTIES) as TileProperty[]).filter((name) => name !== 'surface');

function completeTile(sent: Tile, former: Tile, { at, vocabulary, hasContent, id }: TileCompletion): Tile {
  const content = hasContent && !says(vocabulary, 'kind', at) ? former : sent;
  const sourceOf = (name: TileProperty): Tile => {
    if (TILE_PROPERTIES[name].matchedBy !== 'tile') return content;
    return says(vocabulary, name, at) ? sent : former;
  };
  const values = NAMES.map((name) => [name, sourceOf(name)[name as keyof Tile]] as const);
  const whole = Object.fromEntries(values.filter(([, value]) => value !== undefined)) as unknown as Tile;
  const { surface } = sourceOf('surface').style;
  const hasId = sent.id ?? (former.id !== undefined || former.name !== whole.name ? id : undefined);
  const complete = { ...whole, ...(hasId !== undefined && { id: hasId }), style: withSurface(whole.style, surface) };
  const completed = withVisibility(complete, says(vocabulary, 'visibility', at) ? whole.visibility : atMost(whole.visibility, sent));
  return isSameJson(completed, former) ? former : completed;
}

/** What was hidden when it was completed before, because nothing told it apart, stays so, also if it is taken for another tile now. */
function atMost(visibility: Tile['visibility'], { visibility: before }: Tile): Tile['visibility'] {
  return before?.unrecognizedBeside === undefined ? visibility : narrowest(visibility, before);
}

function withSurface({ surface: _own, ...style }: TileStyle, surface: TileStyle['surface']): TileStyle {
  return surface ? { ...style, surface } : style;
}

function withUnsaidOfPage(sent: PageDesign, base: PageDesign, { page }: Vocabulary): PageDesign {
  const names = Object.keys(PAGE_PROPERTIES) as PageProperty[];
  const values = names.map((name) => [name, page.has(name) ? sent[name] : base[name]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as unknown as PageDesign;
}
