import { DomainError } from '../domain-error.js';

/** The password is too short or too long. */
export class PasswordUnfit extends DomainError {
  constructor(values: { readonly least: number; readonly most: number }) {
    super('invalid', 'LOCK_PASSWORD_INVALID', { values, fields: 'password' });
  }
}

/** It is another password. */
export class LockPasswordWrong extends DomainError {
  constructor() {
    super('invalid', 'LOCK_PASSWORD_WRONG', { fields: 'password' });
  }
}

/** The account has as many locks as it may have. */
export class TooManyLocks extends DomainError {
  constructor(most: number) {
    super('conflict', 'TOO_MANY_LOCKS', { values: { most } });
  }
}

/** The account was just removed. */
export class LockOwnerRemoved extends DomainError {
  constructor() {
    super('unauthenticated', 'UNAUTHENTICATED', { reason: 'UNAUTHENTICATED_ACCOUNT_REMOVED' });
  }
}
