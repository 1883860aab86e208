import type { ErrorKind } from '../domain-error.js';

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

/** After how many seconds to ask again when something is `unavailable`: sent as `Retry-After` by every door. */
export const retryAfterSeconds = 5;
