import { describe, expect, test } from '@jest/globals';
import { isPublicAddress } from '../../../server/webhooks/public-address.rules.js';
import { parseWebhookAddress } from '../../../server/webhooks/webhook.rules.js';

function faultOf(text: string, mayBePrivate = false): string | undefined {
  const parsed = parseWebhookAddress(text, mayBePrivate);
  return parsed.ok ? undefined : parsed.refusal.reason;
}

describe('The address of a webhook', () => {
  test.each([
    ['', 'WEBHOOK_ADDRESS'],
    ['no address', 'WEBHOOK_ADDRESS'],
    ['example.org/hook', 'WEBHOOK_ADDRESS'],
    ['https://', 'WEBHOOK_ADDRESS'],
    ['https://:443/', 'WEBHOOK_ADDRESS'],
    ['https://1.2.3.4.5/', 'WEBHOOK_ADDRESS'],
    ['http://example.org/hook', 'WEBHOOK_ADDRESS_HTTPS'],
    ['ftp://example.org', 'WEBHOOK_ADDRESS_HTTPS'],
    ['mailto:ada@example.org', 'WEBHOOK_ADDRESS_HTTPS'],
    ['https://ada@example.org/', 'WEBHOOK_ADDRESS_CREDENTIALS'],
    ['https://:secret@example.org/', 'WEBHOOK_ADDRESS_CREDENTIALS'],
    ['https://example.org/hook#part', 'WEBHOOK_ADDRESS_FRAGMENT'],
    ['https://example.org:0/', 'WEBHOOK_ADDRESS_PORT'],
    ['https://example.org:65536/', 'WEBHOOK_ADDRESS_PORT'],
    ['https://example.org:port/hook', 'WEBHOOK_ADDRESS_PORT'],
    [`https://example.org/${'x'.repeat(2_048)}`, 'TEXT_TOO_LONG'],
  ])('%s is refused with the reason %s', (address, reason) => {
    expect(faultOf(address)).toBe(reason);
  });

  test.each([
    ...['127.0.0.1', '127.1.2.3', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '169.254.169.254'],
    ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '127.1', '%31%32%37.0.0.1'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[fe80::1]', '[fc00::1]', '[fd12:3456::1]', '[ff02::1]'],
    ...[
      '[64:ff9b::7f00:1]',
      '[64:ff9b::10.1.2.3]',
      '[64:ff9b:1::808:808]',
      '[64:ff9b::1:808:808]',
      '[2002:7f00:1::]',
      '[2001::1]',
      '[2001:db8::1]',
      '[3fff::1]',
      '[2620:4f:8000::1]',
      '[fec0::1]',
      '127.0.0.1.',
    ],
    ...[
      'localhost',
      'LOCALHOST',
      'localhost.',
      'a.localhost',
      '①②⑦.⓪.⓪.①',
      'printer.local',
      'db.internal',
      'metadata.google.internal.',
      'nas.home.arpa',
    ],
  ])('https://%s is refused as private when it is stored, with a port, too, and taken where private networks are allowed', (host) => {
    expect([faultOf(`https://${host}/hook`), faultOf(`https://${host}:8443/`)]).toEqual([
      'WEBHOOK_ADDRESS_PRIVATE',
      'WEBHOOK_ADDRESS_PRIVATE',
    ]);
    expect([faultOf(`https://${host}/hook`, true), faultOf(`http://${host}:8080/`, true)]).toEqual([undefined, undefined]);
  });

  test.each([
    'example.org',
    'mylocalhost',
    'notlocal',
    'internal.example.org',
    '93.184.215.14',
    '172.32.0.1',
    '[2606:2800:21f::1]',
    '11.0.0.1',
  ])('https://%s is taken', (host) => {
    expect(parseWebhookAddress(` https://${host}:8443/hook?a=b `, false)).toEqual({ ok: true, value: `https://${host}:8443/hook?a=b` });
  });
});

test.each([
  ['93.184.215.14', true],
  ['2606:2800:021F:0000:0000:0000:0000:0001', true],
  ['2606:2800:21f:1:2:3:4:5', true],
  ['::ffff:93.184.215.14', false],
  ['fe80::1%eth0', false],
  ['example.org', false],
  ['', false],
])('Of what a name server answers, %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  ['64:ff9b::808:808', true],
  ['64:ff9b:0:0:0:0:5db8:d70e', true],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b::a9fe:a9fe', false],
  ['64:ff9b::c0a8:101', false],
  ['64:ff9b:1::808:808', false],
  ['64:ff9b:0:0:0:1:808:808', false],
])('RU-11 An address that a gateway translates is judged by the address of IPv4 inside: %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
