import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { Faults } from '../design/faults.rules.js';
import { parseOptionalLine } from '../design/field-parsing.rules.js';
import { LONGEST_HINT, parsePeriod, withoutUsual } from '../design/visibility.rules.js';
import { LockKeys } from '../locks/ports/lock-keys.port.js';
import type { AccessLock, PageAccess } from '../page-access.rules.js';
import { ownedPage, type Page, type PageOfActor } from '../page.js';
import { AccessInvalid } from '../pages.errors.js';
import { AccountPages, type VisibilityChange } from '../ports/account-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';

export interface ChangePageVisibilityCommand extends PageOfActor {
  /** Who may find the page. Undefined leaves that as it is. */
  readonly access?: PageAccess | undefined;
  /** The lock of the page; only with `password`. Undefined for the one that it has. */
  readonly lock?: string | undefined;
  /** What visitors read before they have given the password; only with `password`. Undefined for nothing. */
  readonly hint?: string | undefined;
  /** `from`, `until`, `timeZone` and `isAnnounced` as the caller sends them. Null for always, undefined leaves it as it is. */
  readonly period?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Changes who may find a page, and when, in one step, at once and without a publication. Scope: publish.
 * Errors: PAGE_NOT_FOUND; ACCESS_INVALID with the fields `lock` (LOCK_MISSING, for a page that gets no password), `hint` (TEXT_TOO_LONG),
 * `period.from` and `period.until` (PERIOD_INVALID).
 */
@Injectable()
export class ChangePageVisibility {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly pages: PageStore,
    private readonly lockKeys: LockKeys,
    private readonly clock: Clock,
  ) {}

  async execute({ access, lock, hint, period, ...asked }: ChangePageVisibilityCommand): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    const present = await this.pages.find(page);
    const faults = new Faults();
    const isLocked = access === 'password';
    const accessLock = isLocked ? await this.parseLock(page.accountId, lock ?? present.accessLock?.lock, hint, faults) : null;
    const when = period && (withoutUsual(parsePeriod(period, 'period', faults)) ?? null);
    if (!faults.isEmpty) throw new AccessInvalid(faults.byPlace());
    const change = { ...newAccess(present, access, accessLock), ...(when !== undefined && { period: when }) };
    if (Object.keys(change).length > 0) await this.accountPages.changeVisibility(page, change, this.clock.now());
    return this.pages.find(page);
  }

  private async parseLock(accountId: string, lock = '', hint = '', faults: Faults): Promise<AccessLock> {
    const words = parseOptionalLine(hint, 'hint', LONGEST_HINT, faults);
    const missing = await this.lockKeys.findMissing(accountId, [lock]);
    if (missing.length > 0) faults.add('lock', 'LOCK_MISSING');
    return { lock, ...(words !== '' && { hint: words }) };
  }
}

/** Nothing if the page has it already. */
function newAccess(present: Page, access: PageAccess | undefined, lock: AccessLock | null): VisibilityChange {
  if (access === undefined || (present.access === access && isSameLock(present.accessLock, lock))) return {};
  return { access, lock };
}

function isSameLock(one: AccessLock | null, other: AccessLock | null): boolean {
  return one?.lock === other?.lock && one?.hint === other?.hint;
}
