import { DomainError, type FieldRefusals } from '../domain-error.js';
import type { RateLimit } from './limits/rate-limit.js';
import type { ProviderFacts } from './providers/provider-facts.rules.js';
import type { EndState } from './sign-up/invitation.js';
import { refusal, type Refusal, type Values } from '../parsed.rules.js';

/** The request has no token, or its session has ended. */
export class NotSignedIn extends DomainError {
  constructor() {
    super('unauthenticated', 'UNAUTHENTICATED');
  }
}

/** The same answer for an unknown username and a wrong password: it does not tell whether an account exists. */
export class WrongCredentials extends DomainError {
  constructor() {
    super('invalid', 'WRONG_CREDENTIALS');
  }
}

/** The account was not opened. `fields` has every reason, by `username`, `email` and `password`. */
export class RegistrationRefused extends DomainError {
  constructor(fields: FieldRefusals) {
    super('invalid', 'REGISTRATION_REFUSED', { fields });
  }
}

/** Nobody may sign up at the moment without an invitation. */
export class SignUpClosed extends DomainError {
  constructor() {
    super('forbidden', 'SIGN_UP_CLOSED');
  }
}

/** Only people with an invitation may sign up. */
export class InvitationNeeded extends DomainError {
  constructor() {
    super('forbidden', 'INVITATION_NEEDED');
  }
}

/** The invitation was used up, has ended, was revoked or never existed. */
export class InvitationRefused extends DomainError {
  constructor(state: EndState) {
    const reasons = { used: 'INVITATION_USED', ended: 'INVITATION_ENDED', unknown: 'INVITATION_UNKNOWN' };
    const reason = reasons[state];
    super('forbidden', 'INVITATION_REFUSED', { reason });
  }
}

/** Somebody whom a provider has identified may not sign up. The refusal says why. */
export class SignUpRefused extends DomainError {
  constructor({ code, values, reason }: Refusal) {
    super('forbidden', code, { values, reason, fields: 'email' });
  }
}

/** The invitation was not made. `fields` has every reason, by `forWhom` and `uses`. */
export class InvitationNotMade extends DomainError {
  constructor(fields: FieldRefusals) {
    super('invalid', 'INVITATION_NOT_MADE', { fields });
  }
}

/** The configuration says who may sign up, so nobody can change it while the site runs. */
export class SignUpModeSet extends DomainError {
  constructor() {
    super('conflict', 'SIGN_UP_MODE_SET');
  }
}

/** The site is set up already, or it does not take a set-up. */
export class SetUpDone extends DomainError {
  constructor() {
    super('conflict', 'SET_UP_DONE');
  }
}

/** It is not the code that the server has printed. */
export class SetUpCodeWrong extends DomainError {
  constructor() {
    super('forbidden', 'SET_UP_CODE_WRONG', { fields: 'code' });
  }
}

/** Nobody else administers the site. */
export class LastOperator extends DomainError {
  constructor() {
    super('conflict', 'LAST_OPERATOR');
  }
}

/** The configuration makes the account an operator, so nobody can change it while the site runs. */
export class OperatorConfigured extends DomainError {
  constructor() {
    super('conflict', 'OPERATOR_CONFIGURED');
  }
}

const taken = refusal('TAKEN');

/** The same refusal for both fields, so that it does not say which of the two is taken. */
export const takenFields: FieldRefusals = { username: [taken], email: [taken] };

/** The text is not an e-mail address. */
export class EmailRefused extends DomainError {
  constructor({ code, values, reason }: Refusal) {
    super('invalid', code, { values, reason, fields: 'email' });
  }
}

/** The link for a new password was used, has expired, or never existed. The answer is the same if the account does not exist. */
export class ResetLinkInvalid extends DomainError {
  constructor() {
    super('invalid', 'RESET_LINK_INVALID');
  }
}

/** The new password breaks a rule for passwords. */
export class PasswordRefused extends DomainError {
  constructor(password: Refusal) {
    const { values, reason } = password;
    super('invalid', 'PASSWORD_REFUSED', { values, reason, fields: { password: [password] } });
  }
}

/** The link that verifies an e-mail address has expired, or never existed. */
export class VerificationLinkInvalid extends DomainError {
  constructor() {
    super('invalid', 'VERIFICATION_LINK_INVALID');
  }
}

/** The link to verify an address was mailed to another account than the one that acts. */
export class VerificationLinkOfOther extends DomainError {
  constructor() {
    super('forbidden', 'VERIFICATION_LINK_OF_OTHER');
  }
}

/** The action needs an account with a verified address. */
export class EmailNotVerified extends DomainError {
  constructor() {
    super('forbidden', 'EMAIL_NOT_VERIFIED');
  }
}

/** A password was sent to confirm the action, and the account has none. */
export class PasswordNotSet extends DomainError {
  constructor() {
    super('invalid', 'PASSWORD_NOT_SET');
  }
}

/** Providers are the only way in. */
export class PasswordsOff extends DomainError {
  constructor(providers: readonly string[]) {
    super('forbidden', 'PASSWORDS_OFF', { values: { providers: providers.join(', ') } });
  }
}

/** The configuration has no such provider. */
export class ProviderUnknown extends DomainError {
  constructor() {
    super('invalid', 'PROVIDER_UNKNOWN');
  }
}

/** The code or the state is wrong, was used, has expired, or is not of this provider. */
export class ProviderCodeRefused extends DomainError {
  constructor() {
    super('invalid', 'PROVIDER_CODE_REFUSED');
  }
}

/** The same answer for an address that the provider has not verified, and for an account here whose address is not verified. */
export class ProviderEmailUnverified extends DomainError {
  constructor({ label }: ProviderFacts) {
    super('invalid', 'PROVIDER_EMAIL_UNVERIFIED', { values: { provider: label } });
  }
}

/** An account has the address, and the provider is not trusted to name its owner. */
export class ProviderNotLinked extends DomainError {
  constructor({ label }: ProviderFacts) {
    super('conflict', 'PROVIDER_NOT_LINKED', { values: { provider: label } });
  }
}

/** The person at the provider signs in to another account. */
export class ProviderLinkedElsewhere extends DomainError {
  constructor({ label }: ProviderFacts) {
    super('conflict', 'PROVIDER_LINKED_ELSEWHERE', { values: { provider: label } });
  }
}

/** Another person at the provider signs in to the account. */
export class ProviderLinkedTwice extends DomainError {
  constructor({ label }: ProviderFacts) {
    super('conflict', 'PROVIDER_LINKED_TWICE', { values: { provider: label } });
  }
}

/** Without it, the owner of the account could not sign in any more. */
export class LastWayIn extends DomainError {
  constructor() {
    super('conflict', 'LAST_WAY_IN');
  }
}

/** The provider does not answer, or its certificate is refused, which only the operator of this site or of the provider can change. */
export class ProviderUnavailable extends DomainError {
  constructor({ label }: ProviderFacts, isTrusted = true) {
    super('unavailable', 'PROVIDER_UNAVAILABLE', {
      values: { provider: label },
      reason: isTrusted ? 'PROVIDER_UNAVAILABLE' : 'PROVIDER_NOT_TRUSTED',
    });
  }
}

/** For a client that knows Google alone: signing in with Google is not configured. */
export class GoogleNotConfigured extends DomainError {
  constructor() {
    super('invalid', 'GOOGLE_NOT_CONFIGURED');
  }
}

/** For a client that knows Google alone: the code or the state is wrong, was used, or has expired. */
export class GoogleCodeRefused extends DomainError {
  constructor() {
    super('invalid', 'GOOGLE_CODE_REFUSED');
  }
}

/** For a client that knows Google alone: the address is not verified, there or here. */
export class GoogleEmailUnverified extends DomainError {
  constructor() {
    super('invalid', 'GOOGLE_EMAIL_UNVERIFIED');
  }
}

/** For a client that knows Google alone: the provider does not answer. */
export class GoogleUnavailable extends DomainError {
  constructor() {
    super('unavailable', 'GOOGLE_UNAVAILABLE');
  }
}

/** A rate limit is reached. The values and `retryAfterSeconds` say how long to wait. */
export class TooManyAttempts extends DomainError {
  constructor(
    seconds: number,
    readonly limit: RateLimit,
  ) {
    super('too-many', 'TOO_MANY_ATTEMPTS', { values: waitOf(seconds), retryAfterSeconds: seconds });
  }
}

/** The queue of passwords to hash is full. */
export class TooManySigningIn extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', { reason: 'BUSY_SIGNING_IN' });
  }
}

// Rounded up: a person who waits as long as the sentence says is not refused again.
function waitOf(seconds: number): Values {
  if (seconds <= 90) return { count: seconds, unit: 'seconds' };
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? { count: minutes, unit: 'minutes' } : { count: Math.ceil(minutes / 60), unit: 'hours' };
}

/** The access token was not created. `fields` has every reason, by `name`, `scopes` and `expiresInDays`. */
export class AccessTokenRefused extends DomainError {
  constructor(fields: FieldRefusals) {
    super('invalid', 'ACCESS_TOKEN_REFUSED', { fields });
  }
}

/** The refusal of a token that would allow nothing. */
export const withoutScope = refusal('ACCESS_TOKEN_REFUSED', {}, 'ACCESS_TOKEN_SCOPES');

/** The account has as many access tokens as it may have. */
export class TooManyAccessTokens extends DomainError {
  constructor(most: number) {
    super('conflict', 'TOO_MANY_ACCESS_TOKENS', { values: { most } });
  }
}
