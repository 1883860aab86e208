import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { browserAndSystemOf, deviceOf, networkOf } from '../../../server/gateway/caller.js';
import { anyCharacter } from '../../builders/any-character.js';

describe('The network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['127.0.0.1', '127.0.0.1'],
    ['203.0.113.7:51234', '203.0.113.7'],
  ])('of IPv4 %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each(['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7', '[::ffff:203.0.113.7]:51234'])(
    'is the IPv4 address itself if it comes as the IPv6 address %s',
    (address) => {
      expect(networkOf(address)).toBe('203.0.113.7');
    },
  );

  test('of any IPv6 address is its first 64 bits', () => {
    const groups = fc.array(
      fc.integer({ min: 0, max: 0xffff }).map((group) => group.toString(16)),
      { minLength: 4, maxLength: 4 },
    );
    // What begins with five groups of zeros can be an IPv4 address.
    const firstHalf = groups.filter((half) => half.some((group) => group !== '0'));
    fc.assert(
      fc.property(firstHalf, groups, (first, last) => {
        expect(networkOf([...first, ...last].join(':'))).toBe(`${first.join(':')}::/64`);
      }),
    );
  });

  test('is the same for IPv6 addresses with the same first 64 bits in different spellings', () => {
    const addresses = [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff:ffff:ffff:ffff',
      '2001:0DB8:0001:0002:0000:0000:0000:0001',
      '2001:db8:1:2:3::',
      '[2001:db8:1:2::1]',
      '[2001:db8:1:2::1]:51234',
      '2001:db8:1:2::203.0.113.7',
    ];
    expect(new Set(addresses.map(networkOf))).toEqual(new Set(['2001:db8:1:2::/64']));
  });

  test.each([
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['2001:0:0:4::1', '2001:0:0:4::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of IPv6 %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each(['', 'unknown', 'not an address', '999.1.1.1', '2001:db8::1::2'])('is `unknown` for a text that is no address: %j', (text) => {
    expect(networkOf(text)).toBe('unknown');
  });
});

describe('The device of a request', () => {
  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
  ])('of %s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  test.each([
    ['Firefox on Linux', { browser: 'Firefox', system: 'Linux' }],
    ['Surf on Sea on Chrome OS', { browser: 'Surf on Sea', system: 'Chrome OS' }],
    ['Firefox', { browser: null, system: null }],
    ['Firefox on ', { browser: null, system: null }],
    [' on Linux', { browser: null, system: null }],
    [null, { browser: null, system: null }],
  ])('that is stored as %j has the browser and system %j', (device, expected) => {
    expect(browserAndSystemOf(device)).toEqual(expected);
  });

  test.each([undefined, ''])('is unknown if the request names no browser: %j', (userAgent) => {
    expect(deviceOf(userAgent)).toBeNull();
  });

  test('has at most 100 characters, whatever the text', () => {
    const long = ['x'.repeat(20_000), '('.repeat(20_000), 'a/1 '.repeat(5_000)].map((text) => fc.constant(text));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), ...long), (userAgent) => {
        expect((deviceOf(userAgent) ?? '').length).toBeLessThanOrEqual(100);
      }),
    );
  });
});
