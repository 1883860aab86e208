import type { DomainError, ErrorKind } from '../domain-error.js';

/** The HTTP status of each kind of refusal. */
export const errorStatus: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
};

/** The seconds to wait after an `unavailable` error that has no `retryAfterSeconds` of its own. */
export const retryAfterSeconds = 5;

/** The seconds to wait before a retry, which both APIs send as `Retry-After`. Undefined when a retry cannot help. */
export function retryAfterOf(refusal: DomainError): number | undefined {
  return refusal.retryAfterSeconds ?? (refusal.kind === 'unavailable' ? retryAfterSeconds : undefined);
}
