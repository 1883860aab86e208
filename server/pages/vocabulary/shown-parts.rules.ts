import { isSameTile } from '../design/kept-tiles/protection.rules.js';
import type { PageDesign, Tile } from '../design/page-design.rules.js';
import { tileIdsOf } from '../design/tile-ids.rules.js';
import { isSameJson } from '../json-value.rules.js';
import { TEXTS } from './vocabulary.rules.js';

/** What a client shows, by the versions that have it so: the tiles in their order by their ids, and what belongs to the page. */
export interface ShownParts {
  readonly tiles: readonly (readonly [id: string, version: number])[];
  readonly page: Readonly<Record<string, number>>;
}

/** The versions that have the parts of a design as a client shows them: of each tile, and of what belongs to the page. */
export interface PartVersions {
  readonly tiles: readonly number[];
  readonly page: Readonly<Record<string, number>>;
}

/** A publication of a client, made of what it had read and of what the page was meanwhile. */
export interface MadeDesign {
  readonly base: PageDesign;
  readonly versions: PartVersions;
  /** What the client has made of the base. */
  readonly changed: PageDesign;
  /** For each tile of the changed design, its places in the base and in what was published. */
  readonly from: readonly (number | undefined)[];
  readonly places: readonly (number | undefined)[];
  readonly published: PageDesign;
}

const OF_PAGE = [...TEXTS.page].filter((name) => name !== 'tiles');

/** The parts of a design that one version has. */
export function ofVersion(version: number, { tiles }: PageDesign): PartVersions {
  return { tiles: tiles.map(() => version), page: Object.fromEntries(OF_PAGE.map((name) => [name, version])) };
}

/** What a client shows after its publication as this version. What others have changed, it shows as it was before; so what it sends next takes none of that back. Undefined if it shows the version as it is. */
export function shownAfter({ base, versions, changed, from, places, published }: MadeDesign, version: number): ShownParts | undefined {
  const [baseIds, ids] = [tileIdsOf(base.tiles), tileIdsOf(published.tiles)];
  const tiles = changed.tiles.map((tile, at): readonly [string, number] => {
    const [former, place] = [from[at], places[at]];
    const isFormer = former !== undefined && isSameTile(base.tiles[former]!, tile);
    const isPublished = place !== undefined && isSameTile(published.tiles[place]!, tile);
    return isFormer && !isPublished ? [baseIds[former]!, versions.tiles[former]!] : [ids[place!]!, version];
  });
  const page = OF_PAGE.map((name): [string, number] => {
    const isFormer = isSameJson(changed[name], base[name]) && !isSameJson(changed[name], published[name]);
    return [name, isFormer ? versions.page[name]! : version];
  });
  const isWhole =
    isSameJson(
      tiles,
      ids.map((id) => [id, version]),
    ) && page.every(([, of]) => of === version);
  return isWhole ? undefined : { tiles, page: Object.fromEntries(page) };
}

/** The design of these parts. Null if a version is not kept that has one of them. `designOf` returns null for such a version. */
export function designShown(whole: PageDesign, parts: ShownParts, designOf: (version: number) => PageDesign | null): PageDesign | null {
  const tiles = parts.tiles.map(([id, version]) => tileOf(designOf(version), id)).filter((tile) => tile !== null);
  const page = OF_PAGE.map((name) => [name, designOf(parts.page[name] ?? 0)?.[name]] as const);
  if (tiles.length < parts.tiles.length || page.some(([, value]) => value === undefined)) return null;
  return { ...whole, ...Object.fromEntries(page), tiles };
}

function tileOf(design: PageDesign | null, id: string): Tile | null {
  const place = design ? tileIdsOf(design.tiles).indexOf(id) : -1;
  return place === -1 ? null : { ...design!.tiles[place]!, id };
}
