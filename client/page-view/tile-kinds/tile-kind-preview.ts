import type { ReactNode } from 'react';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';

/** A tile's place in a preview, and how its popup is opened there. */
export interface PreviewOpening {
  /** The position on the page, from 1. */
  readonly number: number;
  readonly onOpen?: (() => void) | undefined;
}

/** How a kind of tiles looks in a preview. The editor loads it first of all, so it imports nothing of a visitor's popup and script. */
export interface TileKindPreview<T extends Tile> {
  /** The styles of the tile on a screen while it is closed. Two kinds with the same sheet share it. */
  readonly styles: readonly string[];
  /** The tile as visitors see it. What opens a popup may be opened there, and everything else does nothing. */
  preview(tile: T, opening: PreviewOpening): ReactNode;
}
