import type { Picture, PictureKind } from '../../media/picture.js';
import type { FormerTile } from '../vocabulary/former-kinds.rules.js';
import type { Linkname } from '../linknames/linkname.rules.js';
import type { OwnedPage, Page, Published } from '../page.js';
import type { PageDesign, Tile } from '../design/page-design.rules.js';
import type { StorageRoom } from '../publishing/storage-room.js';
import type { PageVersion, StoredVersionSummary } from '../publishing/page-version.js';
import type { PageRevision, PublicLookUp } from '../public-look-up.js';
import type { PublishedPage, PublishedPart } from '../published-page.js';

/** The maximum number of linknames in one call of `revisionsOf`. */
export const MOST_REVISIONS = 1_000;

/** The maximum number of tiles that `findFormerTiles` returns. */
export const MOST_FORMER_TILES = 500;

/** A design that is to be published. */
export interface Publication extends OwnedPage {
  /** Parsed, and with sanitized tiles. */
  readonly design: PageDesign;
  /** The sanitizer version that the tiles were sanitized by. */
  readonly sanitizerVersion: number;
  readonly publishedAt: Date;
  /** The version that the design is based on. Without it, the design replaces any current version. */
  readonly basedOn?: number;
  /** So that the same is published once, however often its client sends it. */
  readonly key?: PublicationKey;
  /** What the account may keep. Without it, there is no limit. */
  readonly room?: StorageRoom;
  /**
   * Whether the first publication of the page waits for the look of an operator, in the same moment, unless the account is known: it has a published page that is
   * not hidden, or an operator has approved one. The page is hidden then, with the reason `review`, and its webhooks are not told.
   */
  readonly waitsUnlessKnown?: boolean;
}

/** What came of a publication that was stored. */
export interface StoredPublication extends Published {
  /** Whether the account has more than it may, so that its oldest versions should go. */
  readonly isAboveLimit: boolean;
}

/** Identifies a publication, so that it is not made twice if a client sends it again. The hashes have 64 hexadecimal digits. */
export interface PublicationKey {
  /** The hash of the account and of the key that the client has chosen. */
  readonly keyHash: string;
  /** The hash of the whole input. */
  readonly inputHash: string;
  readonly keptUntil: Date;
}

/** What was published with a key. */
export interface FormerPublication extends Pick<PublicationKey, 'inputHash'> {
  readonly pageId: string;
  readonly version: number;
  readonly isChanged: boolean;
}

/** A version as it was stored, maybe long ago. */
export interface StoredPageVersion extends PageVersion {
  /** The sanitizer version at that time, which may be older than the current one. */
  readonly sanitizerVersion: number;
}

/** A published page whose tiles were sanitized by older rules. */
export interface OutdatedPage {
  readonly page: Page;
  /** The sanitizer version that its tiles were sanitized by. */
  readonly sanitizerVersion: number;
}

/**
 * Stores pages. If a newer version of the product published a page in a newer format, the page is found without its design and is never
 * overwritten. `PageChanges` is notified of every committed change that a visitor could see.
 *
 * Each method that takes an `OwnedPage` throws `PageNotFound` when the account has no such page. It does not tell whether another account has.
 */
export abstract class PageStore {
  /** A page of an account. Every account has a main page from its registration on; without a stored row it is unclaimed and unpublished. */
  abstract find(page: OwnedPage): Promise<Page>;

  /** What visitors find at the linkname, in one query. */
  abstract lookUp(linkname: Linkname, now: Date): Promise<PublicLookUp>;

  /** The revision that `lookUp` would return for each of up to `MOST_REVISIONS` linknames, in one query. */
  abstract revisionsOf(linknames: readonly Linkname[], now: Date): Promise<ReadonlyMap<Linkname, PageRevision>>;

  /** The pages at these linknames turned out to have changed without a notification. From now on, `lookUp` returns at least the present state. */
  abstract noteMissed(linknames: readonly Linkname[]): void;

  /**
   * Whether the linkname cannot be claimed now: a page has it, its page or account was removed and it is not free yet, or a published page gave
   * it up less than 90 days ago or is hidden.
   */
  abstract isTaken(linkname: Linkname, now: Date): Promise<boolean>;

  /**
   * Moves a page to a linkname. The design does not change. If the page was ever published, the linkname that it had before is a former one of
   * it from then on, which leads to it; the oldest of more than five is reserved until its 90 days are over. Otherwise it is free. A claimed
   * linkname is not a former one of any page any more.
   * @throws {LinknameTaken} when the linkname is taken, as `isTaken` defines it. A page may take back its own former linknames, and those of other pages of its account that are not hidden. Of several concurrent claims of one linkname exactly one
   * succeeds. None succeeds if the page or account that has the linkname is removed at the same time.
   * @throws {OwnerRemoved} when the account was removed.
   */
  abstract saveLinkname(page: OwnedPage, linkname: Linkname, now: Date): Promise<void>;

  /** Takes a linkname away from its page, and lets nobody claim it. False when it was already blocked. */
  abstract blockLinkname(linkname: Linkname): Promise<boolean>;

  /** Makes a linkname free: takes it away from its page, or removes its reservation or block. False when it was free already. */
  abstract releaseLinkname(linkname: Linkname): Promise<boolean>;

  /** Deletes at most `atMost` rows of reserved linknames that are free again at `now`, and returns how many it deleted. */
  abstract removeFreedLinknames(now: Date, atMost: number): Promise<number>;

  /**
   * Stores a design as the next version of its page, together with its history entry, or stores nothing. Only the last 50 entries are
   * kept. The linkname does not change. If the page has this design already, nothing is stored but the key. A key and what was published with
   * it are stored together.
   * @throws {PageChangedElsewhere} when `basedOn` is not the current version. Of several concurrent writers of one version exactly one
   * succeeds. Without `basedOn` all succeed: each gets a version of its own, and the last one is the current one.
   * From now on, the page uses the pictures of its tiles, as long as the version is kept.
   * @throws {ClientMutationIdUsed} when the key is kept already.
   * @throws {PageFormatNewer} when the current version has a newer format.
   * @throws {PicturesRemoved} when a picture of a tile does not exist.
   * @throws {StorageFull} when there is no room, even without the account's former versions. Writers at the same time may exceed the limit by what they store.
   * @throws {OwnerRemoved} when the account was removed.
   */
  abstract publish(publication: Publication): Promise<StoredPublication>;

  /**
   * The publication that was made with this key, if the key has not expired at `now`. Null otherwise: an unknown or expired key can be used
   * for a new publication.
   */
  abstract findPublication(keyHash: string, now: Date): Promise<FormerPublication | null>;

  /** Removes at most `atMost` keys that are not kept any more, and returns their number. */
  abstract removeOldPublicationKeys(now: Date, atMost: number): Promise<number>;

  /**
   * Replaces a picture of a page, or removes it when `picture` is null. The caller has added every variant to `StoredImages` before. From now
   * on the page uses these, and not those of the former picture. Linkname, design and version do not change.
   */
  abstract savePicture(page: OwnedPage, kind: PictureKind, picture: Picture | null): Promise<void>;

  /**
   * The kept versions of a page, the newest first; the newest is the current one. Empty when the page was never published. Versions of a newer
   * format are left out. The designs themselves are not read.
   */
  abstract listVersions(page: OwnedPage): Promise<StoredVersionSummary[]>;

  /**
   * One of the kept versions of a page, or null.
   * @throws {PageFormatNewer}
   */
  abstract findVersion(page: OwnedPage, version: number): Promise<StoredPageVersion | null>;

  /**
   * The tiles of the kept versions, with the current one, that are no text tiles and have one of these names. Equal ones are one. Those come
   * first that a newer version has, and then those that it shows first; at most `MOST_FORMER_TILES`. Versions of a newer format are left out. None for a page that the account does not have.
   * @throws {PageNotFound} for a text that is no id.
   */
  abstract findFormerTiles(page: OwnedPage, names: readonly string[]): Promise<readonly FormerTile[]>;

  /**
   * The tiles of the kept versions, with the current one, that not everybody always saw in the newest version that has them, each once for its name and its content. Those of a newer version come first, and last
   * those of the other pages of the account, as they are now, and of all of its drafts that not everybody always sees; at most `MOST_FORMER_TILES`. Versions of a newer format are left out. None for a page that the account does not have.
   * @throws {PageNotFound} for a text that is no id.
   */
  abstract findWithheldTiles(page: OwnedPage): Promise<readonly Tile[]>;

  /**
   * Divides the pages that are claimed, published, public and there at this moment into parts of `size` pages, in an order that never changes. Returns the first linkname
   * of each part.
   */
  abstract dividePublic(size: number, now: Date): Promise<Linkname[]>;

  /** The first `limit` public pages of a part, in the order of `dividePublic`. */
  abstract listPublic(part: PublishedPart, limit: number, now: Date): Promise<PublishedPage[]>;

  /** The same of all published pages, with those that are unlisted. */
  abstract listPublished(part: PublishedPart, limit: number): Promise<PublishedPage[]>;

  /**
   * Notes that moments have passed at which published pages change by themselves what visitors see, of at most `atMost` pages, and notifies `PageChanges` of these pages. Returns
   * their number. Each moment is told of once, whichever instance notes it.
   */
  abstract passMoments(now: Date, atMost: number): Promise<number>;

  /**
   * The first published page that was sanitized by an older version than this, or the next one after `after`, in an order that never changes.
   * Null when there is none. Pages of a newer format are left out.
   */
  abstract findNextSanitizedBefore(sanitizerVersion: number, after?: OutdatedPage): Promise<OutdatedPage | null>;

  /**
   * Replaces the design of a page by the same version, sanitized again. False, with nothing written, when the page was published in the
   * meantime, or was already sanitized by this version or a newer one.
   */
  abstract saveSanitized(page: Page, sanitizerVersion: number): Promise<boolean>;
}
