import { createHash } from 'node:crypto';
import { parseImageName, type ImageName } from '../media/image.js';
import type { Period } from '../pages/design/visible-tiles.rules.js';
import type { Linkname } from '../pages/linknames/linkname.rules.js';
import type { DesignCard } from '../pages/page-card.js';
import type { Page } from '../pages/page.js';
import { filesShownOn } from '../pages/files-shown-on.js';
import type { PageRevision } from '../pages/public-look-up.js';

/** Half of the length of a revision in a stamp. */
const DIGITS = 16;

/** What the files of a page were made from. */
export interface ExportStamp {
  /** Identifies what the files depend on beside the page: the release, and settings such as the name of the site. */
  readonly renderer: string;
  /** Identifies the state of the page. */
  readonly revision: string;
}

/** A file for a web server, such as `index.en.html.br`. */
export interface ExportedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Makes the files of pages. */
export interface PageRenderer {
  /** Differs from the id of a renderer that would make other files. */
  readonly id: string;
  /** The id of another renderer with the same output in smaller files. Files of that renderer are not replaced. */
  readonly better?: string | undefined;
  render(linkname: Linkname, page: Page): Promise<readonly ExportedFile[]>;
  /** What the card of a page shows, which its files name. */
  readonly card: DesignCard;
}

/** Files that nobody may see any more, or that show a former state, could not be removed. The cause is the error of the folder. */
export class FormerFilesStay extends Error {
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = (cause as NodeJS.ErrnoException).code;
  }
}

/** What happened to the files of a page. */
export type ExportResult = 'written' | 'removed' | 'unchanged';

/** The names of pages whose exported files are out of date. */
export interface FormerExports {
  /** The files have to be removed, because the page does not exist any more, is hidden, or was replaced by another page. */
  readonly gone: readonly string[];
  readonly changed: readonly string[];
}

/** Which published pages are exported: all, those whose files are not from this renderer, those without files, or those without a card. */
export type ExportScope = 'all' | { readonly renderer: string } | 'missing' | 'without card';

/**
 * The files of the pictures that a page shows, as a web server may send them, which tells caches to keep them for a year. So there are none while the page is going to change by itself:
 * visitors get them from this server.
 */
export function picturesOf(page: Page, period?: Period): ImageName[] {
  return period?.until ? [] : filesShownOn(page).flatMap((name) => parseImageName(name) ?? []);
}

/**
 * The revision as it is written in a stamp. Stamps are public, and the id of a page may be that of its account, so they have a digest of
 * it.
 */
export function revisionText({ pageId, mark }: PageRevision): string {
  return digest(String(pageId)) + digest(`${pageId} ${mark}`);
}

/** Whether the revision in a stamp belongs to this page, in whichever state. */
export function isOfPage(revision: string, { pageId }: PageRevision): boolean {
  return revision.startsWith(digest(String(pageId)));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
}
