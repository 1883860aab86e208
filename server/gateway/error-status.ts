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

/** After how many seconds to ask again when something is `unavailable` and does not know better itself. */
export const retryAfterSeconds = 5;

/** After how many seconds to ask again: sent as `Retry-After` by both APIs. Undefined for a refusal that waiting does not mend. */
export function retryAfterOf(refusal: DomainError): number | undefined {
  return refusal.retryAfterSeconds ?? (refusal.kind === 'unavailable' ? retryAfterSeconds : undefined);
}
