import { DomainError } from '../domain-error.js';

/** The network has too many bytes of answers that it has not read yet. */
export class BacklogFull extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', { reason: 'BUSY_UNREAD_ANSWERS' });
  }
}
