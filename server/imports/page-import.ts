import type { PageDesign } from '../pages/design/page-design.rules.js';
import type { TilePicture } from '../pages/tile-kinds/picture/tile-picture.rules.js';
import type { LeftOut } from './found-page.rules.js';

/** What an import is doing: it reads the page, looks where its links lead, and fetches its pictures. */
export type ImportStep = 'page' | 'links' | 'pictures';

/**
 * Why a page could not be read. `address`: it is no address of the public web. `missing`: there is no such page. `refused`: the server wants
 * to see a person, or a sign-in. `no-answer`: it did not answer in time. `too-large`: there are more than 5 MB, or 2 MB of JSON, or reading takes too long. `switched-off`: the operator does not let others be asked. `not-a-page`: it is no HTML. `nothing-found`: no link is in it. `interrupted`: the server
 * was stopped meanwhile. `busy`: too many are read at this moment.
 * `newer`: it is the file of a page, and not all of it can be read: a newer release has saved it, or somebody has changed it.
 */
export const IMPORT_FAILURES = [
  'address',
  'missing',
  'refused',
  'no-answer',
  'too-large',
  'switched-off',
  'not-a-page',
  'nothing-found',
  'interrupted',
  'busy',
  'newer',
] as const;

export type ImportFailure = (typeof IMPORT_FAILURES)[number];

/** How far an import is. */
export interface ImportProgress {
  readonly step: ImportStep;
  /** What the service of the page is called; null until it is known, and if it is none that is known. */
  readonly service: string | null;
  /** How many links are looked at, of how many. */
  readonly linksChecked: number;
  readonly linkCount: number;
}

/** What an import has found, as a page here would have it. */
export interface ImportedPage {
  /** Its title may be empty. */
  readonly design: PageDesign;
  /** Whether the design has a look of its own. Otherwise it has the plain one. Missing for the latter in what an older release has found. */
  readonly hasLook?: boolean;
  /** Kept for the tiles of the account, like an uploaded one. */
  readonly picture: TilePicture | null;
  /** The same, for behind the page. */
  readonly wallpaper?: TilePicture | null;
  /** The places of the tiles whose servers say that there is nothing any more. */
  readonly unreachable: readonly number[];
  /** The places of the tiles whose servers did not answer. Missing in what an older release has found. */
  readonly unanswered?: readonly number[];
  readonly leftOut: readonly LeftOut[];
}

/** What is known of an import that has just begun. */
export const BEGUN: ImportProgress = { step: 'page', service: null, linksChecked: 0, linkCount: 0 };

/** A page from elsewhere that an account imports. An account has one import at a time, and only its last one is kept, for a day. */
export interface PageImport extends ImportProgress {
  readonly id: string;
  /** The address of the page, or the name of the file. */
  readonly from: string;
  readonly startedAt: Date;
  readonly failure: ImportFailure | null;
  /** Null until everything is found. */
  readonly found: ImportedPage | null;
}

/** How long an import is kept, in milliseconds. */
export const IMPORT_KEPT_MILLISECONDS = 24 * 3_600_000;
/** An import of which nothing was heard for so long, in milliseconds, was interrupted: its server was stopped. */
export const IMPORT_SILENT_MILLISECONDS = 60_000;
