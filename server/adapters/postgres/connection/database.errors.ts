import { DomainError } from '../../../domain-error.js';

/** A known reason why the database cannot be used at the start. People read the message; it never contains a password. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}

/** The database cannot be reached, closed the connection, or did not answer in time. The same call may succeed in a moment. */
export class DatabaseUnavailable extends DomainError {
  constructor(override readonly cause: unknown) {
    super('unavailable', 'BUSY');
  }
}
