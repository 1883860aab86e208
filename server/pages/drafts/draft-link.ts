import { randomBytes } from 'node:crypto';

/** How long a link to a draft works, in milliseconds: 30 days. */
export const DRAFT_LINK_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** With which somebody without an account sees the draft of a page. A page has one at most. */
export interface DraftLink {
  /**
   * 256 random bits in base64url, 43 characters. Unlike other tokens it is stored as it is, because its owner reads it again: it opens nothing but the draft, which the same
   * database has as plain text.
   */
  readonly token: string;
  readonly createdAt: Date;
  /** It works until then. */
  readonly expiresAt: Date;
  /** How often a browser has opened it. */
  readonly timesOpened: number;
}

/** A link that nobody can guess and nobody has opened. */
export function newDraftLink(createdAt: Date): DraftLink {
  const expiresAt = new Date(createdAt.getTime() + DRAFT_LINK_LIFETIME);
  return { token: randomBytes(32).toString('base64url'), createdAt, expiresAt, timesOpened: 0 };
}
