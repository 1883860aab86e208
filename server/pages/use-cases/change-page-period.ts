import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { Faults } from '../design/faults.rules.js';
import { parsePeriod, withoutUsual, type VisiblePeriod } from '../design/visibility.rules.js';
import { ownedPage, type Page, type PageOfActor } from '../page.js';
import { AccessInvalid } from '../pages.errors.js';
import { AccountPages } from '../ports/account-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';

export interface ChangePagePeriodCommand extends PageOfActor {
  /** `from`, `until`, `timeZone` and `isAnnounced` as the caller sends them. Null for always. */
  readonly period: Readonly<Record<string, unknown>> | null;
}

/**
 * Changes from when and until when visitors see a page, at once and without a publication. Scope: publish.
 * Errors: PAGE_NOT_FOUND; ACCESS_INVALID with the fields `period.from` and `period.until`: PERIOD_INVALID.
 */
@Injectable()
export class ChangePagePeriod {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  async execute({ period, ...asked }: ChangePagePeriodCommand): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    await this.accountPages.changePeriod(page, period && parsed(period), this.clock.now());
    return this.pages.find(page);
  }
}

/** Null for a period without a moment. */
function parsed(input: Readonly<Record<string, unknown>>): VisiblePeriod | null {
  const faults = new Faults();
  const period = withoutUsual(parsePeriod(input, 'period', faults));
  if (!faults.isEmpty) throw new AccessInvalid(faults.byPlace());
  return period ?? null;
}
