import { DomainError } from '../../domain-error.js';

/** The password was right, but the account asks for a second step, which this way of signing in does not have. */
export class SecondFactorNeeded extends DomainError {
  constructor() {
    super('unauthenticated', 'SECOND_FACTOR_NEEDED');
  }
}

/** The sign-in does not wait for a second step any more: its time is over, it is done, or too many codes were wrong. */
export class ChallengeEnded extends DomainError {
  constructor() {
    super('invalid', 'CHALLENGE_ENDED');
  }
}

/** The code of the app is wrong, its time is over, or it was used. */
export class CodeWrong extends DomainError {
  constructor() {
    super('invalid', 'CODE_WRONG');
  }
}

/** The recovery code is wrong, or it was used. */
export class RecoveryCodeWrong extends DomainError {
  constructor() {
    super('invalid', 'CODE_WRONG', { reason: 'RECOVERY_CODE_WRONG' });
  }
}

/** The authenticator app of the account is on already. */
export class SecondFactorOn extends DomainError {
  constructor() {
    super('conflict', 'SECOND_FACTOR_ON');
  }
}

/** The account has no authenticator app, or its set-up took too long. */
export class SecondFactorOff extends DomainError {
  constructor() {
    super('conflict', 'SECOND_FACTOR_OFF');
  }
}
