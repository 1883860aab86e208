import { DomainError } from '../../domain-error.js';

/** The document is not rendered in time, or the queue is full. */
export class TooLate extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', { reason: 'BUSY_DOCUMENT' });
  }
}
