import { DomainError } from '../domain-error.js';

/** The network has too many bytes of answers that it has not read yet. */
export class TooMuchUnread extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', 'Too many large answers to your network have not been read yet. Try again in a few seconds.');
  }
}
