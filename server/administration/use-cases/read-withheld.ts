import { Injectable } from '@nestjs/common';
import { ADMINISTRATION_SIGN_IN, type Actor } from '../../actor.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import { Clock } from '../../clock.port.js';
import { Mails } from '../../mail/use-cases/mails.js';
import type { Page } from '../../pages/page.js';
import { isWithheld } from '../../pages/seen-page.js';
import { Acts } from '../../audit/use-cases/acts.js';

const ACT = 'page read';

/** What operators read of pages that visitors do not see: it is in the audit log, and the owner hears of it. */
@Injectable()
export class ReadWithheld {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly acts: Acts,
    private readonly mails: Mails,
    private readonly clock: Clock,
  ) {}

  /** Before a page is read. What its owner withholds is told to the owner; what only operators hide is theirs to look at. Errors: OPERATOR_NEEDED. */
  async note(actor: Actor, page: Page): Promise<void> {
    const { accountId, linkname } = page;
    const isOwners = isWithheld(page, this.clock.now());
    if (!isOwners && !page.isHidden) return;
    await this.recordAct.execute(actor, { act: ACT, subject: subjectOf(page) }, async () => {
      if (isOwners) await this.mails.add({ kind: 'page-read', accountId, linkname });
    });
  }

  /** Whether this operator has read one of the pages within the hour for which a sign-in administers, so that its pictures belong to what was read. */
  async hasRead(actor: Actor, pages: readonly Page[]): Promise<boolean> {
    const { name: operator } = actor.asOperator();
    const since = new Date(this.clock.now().getTime() - ADMINISTRATION_SIGN_IN);
    for (const page of pages) {
      const asked = { about: subjectOf(page), operator, kind: 'pages', days: 1, at: null } as const;
      const { rows } = await this.acts.find(actor, asked);
      if (rows.some(({ act, at }) => act === ACT && at >= since)) return true;
    }
    return false;
  }
}

function subjectOf({ linkname, id }: Page): string {
  return linkname ?? id;
}
