import { ResponseBodyError } from 'openid-client';

/** What a provider stated can't be used, though it follows the protocol. */
export class UnusableStatement extends Error {}

// What the provider says of a code that is wrong, used, expired or another client's. The last one is Google's own word.
const refusals = new Set(['invalid_grant', 'invalid_request', 'redirect_uri_mismatch']);

// The statement that came for the code is not for this client, this sign-in or this moment, or it is none.
const failedChecks = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);

const longestReason = 300;

/** Whether an exchange failed because of the code; otherwise the provider, or the way to it, is to blame. */
export function isCodeRefused(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return refusals.has(error.error);
  return error instanceof UnusableStatement || failedChecks.has(textOf(error, 'code'));
}

/** Why a call failed, for the log: what the provider and the library say, and never what was sent. */
export function reasonOf(error: unknown): string {
  const parts =
    error instanceof ResponseBodyError
      ? [`${error.status} ${error.error}`, error.error_description ?? '']
      : [textOf(error, 'message'), textOf(error, 'code'), textOf(propertyOf(error, 'cause'), 'message')];
  return parts.filter(Boolean).join(', ').slice(0, longestReason) || 'for no known reason';
}

function textOf(error: unknown, name: 'message' | 'code'): string {
  const value = propertyOf(error, name);
  return typeof value === 'string' ? value : '';
}

// By its name and no more: not everything that fetch throws is an `Error` as this module knows it.
function propertyOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? (error as Readonly<Record<string, unknown>>)[name] : undefined;
}
