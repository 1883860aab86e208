import { DomainError } from '../../domain-error.js';
import { SUSPENSION_WORDS_MOST, type Suspension } from './suspension.rules.js';

/** An operator has suspended the account. Only who has proved to be its owner reads this. */
export class AccountSuspended extends DomainError {
  constructor({ since, reason }: Suspension) {
    super('forbidden', 'ACCOUNT_SUSPENDED', { values: { since: since.toISOString().slice(0, 10), reason } });
  }
}

/** The words to the owner of an account that is to be suspended are too long. */
export class SuspensionWordsTooLong extends DomainError {
  constructor() {
    super('invalid', 'SUSPENSION_WORDS_TOO_LONG', { values: { most: SUSPENSION_WORDS_MOST }, fields: 'words' });
  }
}
