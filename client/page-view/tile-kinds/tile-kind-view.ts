import type { ReactNode } from 'react';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';

/** A tile as visitors get it. */
export interface TileView {
  /** The content of its list item. Null for a tile that visitors do not see, because it is not finished. */
  readonly item: ReactNode;
  /** Style rules for this tile alone. */
  readonly css?: string;
  /** The origin of the frame that the tile may open; the page's Content-Security-Policy allows it. */
  readonly frameOrigin?: string;
}

/** What comes after the warning of a tile, in its popup: either a content or a link. */
export interface TileInside extends Pick<TileView, 'css' | 'frameOrigin'> {
  readonly content?: ReactNode;
  /** Where the tile leads. */
  readonly address?: string;
  /** Whether that is a profile of the creator. */
  readonly isMe?: boolean | undefined;
  /** Classes of the popup. */
  readonly className?: string;
}

/** How a kind of tiles looks and works on a page. */
export interface TileKindView<T extends Tile> {
  /** The styles of the kind. Only pages with such a tile have them. Two kinds with the same sheet share it. */
  readonly styles: readonly string[];
  /** The functions of the page's script that the kind needs. Each runs alone, so it uses nothing from outside. */
  readonly scripts: readonly (() => void)[];
  /** The tile for visitors. `number` is its position on the page, from 1. Pages with an appearance have a letter instead of a missing picture. */
  view(tile: T, number: number, hasAppearance: boolean): TileView;
  /** What is in a tile with a warning. Null for nothing, of which nobody is warned. */
  inside(tile: T, number: number): TileInside | null;
}
