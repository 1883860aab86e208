import type { TokenHash } from './sessions/session.js';

const hour = 60 * 60 * 1000;

/** The purposes of mailed links, with the time in milliseconds for which each is valid after it was sent. */
export const LINK_LIFETIME = { 'reset-password': hour, 'verify-email': 24 * hour, 'data-archive': 7 * 24 * hour } as const;

/** A purpose of mailed links. */
export type LinkPurpose = keyof typeof LINK_LIFETIME;

/** The token of a mailed link. It is generated like the token of a session, and only the mail contains it. */
export interface OneTimeToken {
  readonly tokenHash: TokenHash;
  readonly purpose: LinkPurpose;
  readonly accountId: string;
  readonly expiresAt: Date;
}

/** Whether the token is valid at this time. */
export function isValidAt({ expiresAt }: OneTimeToken, now: Date): boolean {
  return expiresAt > now;
}
