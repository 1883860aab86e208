import type { PageChange, TileTrace } from './page-change.rules.js';
import type { PageDesign, Tile } from './page-design.rules.js';

/** What a page was from one publishing to the next. */
export interface PageVersion {
  /** As of the page when it was published: the first is 1. */
  readonly version: number;
  readonly publishedAt: Date;
  readonly design: PageDesign;
}

/** How many tiles the small picture of a page shows. */
export const TILES_IN_LOOK = 8;

/** What shows of a page before anything on it is opened, for a small picture of it: only the first tiles, and not what they open. */
export interface PageLook extends Omit<PageDesign, 'tiles'> {
  readonly tiles: readonly Omit<Tile, 'html'>[];
}

/** A version as it is listed: without its design, which can be 1 MB. */
export interface StoredVersionSummary extends Pick<PageVersion, 'version' | 'publishedAt'> {
  readonly tileCount: number;
  readonly look: PageLook;
  /** Of every tile, in their order. */
  readonly traces: readonly TileTrace[];
}

/** A version as the list of them tells it. */
export interface PageVersionSummary extends Omit<StoredVersionSummary, 'traces'> {
  readonly title: string;
  /** Compared with the version before; null for the first, and where that one is not kept any more or left out. */
  readonly change: PageChange | null;
}
