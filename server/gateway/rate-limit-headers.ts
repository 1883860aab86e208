import { TooManyAttempts } from '../accounts/accounts.errors.js';
import type { RateLimit } from '../accounts/rate-limit.js';

/** The headers about waiting and limits that scripts of other origins may read. */
export const LIMIT_HEADERS = ['Retry-After', 'RateLimit', 'RateLimit-Policy'] as const;

/**
 * The headers that say which limit a refusal is about, as the draft `draft-ietf-httpapi-ratelimit-headers-10` writes it: how many attempts it allows in
 * how many seconds, that none is left, and in how many seconds there are some. None for another error.
 */
export function rateLimitHeaders(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof TooManyAttempts)) return {};
  const { limit, retryAfterSeconds } = error;
  return { 'RateLimit-Policy': policyOf(limit), RateLimit: `"${limit.name}";r=0;t=${retryAfterSeconds}` };
}

function policyOf({ name, attempts, seconds }: RateLimit): string {
  return `"${name}";q=${attempts};w=${seconds}`;
}
