import type { HiddenPage, HidingChange, PageHiding, PageToHide, WhyHidden } from '../../../server/pages/hiding/page-hiding.js';
import { PageHidings } from '../../../server/pages/hiding/ports/page-hidings.port.js';
import type { OwnedPage } from '../../../server/pages/page.js';
import type { MemoryPageStore } from './memory-page-store.js';

/** The hidden pages of a store in memory, for unit tests. */
export class MemoryPageHidings extends PageHidings {
  private readonly hidings = new Map<string, Omit<HiddenPage, 'linkname'>>();

  constructor(private readonly pages: MemoryPageStore) {
    super();
  }

  override async hide(page: PageToHide, since: Date, why: WhyHidden): Promise<HidingChange> {
    const named = this.pages.named(nameOf(page));
    if (!named) return { isChanged: false, linkname: null };
    const { id, linkname } = named.page;
    const former = this.hidings.get(id);
    if (former?.reason === why.reason && former.words === why.words && former.lookAskedAt === null) return { isChanged: false, linkname };
    await this.pages.hide(id);
    this.hidings.set(id, { id, owner: id, since: former?.since ?? since, ...why, lookAskedAt: null });
    return { isChanged: true, linkname };
  }

  override async show(page: PageToHide): Promise<HidingChange> {
    const { id = '', linkname = null } = this.pages.named(nameOf(page))?.page ?? {};
    this.hidings.delete(id);
    return { isChanged: await this.pages.show(id), linkname };
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

function nameOf(page: PageToHide): string {
  return 'id' in page ? page.id : page.linkname;
}
