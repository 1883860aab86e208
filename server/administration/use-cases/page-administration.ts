import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { ResanitizePages } from '../../pages/design/use-cases/resanitize-pages.js';
import { PageExporter } from '../../exports/use-cases/page-exporter.js';
import type { HiddenPage, WhyHidden } from '../../pages/hiding/page-hiding.js';
import { Withdrawals } from '../../pages/for-operators/withdrawals.js';
import { removeFiles, type Withdrawn } from '../removed-files.js';

/** The pages of others and the linknames of all, for operators. Errors of each: OPERATOR_NEEDED; of those with a linkname LINKNAME_INVALID. */
@Injectable()
export class PageAdministration {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly withdrawals: Withdrawals,
    private readonly exporter: PageExporter,
    private readonly resanitizePages: ResanitizePages,
  ) {}

  /** Hides the page at a linkname from visitors, on every instance, and mails its owner why. Faults: EXPORT_NOT_REMOVED. Errors: HIDING_WORDS_TOO_LONG. */
  async hidePage(actor: Actor, linkname: string, why: WhyHidden): Promise<Withdrawn> {
    return this.recordAct.execute(actor, { act: 'page hide', subject: linkname }, async () => {
      return this.withoutFiles(linkname, await this.withdrawals.hidePage(linkname, why));
    });
  }

  /** The hidden pages, those first whose owners have asked for another look; at most 1,000. */
  async listHidden(actor: Actor): Promise<readonly HiddenPage[]> {
    actor.asOperator();
    return this.withdrawals.listHidden();
  }

  /** Shows a hidden page again, and mails its owner. */
  async showPage(actor: Actor, linkname: string): Promise<Withdrawn> {
    return this.recordAct.execute(actor, { act: 'page show', subject: linkname }, async () => {
      return { isChanged: await this.withdrawals.showPage(linkname), left: [] };
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
