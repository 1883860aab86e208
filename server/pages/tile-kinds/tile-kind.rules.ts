import type { TileStyle } from '../design/tile-style.rules.js';
import type { TileVisibility } from '../design/visibility.rules.js';
import type { EmblemIcon } from './emblem-icons.rules.js';
import type { TilePicture } from './picture/tile-picture.rules.js';

/** How much room a tile takes in a mosaic. A tile without a size is small, one cell; a picture then has the room that it needs. */
export const TILE_SIZES = ['small', 'wide', 'tall', 'large'] as const;

export type TileSize = (typeof TILE_SIZES)[number];

/** What an emblem can be. */
interface EmblemForms {
  /** An emoji, or up to `DESIGN_LIMITS.emblemLength` characters. */
  readonly sign: string;
  readonly icon: EmblemIcon;
  /** One that the account has uploaded for its tiles. */
  readonly picture: TilePicture;
}

/** A small sign on a tile, in one of its forms. */
export type Emblem = {
  [Form in keyof EmblemForms]: Pick<EmblemForms, Form> & { readonly [Other in Exclude<keyof EmblemForms, Form>]?: undefined };
}[keyof EmblemForms];

/** What every tile has. What is optional is missing on a page without it, as on all pages of older releases. */
export interface BaseTile {
  /**
   * Identifies the tile, even if its name or its place changes. Missing if the client sent none: `tileIdsOf` returns an id for such a tile,
   * too.
   */
  readonly id?: string;
  /** The text on the tile; at most `DESIGN_LIMITS.tileNameLength` characters. */
  readonly name: string;
  readonly style: TileStyle;
  /** A smaller line below the name; at most `DESIGN_LIMITS.secondLineLength` characters. */
  readonly secondLine?: string;
  readonly emblem?: Emblem;
  readonly size?: Exclude<TileSize, 'small'>;
  /** The tile that matters most on its page: themes make it stand out. At most one tile of a page. */
  readonly isLead?: true;
  /** Missing for a tile that everybody always sees. */
  readonly visibility?: TileVisibility;
}

/** A tile of one kind. */
export interface TileOfSomeKind extends BaseTile {
  readonly kind: string;
}

/** What only the tiles of a kind have. */
export type TileContent<T extends TileOfSomeKind> = Omit<T, keyof TileOfSomeKind>;

/** What the core has to know about a kind of tiles, beside its parser. */
export interface TileKindRules<T extends TileOfSomeKind> {
  /**
   * The content as rich text that says the same, for clients that know only text tiles. It is sanitized HTML: the sanitizer of tiles does not
   * change it.
   */
  toHtml(tile: T): string;

  /** Whether the tile has no content: only its name and its look would get lost with it. */
  isBlank(tile: T): boolean;

  /** What programs read of the content in the data of a public page. Rich text and pictures are added as words and with their addresses. */
  readonly publicFields: readonly Exclude<keyof T, keyof TileOfSomeKind>[];
}
