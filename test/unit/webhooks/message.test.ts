import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { DueDelivery } from '../../../server/webhooks/delivery.js';
import { messageOf } from '../../../server/webhooks/message.js';
import { SiteAddresses } from '../../../server/site-addresses.js';

const key = Buffer.from('a key that only two know');

const due: DueDelivery = {
  id: '019aa000-0000-7000-8000-000000000000',
  type: 'page.published',
  createdAt: new Date('2026-03-01T12:00:00Z'),
  data: { linkname: 'lemons' },
  address: 'https://receiver.example/',
  secrets: [`whsec_${key.toString('base64')}`],
  isEnabled: true,
};

test('An attempt is signed with its own time, so that a late one is not refused as a repetition, and its body has the time of the event', () => {
  const { headers, body } = messageOf(
    due,
    new SiteAddresses({ publicUrl: 'https://tessera.example' }),
    new Date('2026-03-02T18:00:00.900Z'),
  );
  const timestamp = String(Date.parse('2026-03-02T18:00:00Z') / 1_000);
  expect(headers['webhook-timestamp']).toBe(timestamp);
  const signature = createHmac('sha256', key).update(`${due.id}.${timestamp}.${body}`).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(JSON.parse(body)).toMatchObject({ timestamp: '2026-03-01T12:00:00.000Z', data: { url: 'https://tessera.example/lemons' } });
});
