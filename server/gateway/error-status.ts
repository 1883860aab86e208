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
