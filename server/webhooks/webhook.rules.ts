import { accepted, refused, type Parsed } from '../parsed.rules.js';
import { mayBePublicHost } from './public-address.rules.js';

/** What a webhook can tell of. A receiver ignores types that it does not know: there may be more some day. */
export const WEBHOOK_EVENTS = [
  'page.published',
  'page.scheduled',
  'page.appeared',
  'page.renamed',
  'page.deleted',
  'picture.changed',
  'account.deleted',
] as const;

/** One of `WEBHOOK_EVENTS`. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The longest address of a webhook, in UTF-16 units. */
export const WEBHOOK_ADDRESS_MAX_LENGTH = 2_048;

/**
 * Parses the address of a receiver. It has https, a host that may be in the public Internet, and no username, password or fragment. With
 * `mayBePrivate`, http and any host will do. Where a name leads is checked with each delivery. Refusal: WEBHOOK_REFUSED, with a reason for each fault.
 */
export function parseWebhookAddress(text: string, mayBePrivate: boolean): Parsed<string> {
  const [most, length] = [WEBHOOK_ADDRESS_MAX_LENGTH, text.length];
  if (length > most) return refused('WEBHOOK_REFUSED', { most, length }, 'TEXT_TOO_LONG');
  const typed = text.trim();
  if (hasWrongPort(typed)) return refused('WEBHOOK_REFUSED', {}, 'WEBHOOK_ADDRESS_PORT');
  if (!URL.canParse(typed)) return refused('WEBHOOK_REFUSED', {}, 'WEBHOOK_ADDRESS');
  return parseParts(new URL(typed), mayBePrivate);
}

function parseParts({ href, protocol, hostname, username, password, hash }: URL, mayBePrivate: boolean): Parsed<string> {
  if (protocol !== 'https:' && !(mayBePrivate && protocol === 'http:')) return refused('WEBHOOK_REFUSED', {}, 'WEBHOOK_ADDRESS_HTTPS');
  if (username !== '' || password !== '') return refused('WEBHOOK_REFUSED', {}, 'WEBHOOK_ADDRESS_CREDENTIALS');
  if (hash !== '') return refused('WEBHOOK_REFUSED', {}, 'WEBHOOK_ADDRESS_FRAGMENT');
  if (!mayBePrivate && !mayBePublicHost(hostname)) return refused('WEBHOOK_REFUSED', {}, 'WEBHOOK_ADDRESS_PRIVATE');
  return accepted(href);
}

/** Whether a text has a port that no server can have, and would be an address without it. */
function hasWrongPort(text: string): boolean {
  if (URL.canParse(text)) return new URL(text).port === '0';
  const [protocol = '', , host = ''] = text.split('/', 3);
  const name = host.slice(0, Math.max(0, host.lastIndexOf(':')));
  return name !== '' && URL.canParse(`${protocol}//${name}`);
}
