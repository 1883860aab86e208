import type { Appearance } from '../appearance/appearance.rules.js';
import type { Color } from './color.rules.js';
import { DESIGN_LIMITS } from './design-limits.rules.js';
import type { PageIcons } from '../networks/network-links.rules.js';
import { NO_SOCIAL_LINKS } from './social-links.rules.js';
import type { LinkTile } from '../tile-kinds/link/link-tile.rules.js';
import type { TextTile } from '../tile-kinds/text/text-tile.rules.js';
import type { AnyTile } from '../tile-kinds/tile-kinds.rules.js';
import type { UtmParameters } from '../utm/utm-parameters.rules.js';
import type { TileStyle } from './tile-style.rules.js';

export { DESIGN_LIMITS } from './design-limits.rules.js';
export type { TileStyle } from './tile-style.rules.js';

/** One entry of a page's list. Its `kind` says what else it has, and what it does. */
export type Tile = AnyTile;

/** Some properties of a tile. They must be properties of its kind, or what makes an empty text a link. */
export type TileChange =
  | ChangeOf<Tile>
  | (Partial<LinkTile> & { readonly kind: 'link'; readonly address: string; readonly html: undefined });
type ChangeOf<T> = T extends Tile ? Partial<Omit<T, 'kind'>> : never;

/** Everything that a creator decides about a page. */
export interface PageDesign extends PageIcons {
  readonly title: string;
  readonly titleColor: Color;
  readonly backgroundColor: Color;
  readonly tiles: readonly Tile[];
  /** A line about the page, below its title; at most `DESIGN_LIMITS.bioLength` characters. Missing if there is none. */
  readonly bio?: string;
  /** Missing for the plain one. */
  readonly appearance?: Appearance;
  /** What its links to other sites say about where a visitor comes from. Missing for nothing. */
  readonly utm?: UtmParameters;
}

/** The look of a new tile (specification §3). */
export const DEFAULT_TILE_STYLE: TileStyle = {
  text: { hex: '#f2f2f2', alpha: 1 },
  button: { hex: '#373a70', alpha: 1 },
  hover: { hex: '#4c5091', alpha: 1 },
  border: { hex: '#383b5c', alpha: 0.5 },
  shadow: { hex: '#000000', alpha: 0.1 },
  radius: 0.5,
  thickness: 10,
};

/** The name of a tile added in the signed-in editor (specification §3). */
export const NEW_TILE_NAME = 'New Tile';

/** The name of a tile added in the guest editor (specification §3). */
export const NEW_LINK_NAME = 'New Link';

/** The content of a tile that is added in the guest editor: empty lines (specification §3). */
export const NEW_LINK_HTML = '\n\n';

/** A page before its owner changes anything: the title `My page`, no tiles (specification §3). */
export const DEFAULT_DESIGN: PageDesign = {
  title: 'My page',
  titleColor: { hex: '#ffffff', alpha: 1 },
  backgroundColor: { hex: '#474a71', alpha: 1 },
  tiles: [],
  socialLinks: NO_SOCIAL_LINKS,
};

/** A new text tile: the default look, with this name and content. */
export function newTile(name: string = NEW_TILE_NAME, html = ''): TextTile {
  return { kind: 'text', name, html, style: DEFAULT_TILE_STYLE };
}

/** The design with one more tile, at the end or at another place. At the limit of tiles it does not change. */
export function addTile(design: PageDesign, tile: Tile = newTile(), at = design.tiles.length): PageDesign {
  return design.tiles.length >= DESIGN_LIMITS.tiles ? design : { ...design, tiles: design.tiles.toSpliced(at, 0, tile) };
}

/** The design without one of its tiles. The tiles after it move up. */
export function removeTile(design: PageDesign, index: number): PageDesign {
  return { ...design, tiles: design.tiles.filter((_, at) => at !== index) };
}

/** The design with one look on every tile: all five colours, radius and thickness. */
export function styleAllTiles(design: PageDesign, style: TileStyle): PageDesign {
  return { ...design, tiles: design.tiles.map((tile) => ({ ...tile, style })) };
}

/** The design with some properties of one tile changed. One that is undefined in the change is removed. */
export function changeTile(design: PageDesign, index: number, change: TileChange): PageDesign {
  return { ...design, tiles: design.tiles.map((tile, at) => (at === index ? withoutUndefined({ ...tile, ...change }) : tile)) };
}

/** The design with some of its properties changed. One that is undefined in the change is removed. */
export function changePage(
  design: PageDesign,
  change: { readonly [Property in keyof PageDesign]?: PageDesign[Property] | undefined },
): PageDesign {
  return withoutUndefined({ ...design, ...change }) as PageDesign;
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined)) as T;
}

/** The design after two tiles exchanged places with all their data. Every other tile stays where it is (specification §4). */
export function swapTiles(design: PageDesign, first: number, second: number): PageDesign {
  const atFirst = design.tiles[first];
  const atSecond = design.tiles[second];
  if (!atFirst || !atSecond || first === second) return design;
  const traded = design.tiles.map((tile, at) => (at === first ? atSecond : at === second ? atFirst : tile));
  return { ...design, tiles: traded };
}

/** At most one tile of a page is the lead: the first one that says so. */
export function withOneLead(tiles: readonly Tile[]): Tile[] {
  const lead = tiles.findIndex(({ isLead }) => isLead);
  return tiles.map((tile, at) => {
    if (!tile.isLead || at === lead) return tile;
    const rest: { isLead?: true } & Tile = { ...tile };
    delete rest.isLead;
    return rest;
  });
}

/** Whether a design has nothing that only releases with appearances know. */
export function isPlainDesign({ bio, appearance, tiles }: PageDesign): boolean {
  return (bio ?? appearance) === undefined && tiles.every(isPlainTile);
}

/** Whether a tile has nothing that only releases with appearances know. */
export function isPlainTile({ secondLine, emblem, size, isLead, style }: Tile): boolean {
  return (secondLine ?? emblem ?? size ?? isLead) === undefined && (style.surface ?? 'filled') === 'filled';
}

/** The CSS font-weight of a thickness: 0 to 100 maps to 350 to 900; above 100 it is the weight itself, to 900. */
export function fontWeight(thickness: number): number {
  return thickness <= 100 ? Math.round(350 + 5.5 * thickness) : Math.min(900, Math.round(thickness));
}
