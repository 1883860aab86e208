import { DomainError } from '../../domain-error.js';

/** The clients of the network have not read too many bytes of their responses. */
export class BacklogFull extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', { reason: 'BUSY_UNREAD_ANSWERS' });
  }
}
