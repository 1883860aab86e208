import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { BlockedLinkList } from '../blocked-link-list.js';
import type { BlockedLinks } from '../blocked-link.rules.js';
import { blockedLinksOf } from '../find-blocked.rules.js';
import type { CheckedPage, CheckProgress, LinkFinding } from '../link-check.js';
import { LinkCheckStore } from '../ports/link-check-store.port.js';

/**
 * One step of the comparison of all published pages with the list of blocked places: some hundred pages. It begins when the list has changed, and nothing is published any more that was compared with the
 * former one. If the list changes meanwhile, it goes on where it is, so that no page waits for ever. Returns whether there is more to do at once. Nothing is hidden.
 */
@Injectable()
export class CheckPublishedLinks {
  constructor(
    private readonly list: BlockedLinkList,
    private readonly checks: LinkCheckStore,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<boolean> {
    const { mark, links, settledAt } = await this.list.load();
    const former = await this.checks.progress();
    const now = this.clock.now();
    if (former?.mark === mark ? former.isDone : settledAt > now || (links.isEmpty && former === null)) return false;
    const progress = former?.mark === mark ? former : begun(mark, former);
    const { after, begunAfter, isSecondPart } = progress;
    const pages = await this.checks.pagesAfter(after, isSecondPart ? begunAfter : null);
    const findings = pages.flatMap((page) => findingsOf(page, links));
    await this.checks.saveStep({ progress: goneOn(progress, pages.at(-1)), pages, findings, at: now });
    return true;
  }
}

function begun(mark: string, former: CheckProgress | null): CheckProgress {
  const after = former?.after ?? null;
  return { mark, after, begunAfter: after, isSecondPart: false, isDone: false };
}

function goneOn(progress: CheckProgress, last: CheckedPage | undefined): CheckProgress {
  if (last) return { ...progress, after: last.id };
  const isDone = progress.isSecondPart || progress.begunAfter === null;
  return { ...progress, after: null, isSecondPart: true, isDone };
}

/** The first blocked link of a page. */
function findingsOf({ id, version, design }: CheckedPage, links: BlockedLinks): LinkFinding[] {
  for (const { pattern, address } of blockedLinksOf(design, links)) return [{ pageId: id, version, pattern, address }];
  return [];
}
