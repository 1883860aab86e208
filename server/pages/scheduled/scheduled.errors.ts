import { DomainError } from '../../domain-error.js';

/** The moment of a publication is not in the future, or too far away. Nothing was written. */
export class MomentInvalid extends DomainError {
  constructor() {
    super('invalid', 'MOMENT_INVALID', { fields: 'publishesAt' });
  }
}

/** No publication of the page is scheduled, or not any more: it may have gone public just now. */
export class NothingScheduled extends DomainError {
  constructor() {
    super('not-found', 'NOTHING_SCHEDULED');
  }
}

/** The scheduled publication of the page is being published, or too many are. Nothing was written. */
export class ScheduleBusy extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', { reason: 'BUSY_SCHEDULED' });
  }
}
