import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileSize } from '../../../server/pages/tile-kinds/tile-kind.rules.js';

/** What a tile opens: the popups of its content and its preview, and its style in the design panel. */
export type TilePopupKind = 'content' | 'style' | 'preview';

/**
 * The actions on a tile of the list. They are the same functions for all rows, so that a row is rendered again only when its tile changes.
 */
export interface TileActions {
  readonly select: (key: string | null) => void;
  readonly rename: (key: string, name: string) => void;
  /** Called when the user has finished typing the name. */
  readonly renamed: () => void;
  /** `onClosed` is called once, when the popup is closed again, also if it shows another tile by then. */
  readonly open: (kind: TilePopupKind, key: string, onClosed?: () => void) => void;
  /** Changes how many cells the tile takes in a mosaic. */
  readonly resize: (key: string, size: TileSize) => void;
  /** Adds a text tile below this one, whose name is typed next. It can be part of an `undoGroup`, whose changes are undone together. */
  readonly addBelow: (key: string, undoGroup?: string) => void;
  /** Adds the same tile again below it. */
  readonly duplicate: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Swaps the tile with its neighbour: -1 is the one above, 1 the one below. */
  readonly move: (key: string, by: -1 | 1) => void;
}

/** The position of a tile, counted from 1, and the number of tiles. */
export interface TilePlace {
  readonly number: number;
  readonly total: number;
}

/** A tile, and what can be done with it. */
export interface TileChoices {
  readonly tileKey: string;
  readonly hasPopup: boolean;
  readonly actions: TileActions;
}

/** The selected tile. */
export interface SelectionProps {
  readonly tile: Tile;
  readonly tileKey: string;
  readonly place: TilePlace;
  /** Whether the tile is new and its name is typed now. */
  readonly named: boolean;
  readonly isMosaic: boolean;
  readonly actions: TileActions;
}
