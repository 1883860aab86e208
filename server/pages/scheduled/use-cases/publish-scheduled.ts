import { Injectable } from '@nestjs/common';
import { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { DomainError } from '../../../domain-error.js';
import { FairQueue } from '../../../fair-queue.js';
import { isSameJson } from '../../json-value.rules.js';
import { ownedPage, type PageOfActor, type Published } from '../../page.js';
import { PageChangedElsewhere } from '../../pages.errors.js';
import { PageStore } from '../../ports/page-store.port.js';
import { PublishPage } from '../../publishing/use-cases/publish-page.js';
import { wholeBut } from '../../vocabulary/vocabulary.rules.js';
import { ScheduledPublications, type Outcome } from '../ports/scheduled-publications.port.js';
import { ScheduleBusy } from '../scheduled.errors.js';
import type { DuePublication } from '../scheduled-publication.js';

/** How many are looked for at a time. */
const BATCH = 40;
/** How many are published at a time. Each holds a connection to the database while another one publishes, and others need some, too. */
const LANES = 2;
const BY_HAND = { atOnce: 1, atOnceOfOne: 1, mostWaiting: 100 };
/** After how many milliseconds one is tried again that no fault of its own has stopped. */
const PAUSE = 1_000;

/** Publishes what was scheduled, as a person would. */
@Injectable()
export class PublishScheduled {
  private readonly queue = new FairQueue(BY_HAND, () => new ScheduleBusy());

  constructor(
    private readonly scheduled: ScheduledPublications,
    private readonly pages: PageStore,
    private readonly publishPage: PublishPage,
    private readonly clock: Clock,
  ) {}

  /**
   * Publishes the designs whose moment has come, each once, on whichever instance looks first. Returns whether there may be more. One that the site refuses waits for its owner; one that a
   * fault stops is tried again, and stops no other. Errors: the first of these faults.
   */
  async publishDue(): Promise<boolean> {
    const waiting = (await this.scheduled.findDue(this.clock.now(), BATCH)).values();
    const faults: unknown[] = [];
    let count = 0;
    const lane = async (): Promise<void> => {
      for (const pageId of waiting) if (await this.attempt(pageId, faults)) count += 1;
    };
    // All of them end before this does, also when the database does not answer.
    const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
    faults.push(...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])));
    if (faults.length > 0) throw faults[0];
    return count > 0;
  }

  /**
   * Publishes the design of a page now, over whatever the page has. Scope: publish. Accounts take turns. Errors: NOTHING_SCHEDULED, BUSY, and those of `PublishPage`; then
   * it stays scheduled as it is.
   */
  async publishNow(asked: PageOfActor): Promise<Published> {
    const page = ownedPage(asked, 'publish');
    return this.queue.inTurn(page.accountId, () => this.scheduled.publishNow(page, (due) => this.publish({ ...due, replaces: true })));
  }

  private attempt(pageId: string, faults: unknown[]): Promise<boolean> {
    return this.scheduled.publishDue(pageId, this.clock.now(), (due) => this.outcomeOf(due, faults));
  }

  private async outcomeOf(due: DuePublication, faults: unknown[]): Promise<Outcome> {
    // Its owner could not publish it either.
    if (due.isSuspended) return { kind: 'refused', code: 'ACCOUNT_SUSPENDED', at: this.clock.now() };
    try {
      await this.publish(due);
      return { kind: 'published' };
    } catch (error) {
      if (error instanceof PageChangedElsewhere && (await this.isPublic(due))) return { kind: 'published' };
      const at = this.clock.now();
      if (error instanceof DomainError && error.kind !== 'unavailable') return { kind: 'refused', code: error.code, at };
      if (!(error instanceof DomainError)) faults.push(error);
      return { kind: 'later', at: new Date(at.getTime() + PAUSE) };
    }
  }

  /** Whether the same design was published in the meantime. */
  private async isPublic({ accountId, pageId, design }: DuePublication): Promise<boolean> {
    return isSameJson((await this.pages.find({ accountId, pageId })).design, design);
  }

  // Whoever scheduled it had the scope. It has a name, because the process may end before it is noted as published.
  private publish({ id, accountId, pageId, design, unsaid, basedOn, replaces }: DuePublication): Promise<Published> {
    const place = { actor: Actor.program(accountId, ['publish']), pageId, clientMutationId: `scheduled ${id}` };
    const vocabulary = wholeBut('visibility', unsaid);
    return this.publishPage.execute({ ...place, design, vocabulary, ...(!replaces && { basedOn }) });
  }
}
