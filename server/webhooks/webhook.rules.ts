import { accepted, refused, type Parsed } from '../parsed.rules.js';

/** What a webhook can tell of. A receiver ignores types that it does not know: there may be more some day. */
export const WEBHOOK_EVENTS = ['page.published', 'page.renamed', 'page.deleted', 'picture.changed', 'account.deleted'] as const;

/** One of `WEBHOOK_EVENTS`. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The longest address of a webhook, in UTF-16 units. */
export const WEBHOOK_ADDRESS_MAX_LENGTH = 2_048;

/**
 * Parses the address of a receiver. It has https, unless `mayBePlain`, and no username, password or fragment. Whether the server may connect to
 * it is checked with each delivery. Refusal: WEBHOOK_REFUSED.
 */
export function parseWebhookAddress(text: string, mayBePlain: boolean): Parsed<string> {
  const [most, length] = [WEBHOOK_ADDRESS_MAX_LENGTH, text.length];
  if (length > most) return refused('WEBHOOK_REFUSED', { most, length }, 'TEXT_TOO_LONG');
  const typed = text.trim();
  if (!URL.canParse(typed)) return refused('WEBHOOK_REFUSED', {}, 'WEBHOOK_ADDRESS');
  const url = new URL(typed);
  const isPlain = url.protocol === 'http:' && mayBePlain;
  const isClean = url.hostname !== '' && url.username === '' && url.password === '' && url.hash === '';
  return (url.protocol === 'https:' || isPlain) && isClean ? accepted(url.href) : refused('WEBHOOK_REFUSED', {}, 'WEBHOOK_ADDRESS');
}
