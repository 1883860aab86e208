import { DomainError, type FieldErrors } from '../domain-error.js';

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
