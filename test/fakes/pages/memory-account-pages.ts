import { Page, type OwnedPage, type PageOutline } from '../../../server/pages/page.js';
import { LinknameTaken, LinknameWrong, PageIsMain, PageNotFound, TooManyPages } from '../../../server/pages/pages.errors.js';
import { AccountPages, type NewPage, type PageRemoval, type VisibilityChange } from '../../../server/pages/ports/account-pages.port.js';
import type { Entry, MemoryPageStore } from './memory-page-store.js';

/** The pages of an account in memory, for unit tests. */
export class MemoryAccountPages extends AccountPages {
  private readonly positions = new Map<string, number>();

  constructor(private readonly pages: MemoryPageStore) {
    super();
  }

  override async list(accountId: string): Promise<PageOutline[]> {
    const own = this.pages.pagesOf(accountId).toSorted((one, other) => this.positionOf(one.page) - this.positionOf(other.page));
    return own.length === 0 ? [Page.unpublished(accountId)] : own.map(({ page }) => page);
  }

  override async create({ accountId, id, name, linkname, copyOf, at }: NewPage, most: number): Promise<void> {
    this.insertFirst(accountId);
    const own = this.pages.pagesOf(accountId);
    if (own.length >= most) throw new TooManyPages(most);
    const source = copyOf === undefined ? undefined : this.pages.owned({ accountId, pageId: copyOf });
    if (linkname !== null && this.pages.isUnavailable(linkname, at)) throw new LinknameTaken();
    this.positions.set(id, Math.max(0, ...own.map(({ page }) => this.positionOf(page))) + 1);
    const empty = { page: Page.unpublished(accountId), sanitizerVersion: null, versions: [] };
    this.pages.store(asNewPage(source ?? empty, { id, name, linkname, at }));
  }

  override async rename(page: OwnedPage, name: string | null): Promise<void> {
    this.change(page, { name });
  }

  override async switchFeed(page: OwnedPage, since: Date | null): Promise<void> {
    this.change(page, { feedSince: since });
  }

  override async changeVisibility(page: OwnedPage, { access, lock = null, period }: VisibilityChange): Promise<void> {
    this.change(page, { ...(access !== undefined && { access, accessLock: lock }), ...(period !== undefined && { period }) });
  }

  override async order(accountId: string, ids: readonly string[]): Promise<void> {
    this.insertFirst(accountId);
    const own = (await this.list(accountId)).map(({ id }) => id);
    if (!ids.every((id) => own.includes(id))) throw new PageNotFound();
    [...new Set([...ids, ...own])].forEach((id, at) => this.positions.set(id, at + 1));
  }

  override async makeMain(page: OwnedPage): Promise<void> {
    const { id } = this.pages.owned(page).page;
    this.change({ accountId: page.accountId }, { isMain: false });
    this.change({ accountId: page.accountId, pageId: id }, { isMain: true });
  }

  override async remove(owned: OwnedPage, { linkname, freeAt }: PageRemoval): Promise<void> {
    const { page } = this.pages.owned(owned);
    if (page.isMain) throw new PageIsMain();
    if (page.linkname !== linkname) throw new LinknameWrong();
    this.pages.drop(page, page.version > 0 ? freeAt : null);
  }

  private change(
    owned: OwnedPage,
    change: Partial<Pick<Page, 'access' | 'accessLock' | 'period' | 'name' | 'isMain' | 'feedSince'>>,
  ): void {
    this.insertFirst(owned.accountId);
    const { page, ...rest } = this.pages.owned(owned);
    this.pages.store({ ...rest, page: new Page({ ...page, ...change }) });
  }

  private insertFirst(accountId: string): void {
    this.pages.refuseRemoved(accountId);
    if (this.pages.pagesOf(accountId).length === 0) this.pages.store(this.pages.owned({ accountId }));
  }

  private positionOf({ id }: PageOutline): number {
    return this.positions.get(id) ?? 0;
  }
}

function asNewPage({ page: source, sanitizerVersion }: Entry, { at, ...own }: Pick<NewPage, 'id' | 'name' | 'linkname' | 'at'>): Entry {
  if (sanitizerVersion === null)
    return { page: new Page({ ...source, ...own, isMain: false, feedSince: null }), sanitizerVersion, versions: [] };
  const page = new Page({ ...source, ...own, isMain: false, feedSince: null, version: 1, publishedAt: at });
  return { page, sanitizerVersion, versions: [{ version: 1, publishedAt: at, design: page.shownDesign, sanitizerVersion }] };
}
