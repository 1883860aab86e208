import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import type { PageDesign } from '../../design/page-design.rules.js';
import { SanitizerQueue } from '../../design/sanitizer-queue.js';
import { ownedPage, type PageOfActor } from '../../page.js';
import type { PageDraft } from '../page-draft.js';
import { PageDrafts } from '../ports/page-drafts.port.js';

/** The drafts of an account's pages. Errors of each: PAGE_NOT_FOUND. */
@Injectable()
export class Drafts {
  constructor(
    private readonly drafts: PageDrafts,
    private readonly sanitizing: SanitizerQueue,
    private readonly clock: Clock,
  ) {}

  /** The draft of a page, without its design. Null if none was ever saved. Scope: read. */
  async load(asked: PageOfActor): Promise<PageDraft | null> {
    return this.drafts.find(ownedPage(asked, 'read'));
  }

  /**
   * The design of a draft, sanitized by the present rules: the editor shows its texts, whatever has saved them. Null if there is none. Scope:
   * read. Error: BUSY.
   */
  async loadDesign(asked: PageOfActor): Promise<PageDesign | null> {
    const page = ownedPage(asked, 'read');
    const design = await this.drafts.findDesign(page);
    return design && this.sanitizing.sanitize(page.accountId, design);
  }

  /** Discards the draft with this revision. Scope: publish. Errors: DRAFT_CHANGED_ELSEWHERE; UNAUTHENTICATED when the account was just removed. */
  async discard({ revision, ...asked }: PageOfActor & { readonly revision: number }): Promise<PageDraft> {
    return this.drafts.discard(ownedPage(asked, 'publish'), revision, this.clock.now());
  }
}
