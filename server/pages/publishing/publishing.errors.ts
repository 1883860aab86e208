import { DomainError } from '../../domain-error.js';

/** The account was opened by an address that has to be verified before others see anything of it, and is not. */
export class PublisherNotVerified extends DomainError {
  constructor() {
    super('forbidden', 'EMAIL_NOT_VERIFIED');
  }
}
