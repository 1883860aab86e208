import { isPlainDesign, type PageDesign, type Tile } from './page-design.rules.js';
import type { TileKind } from '../tile-kinds/tile-kinds.rules.js';

/** The newest format of stored designs that this release can read. A change of the format increments it, and adds the conversion below. */
export const DESIGN_FORMAT = 8;

/** The format of designs with icons beyond the ten of the specification that everybody always sees whole. */
export const WITH_NETWORKS = 7;

/** The format of designs whose icons are the ten of the specification. The releases that know only that can read it. */
export const WITH_PASSWORDS = 6;

/** The format of designs and pages without a password. The releases that know only that can read it. */
const WITHOUT_PASSWORDS = 5;

/** The format of designs that everybody always sees whole. The releases that know only that can read it. */
const ALWAYS_WHOLE = 4;

/** The format of designs whose emblems are no pictures. The releases that know only that can read it. */
const WITHOUT_EMBLEM_PICTURES = 3;

/** The format of designs without an appearance, and without what came with it. The releases that know only that can read it. */
const PLAIN = 2;

/** The format of designs with text tiles only. The releases that know no other kind can read it. */
export const TEXT_TILES_ONLY = 1;

/** The formats of pages that may have something which not everybody always sees, and those of pages that have nothing like that. */
export const FORMATS_WITH_VISIBILITY: readonly number[] = [WITHOUT_PASSWORDS, WITH_PASSWORDS, DESIGN_FORMAT];
export const FORMATS_ALWAYS_WHOLE: readonly number[] = [TEXT_TILES_ONLY, PLAIN, WITHOUT_EMBLEM_PICTURES, ALWAYS_WHOLE, WITH_NETWORKS];

/** A design as it is stored. Its text tiles have no `kind`, as in the releases that knew no other kind. */
export interface StoredDesign extends Omit<PageDesign, 'tiles'> {
  readonly tiles: readonly object[];
}

/** The design for the database. The format is the oldest one that can express it, so that an older release can show what it knows. */
export function toStoredDesign(design: PageDesign): { readonly document: StoredDesign; readonly format: number } {
  return { document: { ...design, tiles: design.tiles.map(withoutTextKind) }, format: formatOf(design) };
}

function formatOf(design: PageDesign): number {
  if (design.networkLinks) return design.tiles.some(({ visibility }) => visibility) ? DESIGN_FORMAT : WITH_NETWORKS;
  if (design.tiles.some(({ visibility }) => visibility?.who === 'password')) return WITH_PASSWORDS;
  if (design.tiles.some(({ visibility }) => visibility)) return WITHOUT_PASSWORDS;
  if (design.tiles.some(({ emblem }) => emblem?.picture)) return ALWAYS_WHOLE;
  if (!isPlainDesign(design)) return WITHOUT_EMBLEM_PICTURES;
  return design.tiles.every(({ kind }) => kind === 'text') ? TEXT_TILES_ONLY : PLAIN;
}

/** A stored design of any format up to `DESIGN_FORMAT`. A tile without a kind is a text tile. */
export function fromStoredDesign(document: StoredDesign): PageDesign {
  return { ...document, tiles: document.tiles.map((tile) => withKind(tile) as Tile) };
}

/** A stored tile, or a stored part of one, with its kind. */
export function withKind<T extends object>(tile: T): T & { readonly kind: TileKind } {
  return { kind: 'text', ...tile };
}

function withoutTextKind({ kind, ...tile }: Tile): object {
  return kind === 'text' ? tile : { kind, ...tile };
}
