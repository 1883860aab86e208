import { DomainError, type FieldErrors } from '../domain-error.js';
import type { Refusal } from '../parsed.rules.js';

/** Nobody is signed in, or no longer: there is no token, or its session has ended. */
export function notSignedIn(): DomainError {
  return new DomainError('unauthenticated', 'UNAUTHENTICATED', 'You are not signed in, or your session has expired. Sign in again.');
}

/** One answer for an unknown username and a wrong password: it does not tell whether an account exists. */
export function wrongCredentials(): DomainError {
  return new DomainError('invalid', 'WRONG_CREDENTIALS', 'The username or the password is wrong. Check both and try again.');
}

/** The account was not opened; `fields` has every reason by `username`, `email` and `password`. */
export function registrationRefused(fields: FieldErrors): DomainError {
  const message = 'The account could not be opened. Mend the fields that are named and try again.';
  return new DomainError('invalid', 'REGISTRATION_REFUSED', message, fields);
}

const taken = 'This username or e-mail address is already taken. Choose another one, or sign in.';

/** One sentence under both fields, so that it does not say which of the two is taken. */
export const takenFields: FieldErrors = { username: [taken], email: [taken] };

/** What was typed as an e-mail address is none. */
export function emailRefused({ code, sentence }: Refusal): DomainError {
  return new DomainError('invalid', code, sentence, { email: [sentence] });
}

/** The link for a new password was used, has expired, or never was: one answer for all, and for an account that does not exist. */
export function resetLinkInvalid(): DomainError {
  const message = 'This link has been used, or it has expired. Ask for a new one.';
  return new DomainError('invalid', 'RESET_LINK_INVALID', message);
}

/** The password that was chosen can't be one. */
export function passwordRefused({ sentence }: Refusal): DomainError {
  return new DomainError('invalid', 'PASSWORD_REFUSED', sentence, { password: [sentence] });
}

/** The link that shows that an address is somebody's has expired, or never was. */
export function verificationLinkInvalid(): DomainError {
  const message = 'This link has expired, or part of it is missing. Ask for a new one on your Personal page.';
  return new DomainError('invalid', 'VERIFICATION_LINK_INVALID', message);
}

/** What only an account with a verified address may do. */
export function emailNotVerified(): DomainError {
  const message = 'Your e-mail address is not verified yet. Verify it on your Personal page, then try again.';
  return new DomainError('forbidden', 'EMAIL_NOT_VERIFIED', message);
}

/** What asks for the password was tried by an account that has none. */
export function passwordNotSet(): DomainError {
  const message = 'This account has no password yet. Set one with Change Password first.';
  return new DomainError('invalid', 'PASSWORD_NOT_SET', message);
}

/** Signing in with Google was asked for where nobody set it up. */
export function googleNotConfigured(): DomainError {
  return new DomainError('invalid', 'GOOGLE_NOT_CONFIGURED', 'Signing in with Google is not set up here. Sign in with your username.');
}

/** The code or the state is wrong, was used, or has expired. */
export function googleCodeRefused(): DomainError {
  return new DomainError('invalid', 'GOOGLE_CODE_REFUSED', 'Signing in with Google did not succeed. Begin again.');
}

/** One answer for an address that the provider has not verified, and one whose account here is not verified. */
export function googleEmailUnverified(): DomainError {
  const message =
    'Signing in with Google needs a verified e-mail address, there and here. Sign in with your username, or verify the address first.';
  return new DomainError('invalid', 'GOOGLE_EMAIL_UNVERIFIED', message);
}

/** The provider does not answer. */
export function googleUnavailable(): DomainError {
  const message = 'Google does not answer at this moment. Try again in a few seconds, or sign in with your username.';
  return new DomainError('unavailable', 'GOOGLE_UNAVAILABLE', message);
}

/** Too many attempts; the sentence and `retryAfterSeconds` say how long to wait. */
export function tooManyAttempts(seconds: number): DomainError {
  const message = `That was tried too often. Wait ${inWords(seconds)} and try again.`;
  return new DomainError('too-many', 'TOO_MANY_ATTEMPTS', message, {}, seconds);
}

/** So many passwords are being hashed that there is no place for another one. */
export function tooManySigningIn(): DomainError {
  return new DomainError('unavailable', 'BUSY', 'Too many people are signing in at this moment. Try again in a few seconds.');
}

// Rounded up: whoever waits as long as the sentence says is not refused again.
function inWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
