import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { ownedPage, type PageOfActor } from '../../page.js';
import { ScheduledPublications } from '../ports/scheduled-publications.port.js';
import { chosenMoment, type ChosenMoment, type ScheduledPublication } from '../scheduled-publication.js';

/** The scheduled publication of a page, for its owner. Errors of each: PAGE_NOT_FOUND. */
@Injectable()
export class ScheduledPublicationOfPage {
  constructor(
    private readonly scheduled: ScheduledPublications,
    private readonly clock: Clock,
  ) {}

  /** Null when none is scheduled. Scope: read. */
  async load(asked: PageOfActor): Promise<ScheduledPublication | null> {
    return this.scheduled.find(ownedPage(asked, 'read'));
  }

  /** Gives it another moment, and keeps its design. Scope: publish. Errors: MOMENT_INVALID, NOTHING_SCHEDULED. */
  async change({ publishesAt, timeZone, replaces, ...asked }: PageOfActor & ChosenMoment): Promise<ScheduledPublication> {
    const page = ownedPage(asked, 'publish');
    return this.scheduled.change(page, chosenMoment({ publishesAt, timeZone, replaces }, this.clock.now()));
  }

  /** Removes it: it never goes public. Scope: publish. Errors: NOTHING_SCHEDULED. */
  async cancel(asked: PageOfActor): Promise<void> {
    await this.scheduled.cancel(ownedPage(asked, 'publish'));
  }
}
