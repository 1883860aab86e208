import { describe, expect, test } from '@jest/globals';
import { SiteAddresses } from '../../server/site-addresses.js';

const addresses = new SiteAddresses({ publicUrl: 'https://tessera.example:8443' });

describe('The addresses of the site', () => {
  test('begin with its origin, and pages and feeds without a linkname have none', () => {
    expect([addresses.origin, addresses.host, addresses.hostname, addresses.isSecure]).toEqual([
      'https://tessera.example:8443',
      'tessera.example:8443',
      'tessera.example',
      true,
    ]);
    expect(new SiteAddresses({ publicUrl: 'http://localhost:3000' }).isSecure).toBe(false);
    expect(addresses.at('/login')).toBe('https://tessera.example:8443/login');
    expect([addresses.page('anna'), addresses.page(null)]).toEqual(['https://tessera.example:8443/anna', null]);
    expect([addresses.feed('anna'), addresses.feed(null)]).toEqual(['https://tessera.example:8443/anna.atom', null]);
    expect(addresses.card('anna', '0f')).toBe('https://tessera.example:8443/media/cards/anna/0f.jpg');
    expect(addresses.picture('0f.png')).toBe('https://tessera.example:8443/media/0f.png');
    expect(addresses.newPassword('id', 'secret')).toBe('https://tessera.example:8443/resetpw/id/secret');
    expect(addresses.verification('secret')).toBe('https://tessera.example:8443/?token=secret');
  });

  test.each([
    ['https://tessera.example:8443/anna', 'anna'],
    ['http://tessera.example:8443/anna/?from=there#tile', 'anna'],
    ['https://tessera.example/anna', undefined],
    ['https://elsewhere.example:8443/anna', undefined],
    ['ftp://tessera.example:8443/anna', undefined],
    ['https://tessera.example:8443/', undefined],
    ['https://tessera.example:8443/anna/more', undefined],
    ['anna', undefined],
    [['https://tessera.example:8443/anna'], undefined],
  ])('have a linkname if they are of a page here: %s', (address, linkname) => {
    expect(addresses.linknameIn(address)).toBe(linkname);
  });
});
