import { DomainError } from '../domain-error.js';

/** The network has more answers under way than it reads. */
export class TooMuchUnread extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', 'Too many large answers to your network have not been read yet. Try again in a few seconds.');
  }
}
