import { protectionOf } from '../../../server/pages/design/kept-tiles/protection.rules.js';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { stateOfPage } from '../../../server/pages/design/visible-tiles.rules.js';
import { isDeepStrictEqual } from 'node:util';
import type { Picture, PictureKind } from '../../../server/media/picture.js';
import type { FormerTile } from '../../../server/pages/vocabulary/former-kinds.rules.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { Page, type OwnedPage, type Published } from '../../../server/pages/page.js';
import { TILES_IN_LOOK, type StoredVersionSummary } from '../../../server/pages/publishing/page-version.js';
import type { PageRevision, PublicLookUp } from '../../../server/pages/public-look-up.js';
import type { PublishedPage, PublishedPart } from '../../../server/pages/published-page.js';
import type { FormerLinkname } from '../../../server/pages/linknames/ports/former-linknames.port.js';
import { closedUntil, MOST_FORMER_LINKNAMES } from '../../../server/pages/linknames/linkname-reservation.rules.js';
import {
  ClientMutationIdUsed,
  LinknameTaken,
  OwnerRemoved,
  PageChangedElsewhere,
  PageFormatNewer,
  PageNotFound,
} from '../../../server/pages/pages.errors.js';
import type { AccountStorage } from '../../../server/pages/publishing/ports/account-storage.port.js';
import { refuseIfFull, surplusIn } from '../../../server/pages/publishing/storage-room.js';
import { KEPT_VERSIONS } from '../../../server/pages/page-limits.js';
import {
  MOST_FORMER_TILES,
  PageStore,
  type OutdatedPage,
  type FormerPublication,
  type Publication,
  type PublicationKey,
  type StoredPageVersion,
  type StoredPublication,
} from '../../../server/pages/ports/page-store.port.js';
import { momentsOf } from '../../../server/pages/design/visible-tiles.rules.js';

export interface Entry {
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
  private readonly reserved = new Map<Linkname, Date>();
  private readonly hidden = new Set<string>();
  private readonly waiting = new Set<string>();
  private readonly approved = new Set<string>();
  private readonly former = new Map<Linkname, FormerLinkname & { readonly pageId: string }>();
  private readonly keys = new Map<string, PublicationKey & FormerPublication>();
  private readonly passedUntil = new Map<string, Date>();
  private changes = 0;
  private readonly removedAccounts = new Set<string>();

  constructor(private readonly storage?: AccountStorage) {
    super();
  }

  override async find(page: OwnedPage): Promise<Page> {
    return this.seenByOwner(this.owned(page).page);
  }

  override async lookUp(linkname: Linkname, now: Date): Promise<PublicLookUp> {
    const found = [...this.stored.values()].find(({ page }) => page.linkname === linkname);
    const nothing = { page: null, movedTo: null, isFree: false, isHidden: false };
    if (found && this.hidden.has(found.page.id)) {
      const isHidden = !this.waiting.has(found.page.id);
      return { ...nothing, isHidden, revision: { pageId: found.page.id, mark: 'hidden' } };
    }
    if (found) return { ...nothing, page: found.page, revision: { pageId: found.page.id, mark: String(found.mark) } };
    const isReserved = this.isReserved(linkname, now);
    const movedTo = isReserved ? null : this.leadsTo(linkname);
    if (movedTo !== null) return { ...nothing, movedTo, revision: { pageId: null, mark: `moved to ${movedTo}` } };
    const isFree = !isReserved && !this.former.has(linkname);
    return { ...nothing, isFree, revision: { pageId: null, mark: isFree ? 'free' : 'reserved' } };
  }

  override async revisionsOf(linknames: readonly Linkname[], now: Date): Promise<ReadonlyMap<Linkname, PageRevision>> {
    const lookUps = await Promise.all(linknames.map((linkname) => this.lookUp(linkname, now)));
    return new Map(linknames.map((linkname, at) => [linkname, lookUps[at]!.revision]));
  }

  override noteMissed(): void {
    // Memory has the present state.
  }

  override async isTaken(linkname: Linkname, now: Date): Promise<boolean> {
    return this.at(linkname) !== undefined || this.isClosed(linkname, now);
  }

  override async saveLinkname(owned: OwnedPage, linkname: Linkname, now: Date): Promise<void> {
    this.refuseRemoved(owned.accountId);
    const { page, ...rest } = this.owned(owned);
    const isOthers = [...this.stored.values()].some((other) => other.page.linkname === linkname && other.page.id !== page.id);
    if (isOthers || this.isClosed(linkname, now, page)) throw new LinknameTaken();
    if (page.linkname === linkname) return;
    this.former.delete(linkname);
    if (page.linkname !== null && page.version > 0) this.giveUp(page.linkname, page.id, now);
    this.store({ ...rest, page: page.rename(linkname) });
  }

  private leadsTo(linkname: Linkname): Linkname | null {
    const pageId = this.former.get(linkname)?.pageId ?? '';
    return this.hidden.has(pageId) ? null : (this.stored.get(pageId)?.page.linkname ?? null);
  }

  private giveUp(linkname: Linkname, pageId: string, now: Date): void {
    this.former.set(linkname, { linkname, pageId, givenUpAt: now });
    for (const surplus of this.formerOf(pageId).slice(MOST_FORMER_LINKNAMES)) {
      this.former.delete(surplus.linkname);
      this.reserved.set(surplus.linkname, this.hidden.has(pageId) ? new Date(FOREVER) : closedUntil(surplus.givenUpAt));
    }
  }

  /** Whether a linkname that no page has cannot be claimed by a page, or by a page of nobody. */
  private isClosed(linkname: Linkname, now: Date, by?: Page): boolean {
    const former = this.former.get(linkname);
    if (this.isReserved(linkname, now)) return true;
    if (!former || former.pageId === by?.id) return false;
    const isOwn = this.stored.get(former.pageId)?.page.accountId === by?.accountId;
    return this.hidden.has(former.pageId) || (!isOwn && closedUntil(former.givenUpAt) > now);
  }

  /** The former linknames of a page, the last one first. */
  formerOf(pageId: string): FormerLinkname[] {
    return [...this.former.values()]
      .filter((former) => former.pageId === pageId)
      .map(({ linkname, givenUpAt }) => ({ linkname, givenUpAt }))
      .sort((one, other) => other.givenUpAt.getTime() - one.givenUpAt.getTime() || (one.linkname < other.linkname ? -1 : 1));
  }

  /** For the fake of `PageHidings`. */
  async hide(page: string): Promise<boolean> {
    const id = this.named(page)?.page.id;
    if (id === undefined || this.hidden.has(id)) return false;
    this.hidden.add(id);
    return true;
  }

  async show(page: string): Promise<boolean> {
    return this.hidden.delete(this.named(page)?.page.id ?? '');
  }

  /** The page with this id or linkname. */
  named(page: string): StoredPage | undefined {
    return this.stored.get(page) ?? this.at(page as Linkname);
  }

  override async blockLinkname(linkname: Linkname): Promise<boolean> {
    const wasBlocked = this.reserved.get(linkname)?.getTime() === FOREVER;
    const isTaken = this.former.delete(linkname) || this.takeAway(linkname);
    this.reserved.set(linkname, new Date(FOREVER));
    return isTaken || !wasBlocked;
  }

  override async releaseLinkname(linkname: Linkname): Promise<boolean> {
    const isTaken = this.former.delete(linkname) || this.takeAway(linkname);
    return this.reserved.delete(linkname) || isTaken;
  }

  private seenByOwner(page: Page): Page {
    return new Page({ ...page, isHidden: this.hidden.has(page.id), isWaiting: this.waiting.has(page.id) });
  }

  private at(linkname: Linkname): StoredPage | undefined {
    return [...this.stored.values()].find(({ page }) => page.linkname === linkname);
  }

  private takeAway(linkname: Linkname): boolean {
    const entry = this.at(linkname);
    if (!entry) return false;
    this.store({ ...entry, page: new Page({ ...entry.page, linkname: null }) });
    return true;
  }

  override async removeFreedLinknames(now: Date, atMost: number): Promise<number> {
    const freed = [...this.reserved].filter(([, freeAt]) => freeAt <= now).slice(0, atMost);
    for (const [linkname] of freed) this.reserved.delete(linkname);
    return freed.length;
  }

  override async publish({ room, ...publication }: Publication): Promise<StoredPublication> {
    const use = room && (await this.storage?.measure(publication.accountId));
    if (room && use) refuseIfFull(room, use);
    return { ...this.publishNow(publication), isAboveLimit: room !== undefined && use !== undefined && surplusIn(room, use) > 0 };
  }

  private publishNow({
    design,
    sanitizerVersion,
    publishedAt,
    basedOn,
    key,
    waitsUnlessKnown,
    ...owned
  }: Omit<Publication, 'room'>): Published {
    this.refuseRemoved(owned.accountId);
    const { page: former, versions } = this.owned(owned);
    if (former.isOfNewerFormat) throw new PageFormatNewer('publishing');
    if (basedOn !== undefined && basedOn !== former.version) throw new PageChangedElsewhere(former.version);
    if (key && this.keys.has(key.keyHash)) throw new ClientMutationIdUsed();
    const remember = ({ id: pageId, version }: Page, isChanged: boolean) =>
      key && this.keys.set(key.keyHash, { ...key, pageId, version, isChanged });
    if (isDeepStrictEqual(design, former.design)) {
      remember(former, false);
      return { page: this.seenByOwner(former), isChanged: false };
    }
    if (waitsUnlessKnown && former.version === 0) this.letWait(former);
    const page = new Page({ ...former, design, version: former.version + 1, publishedAt });
    remember(page, true);
    const { version } = page;
    const kept = [{ version, publishedAt, design, sanitizerVersion }, ...versions].slice(0, KEPT_VERSIONS);
    this.store({ page, sanitizerVersion, versions: kept });
    return { page: this.seenByOwner(page), isChanged: true };
  }

  private letWait({ id, accountId }: Page): void {
    const isKnown = [...this.stored.values()].some(
      ({ page }) => page.accountId === accountId && page.version > 0 && !this.hidden.has(page.id),
    );
    if (isKnown || this.approved.has(accountId) || this.hidden.has(id)) return;
    this.hidden.add(id);
    this.waiting.add(id);
  }

  /** Shows a page that waits for the first look of an operator. */
  approve({ id, accountId }: Page): boolean {
    if (!this.waiting.delete(id)) return false;
    this.hidden.delete(id);
    this.approved.add(accountId);
    return true;
  }

  override async findPublication(keyHash: string, now: Date): Promise<FormerPublication | null> {
    const found = this.keys.get(keyHash);
    if (found && found.keptUntil > now) {
      const { inputHash, pageId, version, isChanged } = found;
      return { inputHash, pageId, version, isChanged };
    }
    this.keys.delete(keyHash);
    return null;
  }

  override async removeOldPublicationKeys(now: Date, atMost: number): Promise<number> {
    const old = [...this.keys].filter(([, { keptUntil }]) => keptUntil <= now).slice(0, atMost);
    for (const [keyHash] of old) this.keys.delete(keyHash);
    return old.length;
  }

  override async savePicture(owned: OwnedPage, kind: PictureKind, picture: Picture | null): Promise<void> {
    const { page, ...rest } = this.owned(owned);
    const change = kind === 'profile' ? { profilePicture: picture } : { wallpaper: picture };
    this.store({ ...rest, page: new Page({ ...page, ...change }) });
  }

  override async listVersions(owned: OwnedPage): Promise<StoredVersionSummary[]> {
    return this.owned(owned).versions.map(({ version, publishedAt, design }) => {
      const tiles = design.tiles.slice(0, TILES_IN_LOOK).map(({ kind, name, style }) => ({ kind, name, style }));
      const traces = design.tiles.map((tile) => {
        const isEmpty = tile.kind === 'text' && tile.html === '';
        return { name: tile.name, whole: JSON.stringify(tile), content: isEmpty ? '' : JSON.stringify({ ...tile, name: '', style: null }) };
      });
      return { version, publishedAt, tileCount: design.tiles.length, look: { ...design, tiles }, traces };
    });
  }

  override async findVersion(owned: OwnedPage, version: number): Promise<StoredPageVersion | null> {
    return this.owned(owned).versions.find((kept) => kept.version === version) ?? null;
  }

  override async findFormerTiles(owned: OwnedPage, names: readonly string[]): Promise<FormerTile[]> {
    const found = new Map<string, FormerTile>();
    for (const { design } of this.versionsOf(owned)) {
      const here = new Map<string, number>();
      for (const tile of design.tiles.filter(({ kind, name }) => kind !== 'text' && names.includes(name))) {
        const whole = JSON.stringify(tile);
        here.set(whole, (here.get(whole) ?? 0) + 1);
        found.set(whole, { tile, most: Math.max(here.get(whole) ?? 0, found.get(whole)?.most ?? 0) });
      }
    }
    return [...found.values()].slice(0, MOST_FORMER_TILES);
  }

  override async findWithheldTiles(owned: OwnedPage): Promise<Tile[]> {
    const newest = new Map<string, Tile>();
    // The newest version comes last.
    for (const { design } of this.versionsOf(owned).toSorted((one, other) => one.version - other.version))
      for (const tile of design.tiles) newest.set(contentOf(tile), tile);
    const former = [...newest.values()].filter(protectionOf).toReversed();
    const others = this.pagesOf(owned.accountId).filter(({ page }) => page.id !== this.findOwned(owned)?.page.id);
    return [...former, ...others.flatMap(({ page }) => page.design?.tiles.filter(protectionOf) ?? [])].slice(0, MOST_FORMER_TILES);
  }

  override async dividePublic(size: number, now: Date): Promise<Linkname[]> {
    return this.published(now).flatMap(({ linkname }, at) => (at % size === 0 ? [linkname] : []));
  }

  override async listPublic({ from, before }: PublishedPart, limit: number, now: Date): Promise<PublishedPage[]> {
    return this.published(now)
      .filter(({ linkname }) => linkname >= from && (before === null || linkname < before))
      .slice(0, limit);
  }

  override async listPublished({ from, before }: PublishedPart, limit: number): Promise<PublishedPage[]> {
    return this.published()
      .filter(({ linkname }) => linkname >= from && (before === null || linkname < before))
      .slice(0, limit);
  }

  override async passMoments(now: Date, atMost: number): Promise<number> {
    const due = [...this.stored.values()].filter(({ page: { id, design, period, publishedAt } }) => {
      const since = this.passedUntil.get(id) ?? publishedAt ?? now;
      return design !== null && momentsOf(design, period).some((moment) => moment > since && moment <= now);
    });
    const passed = due.slice(0, atMost);
    for (const entry of passed) {
      this.passedUntil.set(entry.page.id, now);
      this.store(entry);
    }
    return passed.length;
  }

  override async findNextSanitizedBefore(sanitizerVersion: number, after?: OutdatedPage): Promise<OutdatedPage | null> {
    const found = [...this.stored.values()]
      .flatMap((entry) => (entry.sanitizerVersion === null ? [] : [{ page: entry.page, sanitizerVersion: entry.sanitizerVersion }]))
      .filter((entry) => entry.sanitizerVersion < sanitizerVersion && !entry.page.isOfNewerFormat)
      .sort(byRulesAndId)
      .find((entry) => !after || byRulesAndId(after, entry) < 0);
    return found ?? null;
  }

  override async saveSanitized(page: Page, sanitizerVersion: number): Promise<boolean> {
    const former = this.owned({ accountId: page.accountId, pageId: page.id });
    const isOlder = former.sanitizerVersion !== null && former.sanitizerVersion < sanitizerVersion;
    if (former.page.version !== page.version || !isOlder || former.page.isOfNewerFormat) return false;
    const cleaned = new Page({ ...former.page, design: page.design });
    this.store({ ...former, page: cleaned, sanitizerVersion });
    return true;
  }

  /** What a newer version of the product leaves behind that publishes in a format of its own. */
  publishInNewerFormat(owned: OwnedPage, publishedAt: Date, sanitizerVersion: number): void {
    const { page, versions } = this.owned(owned);
    const published = new Page({ ...page, design: null, isOfNewerFormat: true, version: page.version + 1, publishedAt });
    this.store({ page: published, sanitizerVersion, versions });
  }

  /** What removing a page does. Null if its linkname is free at once. */
  drop({ id, linkname }: Page, freeAt: Date | null): void {
    const isHidden = this.hidden.has(id);
    if (linkname !== null && freeAt !== null) this.reserved.set(linkname, isHidden ? new Date(FOREVER) : freeAt);
    for (const former of this.formerOf(id)) {
      this.former.delete(former.linkname);
      const until = Math.max(closedUntil(former.givenUpAt).getTime(), freeAt?.getTime() ?? 0);
      this.reserved.set(former.linkname, new Date(isHidden ? FOREVER : until));
    }
    this.stored.delete(id);
    this.hidden.delete(id);
  }

  /** Whether nobody can claim it now. */
  isUnavailable(linkname: Linkname, now: Date): boolean {
    return this.at(linkname) !== undefined || this.isClosed(linkname, now);
  }

  /** What removing an account does to its pages. */
  /** Returns how many there were. */
  removeOwned(accountId: string, linknamesFreeAt: Date): number {
    const owned = [...this.pagesOf(accountId)];
    for (const { page } of owned) this.drop(page, linknamesFreeAt);
    this.removedAccounts.add(accountId);
    return owned.length;
  }

  /** Stores a page, as a change of it. */
  store(entry: Entry): void {
    this.changes += 1;
    this.stored.set(entry.page.id, { ...entry, mark: this.changes });
  }

  /** `listed`: the moment at which lists name them. Without one, all of them. */
  private published(listed?: Date): PublishedPage[] {
    const isListed = ({ access, period }: Page) => !listed || (access === 'public' && stateOfPage(period, listed).state !== 'withheld');
    return [...this.stored.values()]
      .filter(({ page }) => !this.hidden.has(page.id) && isListed(page))
      .flatMap(({ page: { linkname, publishedAt } }) => (linkname !== null && publishedAt !== null ? [{ linkname, publishedAt }] : []))
      .sort((first, second) => (first.linkname < second.linkname ? -1 : 1));
  }

  /** Rejects an account that was removed. */
  refuseRemoved(accountId: string): void {
    if (this.removedAccounts.has(accountId)) throw new OwnerRemoved();
  }

  private isReserved(linkname: Linkname, now: Date): boolean {
    const freeAt = this.reserved.get(linkname);
    return freeAt !== undefined && freeAt > now;
  }

  private versionsOf(page: OwnedPage): Entry['versions'] {
    return this.findOwned(page)?.versions ?? [];
  }

  private findOwned({ accountId, pageId }: OwnedPage): StoredPage | undefined {
    return this.pagesOf(accountId).find(({ page }) => (pageId === undefined ? page.isMain : page.id === pageId));
  }

  /** What is stored of a page. */
  owned(owned: OwnedPage): Entry {
    const { accountId, pageId } = owned;
    const found = this.findOwned(owned);
    if (found) return found;
    if (this.pagesOf(accountId).length > 0 || (pageId !== undefined && pageId !== accountId)) throw new PageNotFound();
    return { page: Page.unpublished(accountId), sanitizerVersion: null, versions: [] };
  }

  /** The stored pages of an account. */
  pagesOf(accountId: string): StoredPage[] {
    return [...this.stored.values()].filter(({ page }) => page.accountId === accountId);
  }
}

function byRulesAndId(first: OutdatedPage, second: OutdatedPage): number {
  const rules = first.sanitizerVersion - second.sanitizerVersion;
  return rules !== 0 ? rules : first.page.id < second.page.id ? -1 : first.page.id > second.page.id ? 1 : 0;
}

/** What a tile says, whatever it looks like. */
function contentOf(tile: Tile): string {
  const { kind, name, html, address, picture, alternative, contact } = tile as Tile & Record<string, unknown>;
  return JSON.stringify({ kind, name, html, address, picture, alternative, contact });
}
