import { ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { ProviderUnavailable } from '../../accounts/accounts.errors.js';
import type { ProviderFacts } from '../../accounts/providers/provider-facts.rules.js';
import { certificateFault } from '../tls/certificate-faults.js';

/** A response of the provider follows the protocol, but cannot be used. */
export class UnusableStatement extends Error {}

// The provider's error codes for a code that is wrong, used, expired or for another client. The last one is Google's own.
const refusals = new Set(['invalid_grant', 'invalid_request', 'redirect_uri_mismatch']);

// The library's error codes for an ID token that is missing, or that is not for this client, this sign-in or this time.
const failedChecks = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);

const longestReason = 300;

/** Whether an exchange failed because of the code. Otherwise the cause is the provider, or the network. */
export function isCodeRefused(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return refusals.has(error.error);
  return error instanceof UnusableStatement || failedChecks.has(textOf(error, 'code'));
}

/** Whether the provider refuses the id or the secret of this client, or the way in which the secret was sent. */
export function isClientRefused(error: unknown): boolean {
  if (error instanceof WWWAuthenticateChallengeError) return error.status === 401;
  return error instanceof ResponseBodyError && (error.error === 'invalid_client' || error.error === 'unauthorized_client');
}

/** The issuer that a provider states of itself, where it differs from the one that it was found by. */
export function otherIssuer(error: unknown): string | undefined {
  for (let cause = error; cause !== undefined && cause !== null; cause = propertyOf(cause, 'cause')) {
    if (propertyOf(cause, 'attribute') === 'issuer') return textOf(propertyOf(cause, 'body'), 'issuer').slice(0, longestReason);
  }
  return undefined;
}

/** The refusal for people. */
export function unavailable(facts: ProviderFacts, error: unknown): ProviderUnavailable {
  return new ProviderUnavailable(facts, certificateFault(error) === undefined);
}

/** Why a call failed, for the log. It has the words of the provider and the library, and never what was sent. */
export function reasonOf(error: unknown): string {
  const fault = certificateFault(error);
  if (fault !== undefined) return fault;
  const parts =
    error instanceof ResponseBodyError
      ? [`${error.status} ${error.error}`, error.error_description ?? '']
      : [textOf(error, 'message'), textOf(error, 'code'), textOf(propertyOf(error, 'cause'), 'message')];
  return parts.filter(Boolean).join(', ').slice(0, longestReason) || 'for no known reason';
}

function textOf(error: unknown, name: 'message' | 'code' | 'issuer'): string {
  const value = propertyOf(error, name);
  return typeof value === 'string' ? value : '';
}

// It checks only the name: some values that fetch throws are not an `Error` of this module's realm.
function propertyOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? (error as Readonly<Record<string, unknown>>)[name] : undefined;
}
