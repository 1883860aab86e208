import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { ResanitizePages } from '../../pages/design/use-cases/resanitize-pages.js';
import { PageExporter } from '../../exports/use-cases/page-exporter.js';
import type { ListedPage, PageChoice, PageList } from '../../pages/directory/page-directory.js';
import type { HiddenPage, WhyHidden } from '../../pages/hiding/page-hiding.js';
import { AllPages } from '../../pages/for-operators/all-pages.js';
import { Withdrawals } from '../../pages/for-operators/withdrawals.js';
import { PageNotFound } from '../../pages/pages.errors.js';
import { ReadWithheld } from './read-withheld.js';
import { removeFiles, type Withdrawn } from '../removed-files.js';

/** A page that an operator names: by the linkname where it is, or by its id, with the linkname that the operator has seen. */
export type NamedPage = string | { readonly id: string; readonly linkname: string | null };

/** The pages of others and the linknames of all, for operators. Errors of each: OPERATOR_NEEDED; of those with a linkname LINKNAME_INVALID. */
@Injectable()
export class PageAdministration {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly readWithheld: ReadWithheld,
    private readonly allPages: AllPages,
    private readonly withdrawals: Withdrawals,
    private readonly exporter: PageExporter,
    private readonly resanitizePages: ResanitizePages,
  ) {}

  /** A part of the list of all pages. `at`: a place that another part has named; null for the beginning. */
  async list(actor: Actor, choice: PageChoice, at: string | null): Promise<PageList> {
    actor.asOperator();
    return this.allPages.list(choice, at);
  }

  /** The pages of an account, as in the list, in the order that its owner chose. */
  async listOf(actor: Actor, accountId: string): Promise<readonly ListedPage[]> {
    actor.asOperator();
    return this.allPages.listOf(accountId);
  }

  /** One page as in the list. Errors: PAGE_NOT_FOUND. */
  async load(actor: Actor, id: string): Promise<ListedPage> {
    actor.asOperator();
    const page = await this.allPages.find(id);
    if (!page) throw new PageNotFound();
    return page;
  }

  /** A page with its content. That it was read is in the audit log if visitors do not see all of it, and mailed to an owner who withholds it. Errors: PAGE_NOT_FOUND. */
  async read(actor: Actor, id: string): Promise<ListedPage> {
    const listed = await this.load(actor, id);
    await this.readWithheld.note(actor, listed.page);
    return listed;
  }

  /** Hides a page from visitors, on every instance, and mails its owner why. Faults: EXPORT_NOT_REMOVED. Errors: HIDING_WORDS_TOO_LONG. */
  async hidePage(actor: Actor, page: NamedPage, why: WhyHidden): Promise<Withdrawn> {
    return this.recordAct.execute(actor, { act: 'page hide', subject: subjectOf(page) }, async () => {
      const { isChanged, linkname } = await this.withdrawals.hidePage(page, why);
      return { isChanged, ...(await removeFiles(this.exporter, linkname === null ? [] : [linkname])) };
    });
  }

  /** Shows a page that waits for the first look of an operator, and mails its owner. */
  async approvePage(actor: Actor, page: NamedPage): Promise<boolean> {
    return this.recordAct.execute(actor, { act: 'page approve', subject: subjectOf(page) }, () =>
      this.withdrawals.approvePage(placeOf(page)),
    );
  }

  /** The pages that wait for the first look of an operator, the oldest first; at most 1,000. */
  async listWaiting(actor: Actor): Promise<readonly HiddenPage[]> {
    actor.asOperator();
    return this.withdrawals.listWaiting();
  }

  /** How many pages wait for the first look of an operator. */
  async countWaiting(actor: Actor): Promise<number> {
    actor.asOperator();
    return (await this.withdrawals.countWaiting()).count;
  }

  /** The pages that operators have hidden, those first whose owners have asked for another look; at most 1,000. */
  async listHidden(actor: Actor): Promise<readonly HiddenPage[]> {
    actor.asOperator();
    return this.withdrawals.listHidden();
  }

  /** Shows a hidden page again, and mails its owner. */
  async showPage(actor: Actor, page: NamedPage): Promise<Withdrawn> {
    return this.recordAct.execute(actor, { act: 'page show', subject: subjectOf(page) }, async () => {
      return { isChanged: (await this.withdrawals.showPage(page)).isChanged, left: [] };
    });
  }

  /** Takes a linkname away from its page, and lets nobody claim it. Faults: EXPORT_NOT_REMOVED. */
  async blockLinkname(actor: Actor, linkname: string): Promise<Withdrawn> {
    return this.recordAct.execute(actor, { act: 'linkname block', subject: linkname }, async () => {
      return this.withoutFiles(linkname, await this.withdrawals.blockLinkname(linkname));
    });
  }

  /** Takes a linkname away from its page or ends its block, so that anybody can claim it. Faults: EXPORT_NOT_REMOVED. */
  async releaseLinkname(actor: Actor, linkname: string): Promise<Withdrawn> {
    return this.recordAct.execute(actor, { act: 'linkname release', subject: linkname }, async () => {
      return this.withoutFiles(linkname, await this.withdrawals.releaseLinkname(linkname));
    });
  }

  /** Sanitizes the pages again that were sanitized by older rules. `left`: how many could not be sanitized, and did not change. */
  async resanitize(actor: Actor): Promise<{ readonly sanitized: number; readonly left: number }> {
    return this.recordAct.execute(actor, { act: 'page resanitize', subject: null }, async () => {
      let [sanitized, left] = [0, 0];
      for (let after: Awaited<ReturnType<ResanitizePages['execute']>>['goOnAfter']; ;) {
        const step = await this.resanitizePages.execute(after);
        [sanitized, left, after] = [sanitized + step.sanitized, left + step.left, step.goOnAfter];
        if (!after) return { sanitized, left };
      }
    });
  }

  private async withoutFiles(linkname: string, isChanged: boolean): Promise<Withdrawn> {
    return { isChanged, ...(await removeFiles(this.exporter, [linkname])) };
  }
}

function placeOf(page: NamedPage): string {
  return typeof page === 'string' ? page : page.id;
}

/** What the audit log calls it. */
function subjectOf(page: NamedPage): string {
  return typeof page === 'string' ? page : (page.linkname ?? page.id);
}
