import { DomainError } from '../domain-error.js';

/** Whoever administers the site in the browser has to sign in with two steps. */
export class AdminSecondFactorNeeded extends DomainError {
  constructor() {
    super('forbidden', 'ADMIN_SECOND_FACTOR_NEEDED');
  }
}

/** There is no account with this id. */
export class AccountUnknown extends DomainError {
  constructor() {
    super('not-found', 'ACCOUNT_UNKNOWN');
  }
}

/** The owner of the account has not verified the e-mail address, so it could be that of somebody else. */
export class AddressNotConfirmed extends DomainError {
  constructor() {
    super('conflict', 'ADDRESS_NOT_CONFIRMED');
  }
}

/** Operators do not suspend or delete their own account as operators, nor change their own role. */
export class OwnAccount extends DomainError {
  constructor() {
    super('conflict', 'OWN_ACCOUNT');
  }
}

/** The typed username is not that of the account which is to be deleted. */
export class UsernameDiffers extends DomainError {
  constructor() {
    super('invalid', 'FIELD_INVALID', { reason: 'USERNAME_DIFFERS', fields: 'username' });
  }
}

/** A variable of the server has this setting, so nobody can change it while the site runs. */
export class SettingSetByVariable extends DomainError {
  constructor(name: string) {
    super('conflict', 'SETTING_SET_BY_VARIABLE', { values: { name } });
  }
}

/** The setting cannot have this value. */
export class SettingInvalid extends DomainError {
  constructor(name: string) {
    super('invalid', 'SETTING_INVALID', { values: { name } });
  }
}
