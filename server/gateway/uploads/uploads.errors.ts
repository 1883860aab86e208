import { DomainError } from '../../domain-error.js';

/** A browser sends the form of another site without asking first; the header it does not. */
export function preflightMissing(): DomainError {
  return new DomainError('invalid', 'BAD_REQUEST', 'A request with a file needs the header Apollo-Require-Preflight: true.');
}

/** The form does not hold what the multipart request specification of GraphQL asks for. */
export function formUnreadable(): DomainError {
  return new DomainError('invalid', 'BAD_REQUEST', 'The form could not be read. Send operations, then map, then the file.');
}
