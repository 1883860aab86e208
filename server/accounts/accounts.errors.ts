import { DomainError, type FieldErrors } from '../domain-error.js';
import type { Refusal } from '../parsed.rules.js';

/** The request has no token, or its session has ended. */
export class NotSignedIn extends DomainError {
  constructor() {
    super('unauthenticated', 'UNAUTHENTICATED', 'You are not signed in, or your session has expired. Sign in again.');
  }
}

/** The same answer for an unknown username and a wrong password: it does not tell whether an account exists. */
export class WrongCredentials extends DomainError {
  constructor() {
    super('invalid', 'WRONG_CREDENTIALS', 'The username or the password is wrong. Check both and try again.');
  }
}

/** The account was not opened. `fields` has every reason, by `username`, `email` and `password`. */
export class RegistrationRefused extends DomainError {
  constructor(fields: FieldErrors) {
    super('invalid', 'REGISTRATION_REFUSED', 'The account could not be opened. Mend the fields that are named and try again.', fields);
  }
}

const taken = 'This username or e-mail address is already taken. Choose another one, or sign in.';

/** The same sentence for both fields, so that it does not say which of the two is taken. */
export const takenFields: FieldErrors = { username: [taken], email: [taken] };

/** The text is not an e-mail address. */
export class EmailRefused extends DomainError {
  constructor({ code, sentence }: Refusal) {
    super('invalid', code, sentence, { email: [sentence] });
  }
}

/** The link for a new password was used, has expired, or never existed. The answer is the same if the account does not exist. */
export class ResetLinkInvalid extends DomainError {
  constructor() {
    super('invalid', 'RESET_LINK_INVALID', 'This link has been used, or it has expired. Ask for a new one.');
  }
}

/** The new password breaks a rule for passwords. */
export class PasswordRefused extends DomainError {
  constructor({ sentence }: Refusal) {
    super('invalid', 'PASSWORD_REFUSED', sentence, { password: [sentence] });
  }
}

/** The link that verifies an e-mail address has expired, or never existed. */
export class VerificationLinkInvalid extends DomainError {
  constructor() {
    const message = 'This link has expired, or part of it is missing. Ask for a new one on your Personal page.';
    super('invalid', 'VERIFICATION_LINK_INVALID', message);
  }
}

/** The action needs an account with a verified address. */
export class EmailNotVerified extends DomainError {
  constructor() {
    const message = 'Your e-mail address is not verified yet. Verify it on your Personal page, then try again.';
    super('forbidden', 'EMAIL_NOT_VERIFIED', message);
  }
}

/** The action needs the password, and the account has none. */
export class PasswordNotSet extends DomainError {
  constructor() {
    super('invalid', 'PASSWORD_NOT_SET', 'This account has no password yet. Set one with Change Password first.');
  }
}

/** Signing in with Google is not configured. */
export class GoogleNotConfigured extends DomainError {
  constructor() {
    super('invalid', 'GOOGLE_NOT_CONFIGURED', 'Signing in with Google is not set up here. Sign in with your username.');
  }
}

/** The code or the state is wrong, was used, or has expired. */
export class GoogleCodeRefused extends DomainError {
  constructor() {
    super('invalid', 'GOOGLE_CODE_REFUSED', 'Signing in with Google did not succeed. Begin again.');
  }
}

/** The same answer for an address that the provider has not verified, and for an account here whose address is not verified. */
export class GoogleEmailUnverified extends DomainError {
  constructor() {
    const message =
      'Signing in with Google needs a verified e-mail address, there and here. Sign in with your username, or verify the address first.';
    super('invalid', 'GOOGLE_EMAIL_UNVERIFIED', message);
  }
}

/** The provider does not answer. */
export class GoogleUnavailable extends DomainError {
  constructor() {
    const message = 'Google does not answer at this moment. Try again in a few seconds, or sign in with your username.';
    super('unavailable', 'GOOGLE_UNAVAILABLE', message);
  }
}

/** A rate limit is reached. The sentence and `retryAfterSeconds` say how long to wait. */
export class TooManyAttempts extends DomainError {
  constructor(seconds: number) {
    super('too-many', 'TOO_MANY_ATTEMPTS', `That was tried too often. Wait ${inWords(seconds)} and try again.`, {}, seconds);
  }
}

/** The queue of passwords to hash is full. */
export class TooManySigningIn extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', 'Too many people are signing in at this moment. Try again in a few seconds.');
  }
}

// Rounded up: a person who waits as long as the sentence says is not refused again.
function inWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
