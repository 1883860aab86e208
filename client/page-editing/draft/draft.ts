import { iconsOf, type NetworkLink } from '../../../server/pages/networks/network-links.rules.js';
import { isSameJson } from '../../../server/pages/json-value.rules.js';
import {
  addTile,
  changePage,
  changeTile,
  DESIGN_LIMITS,
  removeTile,
  swapTiles,
  type PageDesign,
  type Tile,
} from '../../../server/pages/design/page-design.rules.js';

/** The design that is being edited, and the one that it is based on. */
export interface Draft {
  readonly design: PageDesign;
  /** One key for each tile, in the order of the tiles. It follows its tile through every move, so a component can refer to it. */
  readonly keys: readonly string[];
  /** The design that visitors see now, or the defaults while nothing is published. */
  readonly published: PageDesign;
  /** The version of `published`; 0 while nothing is published. */
  readonly version: number;
  /** Counts the generated keys, so that no key is used twice. */
  readonly keysGiven: number;
}

/** The settings of the page as a whole, without its title. */
export type PageChange = Partial<Pick<PageDesign, 'titleColor' | 'backgroundColor'>> | IconsChange | { readonly utm: PageDesign['utm'] };

/** The icons of the page. Without `networkLinks`, the ten are enough. */
interface IconsChange extends Pick<PageDesign, 'socialLinks'> {
  readonly networkLinks: PageDesign['networkLinks'] | undefined;
}

/** What the page has for these links, in their order. */
export function iconsChange(links: readonly NetworkLink[]): IconsChange {
  return { networkLinks: undefined, ...iconsOf(links) };
}

export type DraftAction =
  | { readonly type: 'title-changed'; readonly title: string }
  /** `at` is the place of the tile, from 0; the end if there is none. */
  | { readonly type: 'tile-added'; readonly tile: Tile; readonly at?: number }
  | { readonly type: 'last-tile-removed' }
  | { readonly type: 'tile-removed'; readonly key: string }
  | { readonly type: 'tile-changed'; readonly key: string; readonly change: Partial<Tile> }
  | { readonly type: 'tiles-swapped'; readonly first: string; readonly second: string }
  /** A tile goes between two others: before or after the tile `beside`. */
  | { readonly type: 'tile-moved'; readonly key: string; readonly beside: string; readonly isAfter: boolean }
  | { readonly type: 'page-changed'; readonly change: PageChange }
  /** The same page in another look: with the same tiles in the same order. */
  | { readonly type: 'look-changed'; readonly design: PageDesign }
  /** What its creator has answered before a publication: another title, and tiles that stay hidden. The tiles are the same, in the same order. */
  | { readonly type: 'prepared'; readonly design: PageDesign }
  | { readonly type: 'restored'; readonly design: PageDesign }
  /** One change is taken back, or one thing of a former version is. */
  | { readonly type: 'taken-back'; readonly design: PageDesign }
  | { readonly type: 'replaced'; readonly design: PageDesign; readonly published: PageDesign; readonly version: number }
  | PublishedAction;

export interface PublishedAction {
  readonly type: 'published';
  readonly sent: PageDesign;
  /** What the server has made of it. */
  readonly design: PageDesign;
  readonly version: number;
  /** The design of the draft, if not all of it was sent, and what the draft keeps: tiles that are others in `sent` are not published as they are. */
  readonly from?: PageDesign;
  readonly kept?: PageDesign;
}

/** A new draft. */
export function openDraft(design: PageDesign, published: PageDesign, version: number, keysGiven = 0): Draft {
  const keys = design.tiles.map((_, at) => tileKey(keysGiven + at));
  return { design, keys, published, version, keysGiven: keysGiven + keys.length };
}

/** The keys that the next added tiles get. */
export function nextKeys({ keysGiven }: Draft, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => tileKey(keysGiven + at));
}

/** Whether the draft differs from the published design (specification §4). */
export function isUnsaved(draft: Draft): boolean {
  return !sameDesign(draft.design, draft.published);
}

/** The draft after an action. An action on a tile that does not exist changes nothing. */
export function changeDraft(draft: Draft, action: DraftAction): Draft {
  if (action.type === 'restored' || action.type === 'taken-back') {
    return openDraft(action.design, draft.published, draft.version, draft.keysGiven);
  }
  if (action.type === 'replaced') return openDraft(action.design, action.published, action.version, draft.keysGiven);
  if (action.type === 'published') return afterPublishing(draft, action);
  return afterEdit(draft, action);
}

type Edit = Exclude<DraftAction, { readonly type: 'restored' | 'taken-back' | 'replaced' | 'published' }>;

function afterEdit(draft: Draft, action: Edit): Draft {
  if ('design' in action) return { ...draft, design: action.design };
  switch (action.type) {
    case 'title-changed':
      return { ...draft, design: { ...draft.design, title: action.title } };
    case 'tile-added':
      return withTileAdded(draft, action.tile, action.at);
    case 'last-tile-removed':
      return withoutTile(draft, draft.keys.length - 1);
    case 'tile-removed':
      return withoutTile(draft, draft.keys.indexOf(action.key));
    case 'tile-changed':
      return withTileChanged(draft, draft.keys.indexOf(action.key), action.change);
    case 'tiles-swapped':
      return withTilesSwapped(draft, draft.keys.indexOf(action.first), draft.keys.indexOf(action.second));
    case 'tile-moved':
      return withTileMoved(draft, action);
    case 'page-changed':
      return { ...draft, design: changePage(draft.design, action.change) };
  }
}

function withTileAdded(draft: Draft, tile: Tile, at = draft.keys.length): Draft {
  if (draft.design.tiles.length >= DESIGN_LIMITS.tiles) return draft;
  const keys = draft.keys.toSpliced(at, 0, tileKey(draft.keysGiven));
  return { ...draft, design: addTile(draft.design, tile, at), keys, keysGiven: draft.keysGiven + 1 };
}

function withoutTile(draft: Draft, at: number): Draft {
  if (at < 0) return draft;
  return { ...draft, design: removeTile(draft.design, at), keys: draft.keys.filter((_, index) => index !== at) };
}

function withTileChanged(draft: Draft, at: number, change: Partial<Tile>): Draft {
  return at < 0 ? draft : { ...draft, design: changeTile(draft.design, at, change) };
}

function withTilesSwapped(draft: Draft, first: number, second: number): Draft {
  const atFirst = draft.keys[first];
  const atSecond = draft.keys[second];
  if (atFirst === undefined || atSecond === undefined) return draft;
  const keys = draft.keys.map((key, at) => (at === first ? atSecond : at === second ? atFirst : key));
  return { ...draft, design: swapTiles(draft.design, first, second), keys };
}

function withTileMoved(draft: Draft, { key, beside, isAfter }: Edit & { type: 'tile-moved' }): Draft {
  const { design, keys } = draft;
  const from = keys.indexOf(key);
  const rest = keys.toSpliced(from, 1);
  const at = rest.indexOf(beside);
  const tile = design.tiles[from];
  if (!tile || at < 0) return draft;
  const to = at + Number(isAfter);
  const tiles = design.tiles.toSpliced(from, 1).toSpliced(to, 0, tile);
  return { ...draft, design: { ...design, tiles }, keys: rest.toSpliced(to, 0, key) };
}

// The server may sanitize the design. Its response replaces the draft only if nothing was changed while it was sent. Unchanged parts stay
// the same objects, so that nothing is rendered again.
function afterPublishing(draft: Draft, { sent, from = sent, kept = sent, design, version }: PublishedAction): Draft {
  const published = sameDesign(sent, design) ? sent : design;
  const untouched = draft.design === from && sent.tiles.length === published.tiles.length;
  return { ...draft, design: untouched ? withKept(published, sent, kept) : draft.design, published, version };
}

function withKept(published: PageDesign, sent: PageDesign, kept: PageDesign): PageDesign {
  if (kept === sent) return published;
  const tiles = published.tiles.map((tile, at) => {
    const own = kept.tiles[at];
    return own && own !== sent.tiles[at] ? { ...own, ...(tile.id !== undefined && { id: tile.id }) } : tile;
  });
  return { ...published, tiles };
}

/** Whether two designs are equal. It skips tiles that are the same object, so it is fast after a small change. */
export function sameDesign(one: PageDesign, other: PageDesign): boolean {
  if (one === other) return true;
  const { tiles: oneTiles, ...oneRest } = one;
  const { tiles: otherTiles, ...otherRest } = other;
  return (
    oneTiles.length === otherTiles.length &&
    isSameJson(oneRest, otherRest) &&
    oneTiles.every((tile, at) => tile === otherTiles[at] || isSameJson(tile, otherTiles[at]))
  );
}

function tileKey(number: number): string {
  return `tile-${number}`;
}
