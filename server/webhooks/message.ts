import { createHmac } from 'node:crypto';
import type { SiteAddresses } from '../site-addresses.js';
import type { DeliveredEvent, DueDelivery } from './delivery.js';

/** A message as its receiver gets it. */
export interface WebhookMessage {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The body of the message. It is the same in every attempt, unless the address of the site changes in between. */
export function bodyOf({ type, createdAt, data }: DeliveredEvent, addresses: SiteAddresses): string {
  const { linkname } = data;
  const place = linkname === undefined ? {} : { url: addresses.page(linkname) };
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data: { ...data, ...place } });
}

/** The message of one attempt, signed as Standard Webhooks describes it. The time is that of the attempt. */
export function messageOf(due: DueDelivery, addresses: SiteAddresses, now: Date): WebhookMessage {
  const body = bodyOf(due, addresses);
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signed = `${due.id}.${timestamp}.${body}`;
  return {
    address: due.address,
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': due.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': due.secrets.map((secret) => `v1,${signatureOf(signed, secret)}`).join(' '),
    },
  };
}

function signatureOf(signed: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(signed).digest('base64');
}
