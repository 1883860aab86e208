import { DomainError } from '../../domain-error.js';

/** A known reason why there is no database; the message is the sentence that a person reads, and never holds a password. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}

/** The database cannot be reached, ended the connection or did not answer in time: the same call may succeed in a moment. */
export class DatabaseUnavailable extends DomainError {
  constructor(override readonly cause: unknown) {
    super('unavailable', 'BUSY', 'The service cannot be used at this moment. Try again in a few seconds.');
  }
}
