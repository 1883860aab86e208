import { DomainError } from '../../domain-error.js';

/** The link of a change of the e-mail address was used, has ended, or never existed. */
export class EmailLinkInvalid extends DomainError {
  constructor() {
    super('invalid', 'EMAIL_LINK_INVALID');
  }
}

/** Another account has got the address since the change was requested. */
export class EmailTaken extends DomainError {
  constructor() {
    super('conflict', 'EMAIL_TAKEN');
  }
}
