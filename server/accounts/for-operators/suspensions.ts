import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { SuspensionStore } from '../suspension/ports/suspension-store.port.js';
import { SuspensionWordsTooLong } from '../suspension/suspension.errors.js';
import { SUSPENSION_WORDS_MOST, type Suspension } from '../suspension/suspension.rules.js';

/** Suspends accounts whose owners break the rules of the site. */
@Injectable()
export class Suspensions {
  constructor(
    private readonly suspensions: SuspensionStore,
    private readonly clock: Clock,
  ) {}

  /** The suspension of an account, or null. */
  find(accountId: string): Promise<Suspension | null> {
    return this.suspensions.find(accountId);
  }

  /**
   * Suspends an account, and mails its owner the reason and the words. Returns the linknames of the pages that visitors do not see any more; null when it is suspended already.
   * Errors: SUSPENSION_WORDS_TOO_LONG, LAST_OPERATOR.
   */
  async suspend(accountId: string, { reason, words }: Omit<Suspension, 'since'>): Promise<readonly string[] | null> {
    const trimmed = words?.trim() ?? '';
    if (trimmed.length > SUSPENSION_WORDS_MOST) throw new SuspensionWordsTooLong();
    return this.suspensions.suspend(accountId, { since: this.clock.now(), reason, words: trimmed === '' ? null : trimmed });
  }

  /** Ends the suspension of an account. False when there is none. */
  lift(accountId: string): Promise<boolean> {
    return this.suspensions.lift(accountId);
  }
}
