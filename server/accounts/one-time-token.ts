import type { TokenHash } from './session.js';

const hour = 60 * 60 * 1000;

/** What a link that was sent by mail lets its reader do, and for how long from its sending on. */
export const LINK_LIFETIME = { 'reset-password': hour, 'verify-email': 24 * hour } as const;

export type LinkPurpose = keyof typeof LINK_LIFETIME;

/** A link's token: made as a session's, and known to the reader of the mail only. */
export interface OneTimeToken {
  readonly tokenHash: TokenHash;
  readonly purpose: LinkPurpose;
  readonly accountId: string;
  readonly expiresAt: Date;
}

/** Whether a link's token counts at this moment. */
export function isValidAt({ expiresAt }: OneTimeToken, now: Date): boolean {
  return expiresAt > now;
}
