import type { Picture, PictureKind } from '../../media/picture.js';
import type { Linkname } from '../linkname.rules.js';
import type { Page } from '../page.js';
import type { PageDesign } from '../page-design.rules.js';
import type { PageVersion, StoredVersionSummary } from '../page-version.js';
import type { PageRevision, PublicLookUp } from '../public-look-up.js';
import type { PublishedPage, PublishedPart } from '../published-page.js';

/** Published versions that are kept for each page, the present one included. */
export const KEPT_VERSIONS = 50;

/** The most linknames that revisions are asked of at once. */
export const MOST_REVISIONS = 1_000;

/** A design on its way to the visitors of a page. */
export interface Publication {
  readonly ownerId: string;
  /** Parsed, and its tiles cleaned. */
  readonly design: PageDesign;
  /** The rules that the tiles were cleaned by. */
  readonly sanitizerVersion: number;
  readonly publishedAt: Date;
  /** The version that the design was made from; without one it follows whatever version is the present one. */
  readonly basedOn?: number;
}

/** A version as it was stored, which may be long ago. */
export interface StoredPageVersion extends PageVersion {
  /** The rules that its tiles were cleaned by: perhaps not the present ones. */
  readonly sanitizerVersion: number;
}

/** A published page whose tiles were cleaned by former rules. */
export interface OutdatedPage {
  readonly page: Page;
  /** The rules that its tiles were cleaned by. */
  readonly sanitizerVersion: number;
}

/**
 * Where pages are kept. A page that a newer version of the product published in another format is found like any other, without its
 * design, and is never overwritten. Every change that a visitor could see is told to `PageChanges` once it is committed.
 */
export abstract class PageStore {
  /** Every account has a page from its registration on: without a stored one it is unclaimed and never published. */
  abstract findByOwner(ownerId: string): Promise<Page>;

  /** What visitors find at the linkname, by one read. */
  abstract lookUp(linkname: Linkname, now: Date): Promise<PublicLookUp>;

  /** The revision that `lookUp` would give, of each of up to `MOST_REVISIONS` linknames, by one read. */
  abstract revisionsOf(linknames: readonly Linkname[], now: Date): Promise<ReadonlyMap<Linkname, PageRevision>>;

  /** Whether the linkname can't be claimed at this moment: somebody has it, or its account was removed and it is not free again. */
  abstract isTaken(linkname: Linkname, now: Date): Promise<boolean>;

  /**
   * Moves a page to a linkname; the one it had before is free from then on. The design is left alone.
   * @throws {LinknameTaken} when it is taken, as `isTaken` says: of several that claim one name at once exactly one gets it, and
   * nobody when its account is removed at the same moment.
   * @throws {OwnerRemoved} when the account is gone.
   */
  abstract saveLinkname(ownerId: string, linkname: Linkname, now: Date): Promise<void>;

  /** Removes up to so many of the linknames of removed accounts that are free again at that moment anyway, and gives how many. */
  abstract removeFreedLinknames(now: Date, atMost: number): Promise<number>;

  /**
   * Makes a design the next version of its page, together with its history entry, or does nothing at all; only the last 50
   * entries stay. The linkname is left alone. Gives the page as it is from then on.
   * @throws {PageChangedElsewhere} when `basedOn` is not the present version: of several writers of one version exactly one wins.
   * Without it nobody is refused: of several writers each gets a version, and the last one wins.
   * @throws {PageFormatNewer} when the present version is of a newer format.
   * @throws {OwnerRemoved} when the account is gone.
   */
  abstract publish(publication: Publication): Promise<Page>;

  /**
   * Gives a page a picture in place of the one it had, or none. Every variant was noted before; from now on the page uses them, and
   * those of the former picture are free. Linkname, design and version are left alone.
   */
  abstract savePicture(ownerId: string, kind: PictureKind, picture: Picture | null): Promise<void>;

  /**
   * The versions of a page that are kept, the newest first, which is the present one; none when it was never published. Those of a
   * newer format are left out. Whole designs stay where they are.
   */
  abstract listVersions(ownerId: string): Promise<StoredVersionSummary[]>;

  /**
   * One of the versions of a page; null when it is not kept any more, or never was.
   * @throws {PageFormatNewer}
   */
  abstract findVersion(ownerId: string, version: number): Promise<StoredPageVersion | null>;

  /**
   * Every `size`-th linkname of the pages that are claimed and published, from the first one on, in an order that never changes:
   * parts of `size` pages begin with them.
   */
  abstract dividePublished(size: number): Promise<Linkname[]>;

  /** The first `limit` pages of a part of those that are claimed and published, in the order of `dividePublished`. */
  abstract listPublished(part: PublishedPart, limit: number): Promise<PublishedPage[]>;

  /**
   * The first published page that was cleaned by older rules than these, or the next one after another in an order that never changes;
   * null when there is none. Those of a newer format are left out.
   */
  abstract findNextCleanedBefore(sanitizerVersion: number, after?: OutdatedPage): Promise<OutdatedPage | null>;

  /**
   * Replaces the design of a page by the same version cleaned anew. False, with nothing written, when it was published again meanwhile,
   * or was cleaned by these rules or newer ones.
   */
  abstract saveCleaned(page: Page, sanitizerVersion: number): Promise<boolean>;
}
