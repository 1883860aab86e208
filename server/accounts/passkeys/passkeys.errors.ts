import { DomainError, type FieldRefusals } from '../../domain-error.js';

/** Browsers offer no passkeys at the address of this site. */
export class PasskeysUnavailable extends DomainError {
  constructor() {
    super('conflict', 'PASSKEYS_UNAVAILABLE');
  }
}

/** The answer of the passkey is wrong or late, or the passkey is not known, or known already if it is to be added. */
export class PasskeyRefused extends DomainError {
  constructor() {
    super('invalid', 'PASSKEY_REFUSED');
  }
}

/** The account has no such passkey. */
export class PasskeyUnknown extends DomainError {
  constructor() {
    super('not-found', 'PASSKEY_UNKNOWN');
  }
}

/** `fields` says under `name` why a passkey cannot be called so. */
export class PasskeyNameRefused extends DomainError {
  constructor(fields: FieldRefusals) {
    super('invalid', 'PASSKEY_NAME_REFUSED', { fields });
  }
}

/** The account has as many passkeys as it may have. */
export class TooManyPasskeys extends DomainError {
  constructor(most: number) {
    super('conflict', 'TOO_MANY_PASSKEYS', { values: { most } });
  }
}
