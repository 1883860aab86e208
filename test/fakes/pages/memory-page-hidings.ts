import type { HiddenPage, PageHiding, WhyHidden } from '../../../server/pages/hiding/page-hiding.js';
import { PageHidings } from '../../../server/pages/hiding/ports/page-hidings.port.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import type { OwnedPage } from '../../../server/pages/page.js';
import type { MemoryPageStore } from './memory-page-store.js';

/** The hidden pages of a store in memory, for unit tests. */
export class MemoryPageHidings extends PageHidings {
  private readonly hidings = new Map<string, Omit<HiddenPage, 'linkname'>>();

  constructor(private readonly pages: MemoryPageStore) {
    super();
  }

  override async hide(linkname: Linkname, since: Date, why: WhyHidden): Promise<boolean> {
    const id = (await this.pages.lookUp(linkname, since)).revision.pageId;
    const former = id === null ? undefined : this.hidings.get(id);
    if (id === null || (former?.reason === why.reason && former.words === why.words && former.lookAskedAt === null)) return false;
    await this.pages.hide(linkname);
    this.hidings.set(id, { id, owner: id, since: former?.since ?? since, ...why, lookAskedAt: null });
    return true;
  }

  override async show(linkname: Linkname): Promise<boolean> {
    this.hidings.delete((await this.pages.lookUp(linkname, new Date())).revision.pageId ?? '');
    return this.pages.show(linkname);
  }

  override async find(page: OwnedPage): Promise<PageHiding | null> {
    const hiding = this.hidings.get((await this.pages.find(page)).id);
    if (!hiding) return null;
    const { since, reason, words, lookAskedAt } = hiding;
    return { since, reason, words, lookAskedAt };
  }

  override async askForLook(page: OwnedPage, at: Date): Promise<boolean> {
    const hiding = this.hidings.get((await this.pages.find(page)).id);
    if (hiding) this.hidings.set(hiding.id, { ...hiding, lookAskedAt: hiding.lookAskedAt ?? at });
    return hiding !== undefined;
  }

  override async list(atMost: number): Promise<HiddenPage[]> {
    const pages = await Promise.all(
      [...this.hidings.values()].map(async (hiding) => ({
        ...hiding,
        linkname: (await this.pages.find({ accountId: hiding.owner, pageId: hiding.id })).linkname,
      })),
    );
    const order = ({ lookAskedAt, since }: HiddenPage) => [lookAskedAt?.getTime() ?? Infinity, since.getTime()] as const;
    return pages.sort((one, other) => order(one)[0] - order(other)[0] || order(one)[1] - order(other)[1]).slice(0, atMost);
  }
}
