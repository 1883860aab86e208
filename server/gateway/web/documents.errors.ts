import { DomainError } from '../../domain-error.js';

/** The document is still being made, or so many are that this one is not even begun. */
export class TooLate extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', 'This cannot be shown at this moment. Try again in a few seconds.');
  }
}
