import type { Picture, PictureKind } from '../../server/media/picture.js';
import type { Linkname } from '../../server/pages/linkname.rules.js';
import { Page } from '../../server/pages/page.js';
import { TILES_IN_LOOK, type StoredVersionSummary } from '../../server/pages/page-version.js';
import type { PageRevision, PublicLookUp } from '../../server/pages/public-look-up.js';
import type { PublishedPage, PublishedPart } from '../../server/pages/published-page.js';
import { LinknameTaken, OwnerRemoved, PageChangedElsewhere, PageFormatNewer } from '../../server/pages/pages.errors.js';
import {
  KEPT_VERSIONS,
  PageStore,
  type OutdatedPage,
  type Publication,
  type StoredPageVersion,
} from '../../server/pages/ports/page-store.port.js';

interface Entry {
  readonly page: Page;
  readonly sanitizerVersion: number | null;
  /** The newest first. */
  readonly versions: readonly StoredPageVersion[];
}

interface StoredPage extends Entry {
  /** Another number after each change. */
  readonly mark: number;
}

/** The last moment that a date can be. */
const FOREVER = 8.64e15;

/** Pages in memory, for unit tests. */
export class MemoryPageStore extends PageStore {
  private readonly stored = new Map<string, StoredPage>();
  private readonly withheld = new Map<Linkname, Date>();
  private readonly hidden = new Set<string>();
  private changes = 0;
  private readonly removedOwners = new Set<string>();

  override async findByOwner(ownerId: string): Promise<Page> {
    return this.seenByOwner(this.entry(ownerId).page);
  }

  override async lookUp(linkname: Linkname, now: Date): Promise<PublicLookUp> {
    const found = [...this.stored.values()].find(({ page }) => page.linkname === linkname);
    if (found && this.hidden.has(found.page.ownerId))
      return { page: null, isFree: false, revision: { ownerId: found.page.ownerId, mark: 'hidden' } };
    if (found) return { page: found.page, isFree: false, revision: { ownerId: found.page.ownerId, mark: String(found.mark) } };
    const isFree = !this.isWithheld(linkname, now);
    return { page: null, isFree, revision: { ownerId: null, mark: isFree ? 'free' : 'withheld' } };
  }

  override async revisionsOf(linknames: readonly Linkname[], now: Date): Promise<ReadonlyMap<Linkname, PageRevision>> {
    const lookUps = await Promise.all(linknames.map((linkname) => this.lookUp(linkname, now)));
    return new Map(linknames.map((linkname, at) => [linkname, lookUps[at]!.revision]));
  }

  override noteMissed(): void {
    // Memory has the present state.
  }

  override async isTaken(linkname: Linkname, now: Date): Promise<boolean> {
    return !(await this.lookUp(linkname, now)).isFree;
  }

  override async saveLinkname(ownerId: string, linkname: Linkname, now: Date): Promise<void> {
    this.refuseRemoved(ownerId);
    const isOthers = [...this.stored.values()].some(({ page }) => page.linkname === linkname && page.ownerId !== ownerId);
    if (isOthers || this.isWithheld(linkname, now)) throw new LinknameTaken();
    const { page, ...rest } = this.entry(ownerId);
    this.store(ownerId, { ...rest, page: page.rename(linkname) });
  }

  override async hide(linkname: Linkname): Promise<boolean> {
    const ownerId = this.ownerOf(linkname);
    if (ownerId === undefined || this.hidden.has(ownerId)) return false;
    this.hidden.add(ownerId);
    return true;
  }

  override async show(linkname: Linkname): Promise<boolean> {
    return this.hidden.delete(this.ownerOf(linkname) ?? '');
  }

  override async blockLinkname(linkname: Linkname): Promise<boolean> {
    const wasBlocked = this.withheld.get(linkname)?.getTime() === FOREVER;
    const isTaken = this.takeAway(linkname);
    this.withheld.set(linkname, new Date(FOREVER));
    return isTaken || !wasBlocked;
  }

  override async releaseLinkname(linkname: Linkname): Promise<boolean> {
    const isTaken = this.takeAway(linkname);
    return this.withheld.delete(linkname) || isTaken;
  }

  private seenByOwner(page: Page): Page {
    return new Page({ ...page, isHidden: this.hidden.has(page.ownerId) });
  }

  private ownerOf(linkname: Linkname): string | undefined {
    return [...this.stored.values()].find(({ page }) => page.linkname === linkname)?.page.ownerId;
  }

  private takeAway(linkname: Linkname): boolean {
    const ownerId = this.ownerOf(linkname);
    if (ownerId === undefined) return false;
    const { page, ...rest } = this.entry(ownerId);
    this.store(ownerId, { ...rest, page: new Page({ ...page, linkname: null }) });
    return true;
  }

  override async removeFreedLinknames(now: Date, atMost: number): Promise<number> {
    const freed = [...this.withheld].filter(([, freeAt]) => freeAt <= now).slice(0, atMost);
    for (const [linkname] of freed) this.withheld.delete(linkname);
    return freed.length;
  }

  override async publish({ ownerId, design, sanitizerVersion, publishedAt, basedOn }: Publication): Promise<Page> {
    this.refuseRemoved(ownerId);
    const { page: former, versions } = this.entry(ownerId);
    if (former.isOfNewerFormat) throw new PageFormatNewer('publishing');
    if (basedOn !== undefined && basedOn !== former.version) throw new PageChangedElsewhere();
    const page = new Page({ ...former, design, version: former.version + 1, publishedAt });
    const { version } = page;
    const kept = [{ version, publishedAt, design, sanitizerVersion }, ...versions].slice(0, KEPT_VERSIONS);
    this.store(ownerId, { page, sanitizerVersion, versions: kept });
    return this.seenByOwner(page);
  }

  override async savePicture(ownerId: string, kind: PictureKind, picture: Picture | null): Promise<void> {
    const { page, ...rest } = this.entry(ownerId);
    const change = kind === 'profile' ? { profilePicture: picture } : { wallpaper: picture };
    this.store(ownerId, { ...rest, page: new Page({ ...page, ...change }) });
  }

  override async listVersions(ownerId: string): Promise<StoredVersionSummary[]> {
    return this.entry(ownerId).versions.map(({ version, publishedAt, design }) => {
      const tiles = design.tiles.slice(0, TILES_IN_LOOK).map(({ html: _html, ...shown }) => shown);
      const traces = design.tiles.map((tile) => ({ name: tile.name, whole: JSON.stringify(tile), content: tile.html }));
      return { version, publishedAt, tileCount: design.tiles.length, look: { ...design, tiles }, traces };
    });
  }

  override async findVersion(ownerId: string, version: number): Promise<StoredPageVersion | null> {
    return this.entry(ownerId).versions.find((kept) => kept.version === version) ?? null;
  }

  override async dividePublished(size: number): Promise<Linkname[]> {
    return this.published().flatMap(({ linkname }, at) => (at % size === 0 ? [linkname] : []));
  }

  override async listPublished({ from, before }: PublishedPart, limit: number): Promise<PublishedPage[]> {
    return this.published()
      .filter(({ linkname }) => linkname >= from && (before === null || linkname < before))
      .slice(0, limit);
  }

  override async findNextSanitizedBefore(sanitizerVersion: number, after?: OutdatedPage): Promise<OutdatedPage | null> {
    const found = [...this.stored.values()]
      .flatMap((entry) => (entry.sanitizerVersion === null ? [] : [{ page: entry.page, sanitizerVersion: entry.sanitizerVersion }]))
      .filter((entry) => entry.sanitizerVersion < sanitizerVersion && !entry.page.isOfNewerFormat)
      .sort(byRulesAndOwner)
      .find((entry) => !after || byRulesAndOwner(after, entry) < 0);
    return found ?? null;
  }

  override async saveSanitized(page: Page, sanitizerVersion: number): Promise<boolean> {
    const former = this.entry(page.ownerId);
    const isOlder = former.sanitizerVersion !== null && former.sanitizerVersion < sanitizerVersion;
    if (former.page.version !== page.version || !isOlder || former.page.isOfNewerFormat) return false;
    const cleaned = new Page({ ...former.page, design: page.design });
    this.store(page.ownerId, { ...former, page: cleaned, sanitizerVersion });
    return true;
  }

  /** What a newer version of the product leaves behind that publishes in a format of its own. */
  publishInNewerFormat(ownerId: string, publishedAt: Date, sanitizerVersion: number): void {
    const { page, versions } = this.entry(ownerId);
    const published = new Page({ ...page, design: null, isOfNewerFormat: true, version: page.version + 1, publishedAt });
    this.store(ownerId, { page: published, sanitizerVersion, versions });
  }

  /** What removing an account does to its page. */
  removeOwned(ownerId: string, linknameFreeAt: Date): void {
    const { linkname } = this.entry(ownerId).page;
    if (linkname !== null) this.withheld.set(linkname, linknameFreeAt);
    this.stored.delete(ownerId);
    this.removedOwners.add(ownerId);
  }

  private store(ownerId: string, entry: Entry): void {
    this.changes += 1;
    this.stored.set(ownerId, { ...entry, mark: this.changes });
  }

  private published(): PublishedPage[] {
    return [...this.stored.values()]
      .filter(({ page }) => !this.hidden.has(page.ownerId))
      .flatMap(({ page: { linkname, publishedAt } }) => (linkname !== null && publishedAt !== null ? [{ linkname, publishedAt }] : []))
      .sort((first, second) => (first.linkname < second.linkname ? -1 : 1));
  }

  private refuseRemoved(ownerId: string): void {
    if (this.removedOwners.has(ownerId)) throw new OwnerRemoved();
  }

  private isWithheld(linkname: Linkname, now: Date): boolean {
    const freeAt = this.withheld.get(linkname);
    return freeAt !== undefined && freeAt > now;
  }

  private entry(ownerId: string): Entry {
    return this.stored.get(ownerId) ?? { page: Page.unpublished(ownerId), sanitizerVersion: null, versions: [] };
  }
}

function byRulesAndOwner(first: OutdatedPage, second: OutdatedPage): number {
  const rules = first.sanitizerVersion - second.sanitizerVersion;
  return rules !== 0 ? rules : first.page.ownerId < second.page.ownerId ? -1 : first.page.ownerId > second.page.ownerId ? 1 : 0;
}
