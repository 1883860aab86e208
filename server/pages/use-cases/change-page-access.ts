import { Injectable } from '@nestjs/common';
import { Faults } from '../design/faults.rules.js';
import { parseOptionalLine } from '../design/field-parsing.rules.js';
import { LONGEST_HINT } from '../design/visibility.rules.js';
import { LockKeys } from '../locks/ports/lock-keys.port.js';
import type { AccessLock, PageAccess } from '../page-access.rules.js';
import { ownedPage, type Page, type PageOfActor } from '../page.js';
import { AccessInvalid } from '../pages.errors.js';
import { AccountPages } from '../ports/account-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';

export interface ChangePageAccessCommand extends PageOfActor {
  readonly access: PageAccess;
  /** The lock of the page; only with `password`. Undefined for the one that it has. */
  readonly lock?: string | undefined;
  /** What visitors read before they have given the password; only with `password`. Undefined for nothing. */
  readonly hint?: string | undefined;
}

/**
 * Changes who may find a page, at once and without a publication. Scope: publish.
 * Errors: PAGE_NOT_FOUND; LOCK_MISSING with the field `lock` for a page that gets no password; TEXT_TOO_LONG with the field `hint`.
 */
@Injectable()
export class ChangePageAccess {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly pages: PageStore,
    private readonly lockKeys: LockKeys,
  ) {}

  async execute({ access, lock, hint, ...asked }: ChangePageAccessCommand): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    const present = await this.pages.find(page);
    const accessLock = access === 'password' ? await this.parseLock(page.accountId, lock ?? present.accessLock?.lock, hint) : null;
    if (present.access !== access || !isSameLock(present.accessLock, accessLock))
      await this.accountPages.changeAccess(page, access, accessLock);
    return this.pages.find(page);
  }

  private async parseLock(accountId: string, lock = '', hint = ''): Promise<AccessLock> {
    const faults = new Faults();
    const words = parseOptionalLine(hint, 'hint', LONGEST_HINT, faults);
    const missing = await this.lockKeys.findMissing(accountId, [lock]);
    if (missing.length > 0) faults.add('lock', 'LOCK_MISSING');
    if (!faults.isEmpty) throw new AccessInvalid(faults.byPlace());
    return { lock, ...(words !== '' && { hint: words }) };
  }
}

function isSameLock(one: AccessLock | null, other: AccessLock | null): boolean {
  return one?.lock === other?.lock && one?.hint === other?.hint;
}
