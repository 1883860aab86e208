import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { NewDraft, PageDraft } from '../../../server/pages/drafts/page-draft.js';
import { PageDrafts } from '../../../server/pages/drafts/ports/page-drafts.port.js';
import type { OwnedPage } from '../../../server/pages/page.js';
import { DraftChangedElsewhere } from '../../../server/pages/pages.errors.js';

/** The drafts of main pages in memory, for unit tests. */
export class MemoryPageDrafts extends PageDrafts {
  private readonly stored = new Map<string, PageDraft & { readonly design: PageDesign | null }>();

  override async find({ accountId }: OwnedPage): Promise<PageDraft | null> {
    const found = this.stored.get(accountId);
    if (!found) return null;
    const { revision, basedOn, savedAt, device, writer, isDiscarded } = found;
    return { revision, basedOn, savedAt, device, writer, isDiscarded };
  }

  override async findDesign({ accountId }: OwnedPage): Promise<PageDesign | null> {
    return this.stored.get(accountId)?.design ?? null;
  }

  override async save(page: OwnedPage, { revision, ...draft }: NewDraft): Promise<PageDraft> {
    return this.write(page, revision, { ...draft, revision: revision + 1, isDiscarded: false });
  }

  override async discard(page: OwnedPage, revision: number, at: Date): Promise<PageDraft> {
    const present = this.stored.get(page.accountId);
    if (!present) throw new DraftChangedElsewhere(0);
    return this.write(page, revision, { ...present, revision: revision + 1, savedAt: at, writer: null, isDiscarded: true, design: null });
  }

  private async write(page: OwnedPage, revision: number, next: PageDraft & { readonly design: PageDesign | null }): Promise<PageDraft> {
    const present = this.stored.get(page.accountId)?.revision ?? 0;
    if (present !== revision) throw new DraftChangedElsewhere(present);
    this.stored.set(page.accountId, next);
    return (await this.find(page))!;
  }
}
