import { changeBetween, type PageChange, type PageTrace, type TileTrace } from '../design/page-change.rules.js';
import type { PageDesign, Tile } from '../design/page-design.rules.js';
import type { BaseTile } from '../tile-kinds/tile-kind.rules.js';

/** A page as one publication made it. */
export interface PageVersion {
  /** The version of the page at that publication. The first is 1. */
  readonly version: number;
  readonly publishedAt: Date;
  readonly design: PageDesign;
}

/** How many tiles the miniature of a page shows. */
export const TILES_IN_LOOK = 8;

/** The visible part of a page for a miniature: only the first tiles, without their content. */
export interface PageLook extends Omit<PageDesign, 'tiles'> {
  readonly tiles: readonly Pick<Tile, keyof BaseTile | 'kind'>[];
}

/** A version for the list: without its design, which can have 1 MB. */
export interface StoredVersionSummary extends Pick<PageVersion, 'version' | 'publishedAt'> {
  readonly tileCount: number;
  readonly look: PageLook;
  /** Of every tile, in the order of the tiles. */
  readonly traces: readonly TileTrace[];
}

/** A version as the list shows it. */
export interface PageVersionSummary extends Omit<StoredVersionSummary, 'traces'> {
  readonly title: string;
  /** The difference to the version before. Null for the first version, and if the version before is not kept any more or is left out. */
  readonly change: PageChange | null;
}

/** The versions as the list shows them: the newest first, each with what it changed. */
export function summarizeVersions(stored: readonly StoredVersionSummary[]): PageVersionSummary[] {
  return stored.map((newer, at) => {
    const { version, publishedAt, tileCount, look } = newer;
    const older = stored[at + 1];
    // A version between the two may be left out because it has a newer format.
    const change = older?.version === version - 1 ? changeBetween(traceOf(older), traceOf(newer)) : null;
    return { version, publishedAt, title: look.title, tileCount, look, change };
  });
}

function traceOf({ look, traces }: StoredVersionSummary): PageTrace {
  return { ...look, tiles: traces };
}
