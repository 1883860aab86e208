import {
  addTile,
  changeTile,
  DESIGN_LIMITS,
  removeLastTile,
  swapTiles,
  type PageDesign,
  type Tile,
} from '../../server/pages/page-design.rules.js';

/** What somebody is editing, and what it started from. */
export interface Draft {
  readonly design: PageDesign;
  /** One for each tile, in the order of the tiles: it follows its tile through every move, so a screen can keep hold of it. */
  readonly keys: readonly string[];
  /** What visitors see now, or the defaults while nothing was published. */
  readonly published: PageDesign;
  /** The version of `published`; 0 while nothing was published. */
  readonly version: number;
  /** Counts the keys given out, so that no key is ever used twice. */
  readonly keysGiven: number;
}

export type DraftAction =
  | { readonly type: 'title-changed'; readonly title: string }
  | { readonly type: 'tile-added'; readonly tile: Tile }
  | { readonly type: 'last-tile-removed' }
  | { readonly type: 'tile-changed'; readonly key: string; readonly change: Partial<Tile> }
  | { readonly type: 'tiles-swapped'; readonly first: string; readonly second: string }
  | { readonly type: 'replaced'; readonly design: PageDesign; readonly published: PageDesign; readonly version: number }
  | { readonly type: 'published'; readonly sent: PageDesign; readonly design: PageDesign; readonly version: number };

/** A draft to begin with. */
export function openDraft(design: PageDesign, published: PageDesign, version: number, keysGiven = 0): Draft {
  const keys = design.tiles.map((_, at) => tileKey(keysGiven + at));
  return { design, keys, published, version, keysGiven: keysGiven + keys.length };
}

/** Whether the draft differs from what was published (specification §4). */
export function isUnsaved(draft: Draft): boolean {
  return !sameDesign(draft.design, draft.published);
}

/** The draft after something was done to it. An action about a tile that is not there changes nothing. */
export function changeDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'title-changed':
      return { ...draft, design: { ...draft.design, title: action.title } };
    case 'tile-added':
      return withTileAdded(draft, action.tile);
    case 'last-tile-removed':
      return { ...draft, design: removeLastTile(draft.design), keys: draft.keys.slice(0, -1) };
    case 'tile-changed':
      return { ...draft, design: changeTile(draft.design, draft.keys.indexOf(action.key), action.change) };
    case 'tiles-swapped':
      return withTilesSwapped(draft, draft.keys.indexOf(action.first), draft.keys.indexOf(action.second));
    case 'replaced':
      return openDraft(action.design, action.published, action.version, draft.keysGiven);
    case 'published':
      return afterPublishing(draft, action);
  }
}

function withTileAdded(draft: Draft, tile: Tile): Draft {
  if (draft.design.tiles.length >= DESIGN_LIMITS.tiles) return draft;
  const keys = [...draft.keys, tileKey(draft.keysGiven)];
  return { ...draft, design: addTile(draft.design, tile), keys, keysGiven: draft.keysGiven + 1 };
}

function withTilesSwapped(draft: Draft, first: number, second: number): Draft {
  const atFirst = draft.keys[first];
  const atSecond = draft.keys[second];
  if (atFirst === undefined || atSecond === undefined) return draft;
  const keys = draft.keys.map((key, at) => (at === first ? atSecond : at === second ? atFirst : key));
  return { ...draft, design: swapTiles(draft.design, first, second), keys };
}

// The server may clean what it is sent. Its answer replaces the draft only when nothing was changed while it was on its way.
function afterPublishing(draft: Draft, { sent, design, version }: DraftAction & { type: 'published' }): Draft {
  const untouched = draft.design === sent && draft.design.tiles.length === design.tiles.length;
  return { ...draft, design: untouched ? design : draft.design, published: design, version };
}

/** Whether two designs say the same. Tiles that are the same object are not looked into, so it is cheap after a small change. */
export function sameDesign(one: PageDesign, other: PageDesign): boolean {
  if (one === other) return true;
  const { tiles: oneTiles, ...oneRest } = one;
  const { tiles: otherTiles, ...otherRest } = other;
  return (
    oneTiles.length === otherTiles.length &&
    sameValue(oneRest, otherRest) &&
    oneTiles.every((tile, at) => tile === otherTiles[at] || sameValue(tile, otherTiles[at]))
  );
}

function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => sameValue(one[name], other[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function tileKey(number: number): string {
  return `tile-${number}`;
}
